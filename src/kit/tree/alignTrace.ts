import type { OutlineNode, Trace } from "../../trace/index.ts";
import type { Outline } from "../../trace/outline.ts";
import type { Run } from "../run/run.ts";

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

interface Alignment {
  readonly traced: Readonly<Int32Array>;
  readonly shown: Readonly<Int32Array>;
}
/** Neither changes once it is there, and each node of a worksheet asks. */
const alignments = new WeakMap<Trace<unknown>, { readonly outline: Outline; readonly found: Alignment }>();

/**
 * Likewise, and by node of the trace: the node of the outline that shows it, its own or, where the outline is folded, the
 * last one above it.
 */
export function alignTrace(outline: Outline, trace: Trace<unknown>): Alignment {
  const last = alignments.get(trace);
  if (last?.outline === outline) return last.found;
  const found = align(outline, trace);
  alignments.set(trace, { outline, found });
  return found;
}

function align(outline: Outline, trace: Trace<unknown>): Alignment {
  const traced = tracedNodes(outline, trace);
  const shown = new Int32Array(trace.size).fill(-1);
  for (const [id, node] of traced.entries()) if (node >= 0) shown[node] = id;
  const { parents } = trace.nodes;
  // A parent's number is smaller than its children's.
  for (let id = 1; id < shown.length; id++) if (shown[id] < 0) shown[id] = shown[parents[id]];
  return { traced, shown };
}

/**
 * What the search returns for a drawn node the last time it leaves it, and that step; undefined for a node that it
 * never enters. Where it cuts, that is less than the node's worth: what it had found until then.
 */
export function returnedBy(
  { outline, trace }: Run,
  node: OutlineNode,
): { step: number; value: number } | undefined {
  const id = alignTrace(outline, trace).traced[node.id];
  const step = id < 0 ? undefined : trace.leaves(id).at(-1);
  if (step === undefined) return undefined;
  const event = trace.event(step);
  return event.kind === "leave" ? { step, value: event.value } : undefined;
}
