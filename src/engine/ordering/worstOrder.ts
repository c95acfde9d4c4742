import type { Tree } from "../games/tree.ts";
import { reorder } from "./reorder.ts";
import { worstMoveOrder } from "./worstMoveOrder.ts";
import { worstOrderWork } from "./worstOrderWork.ts";

/**
 * The tree in an order in which alpha-beta reads the most leaves, as near the given one as `worstMoveOrder` says;
 * undefined where finding it takes more than `work` steps.
 */
export function worstOrder(tree: Tree, work = worstOrderWork): Tree | undefined {
  const order = worstMoveOrder(tree, (node: Tree) => node, "max", work);
  return order && reorder(tree, order);
}
