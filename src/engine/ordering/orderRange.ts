import type { Tree } from "../games/tree.ts";
import { fewestLeaves } from "./fewestLeaves.ts";
import { mostLeaves } from "./mostLeaves.ts";
import { worstOrderWork } from "./worstOrderWork.ts";

/** How many leaves alpha-beta can read of a tree, depending on the order of its children alone. */
export interface OrderRange {
  readonly fewest: number;
  /** Undefined where finding it takes more work than was allowed. */
  readonly most: number | undefined;
}

/**
 * The fewest and the most leaves that alpha-beta, with the whole line as its window, reads of a tree over all
 * orders of all nodes; both are exact. `fewestLeaves` and `mostLeaves` give proof and cost, and serve any tree
 * that is not written as a `Tree`.
 */
export function orderRange(tree: Tree, work = worstOrderWork): OrderRange {
  const look = (node: Tree) => node;
  return { fewest: fewestLeaves(tree, look), most: mostLeaves(tree, look, "max", work) };
}
