import { rank } from "../../trace/core/rows.ts";
import { leaveCode, type Trace } from "../../trace/index.ts";
import type { Run } from "./run.ts";

/** Whether the search visits no node twice, nor one that it has skipped: then what it counts are nodes, not visits. */
export function visitsOnce(trace: Trace<unknown>): boolean {
  const { nodes, skipped } = trace.counters(trace.length);
  return nodes + skipped === trace.size;
}

const [byOutcome, byEvaluation] = [leaveCode("outcome"), leaveCode("evaluation")];

/**
 * The steps at which a leaf is read that was not read before, ascending. Searches that visit nodes again read some
 * leaves more than once: their counters say how often, this says how many.
 */
export function firstReads(trace: Trace<unknown>): readonly number[] {
  const steps = known.get(trace) ?? findReads(trace);
  known.set(trace, steps);
  return steps;
}

/** How many of them there are up to a step. */
export function readsUpTo(trace: Trace<unknown>, step: number): number {
  return rank(firstReads(trace), step);
}

const known = new WeakMap<Trace<unknown>, readonly number[]>();

function findReads({ log, nodes, size }: Trace<unknown>): number[] {
  const read = new Uint8Array(size);
  const steps: number[] = [];
  for (let step = 1; step <= log.length; step++) {
    const code = log.code(step);
    if (code !== byOutcome && code !== byEvaluation) continue;
    const node = nodes.ofEvent[step];
    if (read[node] === 1) continue;
    read[node] = 1;
    steps.push(step);
  }
  return steps;
}

/** How many leaves of the whole tree no visit has read up to `step`; undefined where the tree is folded. */
export function leavesUnread({ trace, measures }: Run, step: number): number | undefined {
  if (measures.leaves === undefined) return undefined;
  // Counters cost nothing, but count visits.
  if (visitsOnce(trace)) return measures.leaves - trace.counters(step).leaves;
  return measures.leaves - readsUpTo(trace, step);
}
