/** The figure that the notebook opens with. */
export const home = { tree: "[[3,12,8],[2,4,6],[14,2,5]]", algorithm: "alphaBeta", at: "cutoff 1" };
