import type { Trace } from "../../trace/index.ts";
import type { Outline } from "../../trace/outline.ts";

/** Which node of a trace is which node of an outline of the same tree, by outline id; −1 where the search never came. */
export function tracedNodes(outline: Outline, trace: Trace<unknown>): Int32Array {
  const traced = new Int32Array(outline.nodes.length).fill(-1);
  for (const { id, parent, move } of outline.nodes) {
    const above = parent ? traced[parent.id] : -1;
    if (parent) traced[id] = above < 0 ? -1 : trace.child(above, move);
    else if (trace.size > 0) traced[id] = 0;
  }
  return traced;
}

/**
 * Likewise, and by node of the trace: the node of the outline that shows it, its own or, where the outline is folded, the
 * last one above it.
 */
export function alignTrace(
  outline: Outline,
  trace: Trace<unknown>,
): { traced: Int32Array; shown: Int32Array } {
  const traced = tracedNodes(outline, trace);
  const shown = new Int32Array(trace.size).fill(-1);
  for (const [id, node] of traced.entries()) if (node >= 0) shown[node] = id;
  const { parents } = trace.nodes;
  // A parent's number is smaller than its children's.
  for (let id = 1; id < shown.length; id++) if (shown[id] < 0) shown[id] = shown[parents[id]];
  return { traced, shown };
}
