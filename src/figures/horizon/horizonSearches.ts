/** The searches that are compared: to the depth, one ply deeper, and to the depth with quiescence. */
export const searchNames = ["depth", "deeper", "quiet"] as const;
export type SearchName = (typeof searchNames)[number];

/** The deepest shallower search that answers at once. */
export const deepest = 5;
