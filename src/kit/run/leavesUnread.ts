import { readsUpTo } from "./firstReads.ts";
import type { Run } from "./run.ts";
import { visitsOnce } from "./visitsOnce.ts";

/** How many leaves of the whole tree no visit has read up to `step`; undefined where the tree is folded. */
export function leavesUnread({ trace, measures }: Run, step: number): number | undefined {
  if (measures.leaves === undefined) return undefined;
  // Counters cost nothing, but count visits.
  if (visitsOnce(trace)) return measures.leaves - trace.counters(step).leaves;
  return measures.leaves - readsUpTo(trace, step);
}
