import { algorithms } from "./algorithms.ts";
import type { Run } from "./run.ts";

/** What is known of a value: it lies from `low` to `high`. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * What a search has returned of a node by a step, where the leaves that it has read prove something else of it;
 * undefined where the two agree, and where nothing has come back yet.
 *
 * A value at an end of its window, or beyond, is returned as a bound. Whoever makes bets is told no more than that, even
 * where the leaves read happen to prove the value: so what came back is set against what is proved for these searches, in
 * the others only where the number that came back is no end of what is proved, as fail-hard's edge of the window is.
 */
export function returnedAt(run: Run, node: number, step: number): Interval | undefined {
  const { trace } = run;
  const { low, high, value, from } = trace.node(node, step);
  // A chance node returns the end of its window, which says less than what is proved; and a probe returns no claim.
  if (run.chance || value === undefined || from === "outcome" || from === "evaluation") return undefined;
  if (!algorithms[run.setup.algorithm].tests && (value === low || value === high)) return undefined;
  const claim = claimAt(run, node, step);
  return claim.low === low && claim.high === high ? undefined : claim;
}

/** What all visits up to now have returned together; what the last one has, where a wrong search contradicts itself. */
function claimAt({ trace }: Run, node: number, step: number): Interval {
  const claims = trace
    .leaves(node)
    .filter((left) => left <= step)
    .map((left): Interval => {
      const { value = Number.NaN } = trace.node(node, left);
      const { alpha, beta } = trace.entryWindow(node, left);
      return { low: value > alpha ? value : -Infinity, high: value < beta ? value : Infinity };
    });
  const low = Math.max(...claims.map((claim) => claim.low));
  const high = Math.min(...claims.map((claim) => claim.high));
  return low <= high ? { low, high } : claims[claims.length - 1];
}
