import type { Side } from "../game.ts";
import { SmallestProof } from "./smallestProof.ts";
import { type Look, valuedNode } from "./valuedNode.ts";

/**
 * The fewest leaves that alpha-beta reads over all orders of all nodes, without trying them: one walk over the
 * tree, O(nodes). Throws a RangeError where `look` finds a node with neither children nor a finite value.
 *
 * No order does with less: whatever finds the value v must have read leaves that show at least v and leaves
 * that show at most v, and two such proofs share exactly one leaf. The best order does with as much: a first
 * child that has v by the smallest proof sets the bound, and then each of the others falls to its own smallest
 * proof, since where one reply is enough to cut, that reply comes first.
 *
 * Uniform trees of b moves and d plies give b^⌈d/2⌉ + b^⌊d/2⌋ − 1. Fail-hard reads the same leaves.
 * Source: D. Knuth and R. Moore 1975, "An Analysis of Alpha-Beta Pruning", here for trees of any shape.
 */
export function fewestLeaves<Node>(root: Node, look: Look<Node>, side: Side = "max"): number {
  return new SmallestProof().within(valuedNode(root, look, side), -Infinity, Infinity);
}
