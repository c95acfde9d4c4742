import { leaveCode, type Trace } from "../../trace/index.ts";

const [byOutcome, byEvaluation] = [leaveCode("outcome"), leaveCode("evaluation")];

/**
 * The steps at which a leaf is read that was not read before, ascending. Searches that visit nodes again read some
 * leaves more than once: their counters say how often, this says how many.
 */
export function firstReads({ log, nodes, size }: Trace<unknown>): number[] {
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
