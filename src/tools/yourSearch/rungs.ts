/** The ways to work on a task, from the easiest: put lines in order, mend a program, write one. */
export const rungNames = ["assemble", "mend", "write"] as const;
export type Rung = (typeof rungNames)[number];
