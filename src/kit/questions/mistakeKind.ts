/** What a wrong answer to a question about a search takes for what, whatever its numbers are. */
export const mistakeKinds = [
  /** A value that no leaf below the node has. */
  "noLeaf",
  /** What the other side would choose. */
  "otherSide",
  /** A bound, for a value. */
  "boundForValue",
  /** The value of a move that is not the best. */
  "otherMove",
  /** A number that is not the mean of a draw. */
  "otherMean",
  /** The value, where the search stops before it knows it. */
  "valueForBound",
  /** Another number than what was best when the search stopped. */
  "otherReturn",
  /** Read, what is cut. */
  "readForCut",
  /** Cut, what is read. */
  "cutForRead",
  /** A bound of the caller's window, or that of a node that has none of its own that counts. */
  "callersBound",
  "notAbove",
  "otherSidesBound",
  "noBoundYet",
  "laterBound",
  "otherBound",
  /** More or fewer than are counted. */
  "tooMany",
  "tooFew",
] as const;

export type MistakeKind = (typeof mistakeKinds)[number];
