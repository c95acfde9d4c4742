import type { Side } from "../../../engine/index.ts";
import { algorithms } from "../../../kit/run/algorithms.ts";
import type { Run } from "../../../kit/run/run.ts";

/**
 * What a node turned out to be when the search left it: a PV node's value lay inside of its window; a cut node closed the
 * window; at an all node no child raised the bound of the side to move. Source: D. Knuth and R. Moore 1975, "An Analysis
 * of Alpha-Beta Pruning" (types 1, 2 and 3); the names, T. A. Marsland and F. Popowich 1985, "Parallel Game-Tree Search".
 */
export type NodeKind = "PV" | "cut" | "all";

/** The kinds of the inner nodes that a search has left by a step, by their ids in its trace; none for one without windows. */
export function nodeKinds(
  { trace, setup }: Pick<Run, "trace" | "setup">,
  step: number,
): Map<number, NodeKind> {
  const kinds = new Map<number, NodeKind>();
  if (!algorithms[setup.algorithm].prunes) return kinds;
  for (let node = 0; node < trace.size; node++) {
    const leave = trace.leaves(node).findLast((left) => left <= step);
    const event = leave === undefined ? undefined : trace.event(leave);
    if (leave === undefined || event?.kind !== "leave" || event.from !== "children") continue;
    kinds.set(node, kindOf(trace.side(node), event.value, trace.entryWindow(node, leave)));
  }
  return kinds;
}

function kindOf(side: Side, value: number, { alpha, beta }: { alpha: number; beta: number }): NodeKind {
  const [closed, raised] = side === "max" ? [value >= beta, value > alpha] : [value <= alpha, value < beta];
  if (closed) return "cut";
  return raised ? "PV" : "all";
}
