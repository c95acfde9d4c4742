/** The chapters that have a test, by their slugs. */
export const testedChapters = ["minimax", "alpha-beta", "move-ordering"] as const;
export type TestedChapter = (typeof testedChapters)[number];

/** How many questions a test has, which is the most that can be right. */
export const questionCount = 10;

/** Which test it is: results of another version are about other questions. */
export const testVersion = 1;
