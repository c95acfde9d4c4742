/** The board of a position of a game. */
export const searched = "The position that is searched";
export const boardAfter = (line: string): string => `The board after ${line}`;
export const looksAt = (points: number): string =>
  `The search looks at the ${points === 1 ? "best-looking point" : `${points} best-looking points`} alone.`;
export const inWholeTree = "In the whole tree";

/** How deep it is searched. */
export const howDeep = "How deep to search";
export const depth = "Depth";
export const plyLess = "One ply less";
export const plyMore = "One ply more";
export const toTheEnd = "to the end";
