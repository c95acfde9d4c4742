import type { Tree } from "../games/tree.ts";
import { bestMoveOrder } from "./bestMoveOrder.ts";
import { reorder } from "./reorder.ts";

/** The tree in an order in which alpha-beta reads the fewest leaves, as near the given one as `bestMoveOrder` says. */
export function bestOrder(tree: Tree): Tree {
  return reorder(
    tree,
    bestMoveOrder(tree, (node: Tree) => node),
  );
}
