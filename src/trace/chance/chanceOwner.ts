import type { Owner } from "../depthFirst/ownerOf.ts";
import type { ChanceTrace } from "./chanceTrace.ts";

/** An end of a window. */
export type WindowEnd = "alpha" | "beta";

/**
 * The end of its window at which a node was cut by the cutoff that leads to `step`: MAX is cut at beta, MIN at alpha. A chance
 * node is cut at the one that what its last child came back with leads it to.
 */
export function cutEnd(trace: ChanceTrace<unknown>, step: number): WindowEnd {
  const { node } = cutoffAt(trace, step);
  const turn = trace.turn(node);
  if (turn !== "chance") return turn === "max" ? "beta" : "alpha";
  const left = trace.event(step - 1);
  if (left.kind !== "leave") throw new RangeError(`Chance cuts after a child alone, and not at step ${step}`);
  return left.value <= trace.entryWindow(left.node, step - 1).alpha ? "alpha" : "beta";
}

/**
 * The owner of the bound behind the cutoff that leads to `step`; of several nodes on the path that have the bound it is the
 * highest. Throws a RangeError where no cutoff leads to the step.
 */
export const chanceOwnerOf = (trace: ChanceTrace<unknown>, step: number): Owner =>
  setterOf(trace, cutoffAt(trace, step).node, step, cutEnd(trace, step));

function cutoffAt(trace: ChanceTrace<unknown>, step: number) {
  const cutoff = step > 0 ? trace.event(step) : undefined;
  if (cutoff?.kind === "cutoff") return cutoff;
  throw new RangeError(`No cutoff leads to step ${step}`);
}

/** Who set the bound with which `cut` was entered. */
function setterOf(trace: ChanceTrace<unknown>, cut: number, step: number, end: WindowEnd): Owner {
  const value = trace.entryWindow(cut, step)[end];
  for (let node = cut; ; node = trace.parent(node)) {
    const parent = trace.parent(node);
    if (parent < 0) return { kind: "caller", value };
    if (trace.turn(parent) === "chance") {
      return { kind: "chance", node: parent, child: node, value, behind: setterOf(trace, parent, step, end) };
    }
    // Nobody else narrows a window here: no search of games of chance tests a child, or asks a table.
    if (trace.entryWindow(parent, step)[end] !== value)
      return { kind: "ancestor", node: parent, child: trace.bestChild(parent, step), value };
  }
}
