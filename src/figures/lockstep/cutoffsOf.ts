import type { PairOfRuns } from "./pairOfRuns.ts";

/** The pairs of steps at which either of two runs cuts off, ascending. */
export function cutoffsOf({ pairs, lanes }: PairOfRuns): number[] {
  const cutoffs: number[] = [];
  const cuts = (side: 0 | 1, at: number) =>
    pairs.moved(side, at) && lanes[side].run.trace.log.kind(pairs.step(side, at)) === "cutoff";
  for (let at = 1; at < pairs.length; at++) if (cuts(0, at) || cuts(1, at)) cutoffs.push(at);
  return cutoffs;
}
