import type { Tree } from "../games/tree.ts";
import type { MoveOrder } from "./moveOrder.ts";

/** The tree with the children of every node in the order that `order` gives them; the given tree stays as it is. */
export function reorder(tree: Tree, order: MoveOrder): Tree {
  if (typeof tree === "number") return tree;
  return order.indices.map((index) => reorder(tree[index], order.below[index]));
}
