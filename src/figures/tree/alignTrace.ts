import type { Trace } from "../../trace/index.ts";
import type { Outline } from "../../trace/outline.ts";

/**
 * Which node of a trace is which node of an outline of the same tree. `traced[o]` is the trace's node at outline
 * node o, −1 where the search never came; `shown[t]` is the outline's node that shows trace node t: its own, or,
 * where the outline is folded, the last one above it.
 */
export function alignTrace(
  outline: Outline,
  trace: Trace<unknown>,
): { traced: Int32Array; shown: Int32Array } {
  const traced = new Int32Array(outline.nodes.length).fill(-1);
  const shown = new Int32Array(trace.size);
  if (trace.size > 0) traced[0] = 0;
  for (let id = 1; id < trace.size; id++) {
    const parent = trace.parent(id);
    const above = shown[parent];
    shown[id] = above;
    if (traced[above] !== parent) continue;
    const move = trace.move(id);
    const child = outline.nodes[above].children.find((candidate) => candidate.move === move);
    if (child === undefined) continue;
    shown[id] = child.id;
    traced[child.id] = id;
  }
  return { traced, shown };
}
