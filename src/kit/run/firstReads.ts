import { leaveCode, type Trace } from "../../trace/index.ts";

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
  const steps = firstReads(trace);
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (steps[middle] <= step) low = middle + 1;
    else high = middle;
  }
  return low;
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
