import type { Side } from "../game.ts";
import { arrange } from "./arrange.ts";
import { type LongestReading, longestReading } from "./longestReading.ts";
import type { MoveOrder } from "./moveOrder.ts";
import { type Look, type ValuedNode, valuedNode } from "./valuedNode.ts";
import { worstOrderWork } from "./worstOrderWork.ts";

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
