import type { Side } from "../game.ts";
import { arrange } from "./arrange.ts";
import type { MoveOrder } from "./moveOrder.ts";
import { SmallestProof } from "./smallestProof.ts";
import { type Look, type ValuedNode, valuedNode } from "./valuedNode.ts";

/**
 * An order in which alpha-beta reads `fewestLeaves`: of all such orders the first as a dictionary has them, by
 * given child indices, from the root down. So nothing moves without need: a tree in a best order keeps it.
 *
 * A child may come next where it costs no more than it must cost in any order: the smallest proof that it does
 * not pass the node's value, or for the one that shows this value, the smallest proof that it reaches it.
 * About O(nodes · plies) where few children are passed over.
 */
export function bestMoveOrder<Node>(root: Node, look: Look<Node>, side: Side = "max"): MoveOrder {
  const proof = new SmallestProof();

  function mayComeNext(node: ValuedNode, child: ValuedNode, _read: unknown, near: number, far: number) {
    const { value } = node;
    const reached = -child.value;
    if (value <= near) return true;
    const threshold = Math.min(value, far);
    if (reached >= threshold) return proof.atMost(child, -threshold) === proof.atLeast(node, threshold);
    return value < far && proof.within(child, -far, -near) === proof.atLeast(child, -value);
  }

  return arrange(valuedNode(root, look, side), mayComeNext);
}
