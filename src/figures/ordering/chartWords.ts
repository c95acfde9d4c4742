export const chart =
  "Nodes against depth, logarithmic: a straight line grows by the same factor with each ply";
const searches = {
  natural: "natural order",
  best: "best order",
  worst: "worst order",
  present: "this search",
} as const;
/** What the lines are called, in few words or in more. */
export const titles = (narrow: boolean, moves: number) => ({
  full: narrow ? "minimax" : `minimax, ${moves} moves`,
  half: narrow ? "half the depth" : "minimax, half the depth",
  ...searches,
});
export const lookAt = "Look at";
export const pliesToLookAt = "Plies to look at";

/** The counts as a table: nodes by plies and order. */
export const asTable = "The counts as a table";
export const columns = ["plies", searches.natural, searches.present, searches.best, searches.worst] as const;
export const notKnown = "not known";
