import type { Side } from "../game.ts";
import { longestReading } from "./longestReading.ts";
import { type Look, valuedNode } from "./valuedNode.ts";
import { worstOrderWork } from "./worstOrderWork.ts";

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
