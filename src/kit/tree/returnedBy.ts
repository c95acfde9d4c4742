import type { OutlineNode } from "../../trace/index.ts";
import type { Run } from "../run/run.ts";
import { alignTrace } from "./alignTrace.ts";

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
