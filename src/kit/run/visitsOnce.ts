import type { Trace } from "../../trace/index.ts";

/** Whether the search visits no node twice, nor one that it has skipped: then what it counts are nodes, not visits. */
export function visitsOnce(trace: Trace<unknown>): boolean {
  const { nodes, skipped } = trace.counters(trace.length);
  return nodes + skipped === trace.size;
}
