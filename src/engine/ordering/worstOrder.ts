import type { Side } from "../game.ts";
import type { Tree } from "../games/tree.ts";
import { fewestLeaves } from "./bestOrder.ts";
import { type LongestReading, longestReading } from "./longestReading.ts";
import { arrange, type MoveOrder, reorder } from "./moveOrder.ts";
import { type Look, type ValuedNode, valuedNode } from "./valuedNode.ts";

/** How many steps the most leaves and the worst order may take: a second or two at most. See `mostLeaves`. */
export const worstOrderWork = 5_000_000;

/**
 * The tree in an order in which alpha-beta reads the most leaves, as near the given one as `worstMoveOrder` says;
 * undefined where finding it takes more than `work` steps.
 */
export function worstOrder(tree: Tree, work = worstOrderWork): Tree | undefined {
  const order = worstMoveOrder(tree, (node: Tree) => node, "max", work);
  return order && reorder(tree, order);
}

/**
 * An order in which alpha-beta reads `mostLeaves`: of all such orders the first as a dictionary has them, by
 * given child indices, from the root down. So nothing moves without need: a tree in a worst order keeps it.
 * Undefined where finding it takes more than `work` steps.
 */
export function worstMoveOrder<Node>(
  root: Node,
  look: Look<Node>,
  side: Side = "max",
  work = worstOrderWork,
): MoveOrder | undefined {
  const valued = valuedNode(root, look, side);
  return longestReading(work, (reading) => arrange(valued, losesNothing(reading)));
}

function losesNothing(reading: LongestReading) {
  return (
    node: ValuedNode,
    child: ValuedNode,
    read: readonly ValuedNode[],
    near: number,
    far: number,
  ): boolean => {
    const reached = -child.value;
    // Nothing waits for a child that leaves near as it is.
    if (reached <= near) return true;
    const now = reading.within(child, -far, -near);
    const then = reading.after(node, [...read, child], reached, far);
    return now + then === reading.after(node, read, near, far);
  };
}

/**
 * The most leaves that alpha-beta reads over all orders of all nodes, without trying them; undefined where that
 * takes more than `work` steps (a step is a look at one child in one window). `LongestReading` says how, why
 * it is exact, and what it costs. Fail-hard reads the same leaves. Throws a RangeError where `look` finds a
 * node with neither children nor a finite value.
 */
export function mostLeaves<Node>(
  root: Node,
  look: Look<Node>,
  side: Side = "max",
  work = worstOrderWork,
): number | undefined {
  const valued = valuedNode(root, look, side);
  return longestReading(work, (reading) => reading.within(valued, -Infinity, Infinity));
}

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
