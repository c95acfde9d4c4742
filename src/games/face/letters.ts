/** The columns of a board, from the left. */
export const letters = "abcdefghijklmnopqrs";
