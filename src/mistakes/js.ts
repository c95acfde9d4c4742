/** Text of a program, which is the same in every language of readers. */
export const js = String.raw;
