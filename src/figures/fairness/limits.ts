/** Nodes that may be entered to solve a position: a few seconds. */
export const nodesToSolve = 1_000_000;
