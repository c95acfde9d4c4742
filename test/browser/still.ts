/**
 * For `test.use`: whatever would glide is at once where it comes to stand, so that no test looks at it on its way, and no
 * frame of the way is drawn. Not for what tests of motion look at.
 */
export const still = { contextOptions: { reducedMotion: "reduce" } } as const;
