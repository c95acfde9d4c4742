import type { Trace } from "../../trace/index.ts";

/**
 * The nodes from the root to where the search stands. At the step that leaves a node this is the node itself, of which
 * that step tells, and not yet its parent; at the last step the search is over.
 */
export function shownPath(trace: Trace<unknown>, step: number): readonly number[] {
  const path = trace.path(step);
  const leaves = step > 0 && step < trace.length && trace.log.kind(step) === "leave";
  return leaves ? [...path, trace.nodes.ofEvent[step]] : path;
}
