/** The tree of most textbooks. */
export const textbookTree = "[[3,12,8],[2,4,6],[14,5,2]]";

/** What the figures of depth-first searches search where nobody says it. */
export const openings = {
  stepper: { tree: textbookTree, algorithm: "alphaBeta" },
  lockstep: { tree: textbookTree, algorithm: "minimax", against: "alphaBeta" },
} as const;
