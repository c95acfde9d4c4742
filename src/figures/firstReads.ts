import type { Trace } from "../trace/index.ts";

/**
 * The steps at which a leaf is read that was not read before, ascending. Searches that visit nodes again read some
 * leaves more than once: their counters say how often, this says how many.
 */
export function firstReads(trace: Trace<unknown>): number[] {
  const read = new Set<number>();
  const steps: number[] = [];
  for (let step = trace.log.first("leave", 0); step <= trace.length; step = trace.log.first("leave", step)) {
    const event = trace.event(step);
    if (event.kind !== "leave" || event.from === "children" || event.from === "table") continue;
    if (read.has(event.node)) continue;
    read.add(event.node);
    steps.push(step);
  }
  return steps;
}
