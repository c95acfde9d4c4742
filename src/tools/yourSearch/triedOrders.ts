import { ArrangedTree, type MoveOrder, parseTree, random, reorder, writeTree } from "../../engine/index.ts";

/** A tree in one of its orders. */
export interface TriedOrder {
  readonly order: MoveOrder;
  readonly tree: string;
}

/** The orders of a tree that a program is tried on: all of them, or some by lot. */
export interface TriedOrders {
  /** How many there are; Infinity past 2^1023. */
  readonly orders: number;
  /** Whether all of them are tried. */
  readonly exact: boolean;
  readonly tried: readonly TriedOrder[];
}

/** Orders at most: a program runs slower than a search of the notebook's, and the textbook's tree has 1,296. */
const most = 2000;

/**
 * The orders of a tree as a dictionary has them, or of a tree with more than can be tried so many by lot, the same each
 * time. Throws what `parseTree` throws.
 */
export function triedOrders(text: string): TriedOrders {
  const tree = parseTree(text);
  const arranged = new ArrangedTree(tree);
  const exact = arranged.orders <= most;
  const chance = random(1);
  const tried = Array.from({ length: exact ? arranged.orders : most }, () => {
    if (!exact) arranged.shuffle(chance);
    const { order } = arranged;
    if (exact) arranged.next();
    return { order, tree: writeTree(reorder(tree, order)) };
  });
  return { orders: arranged.orders, exact, tried };
}
