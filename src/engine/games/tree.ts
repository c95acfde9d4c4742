/** An abstract game tree: a leaf is its value for MAX, an inner node the list of its children. The root is MAX's. */
export type Tree = number | readonly Tree[];

/** Plies from the root to a leaf, at most. Searches call themselves once a ply: this keeps any of them safe. */
export const deepestTree = 200;

/** Nodes of one tree, leaves included, at most. */
export const largestTree = 200_000;
