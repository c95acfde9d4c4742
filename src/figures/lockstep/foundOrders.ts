import { bestMoveOrder, type MoveOrder, type Tree, worstMoveOrder } from "../../engine/index.ts";
import { rearrangement } from "./rearrangement.ts";

/** An abstract tree is its own children. */
const look = (tree: Tree) => tree;

/**
 * An order that has to be worked out: "best", "worst", or that of a rearranged tree, given as text. Throws an error
 * that says why there is none.
 */
export function foundOrder(tree: Tree, order: string): MoveOrder {
  if (order === "best") return bestMoveOrder(tree, look);
  if (order !== "worst") return rearrangement(tree, order);
  const worst = worstMoveOrder(tree, look);
  if (worst) return worst;
  throw new Error("The worst order of a tree this wide would take too long to find.");
}
