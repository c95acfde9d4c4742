import { timesWords } from "../../drawing/formatCount.ts";
import { formatValue } from "../../drawing/formatValue.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { algorithms } from "../../kit/run/algorithms.ts";
import { findPair } from "./findPair.ts";
import { type LockstepProps, lockstepSetupOf } from "./lockstepProps.ts";
import { type PairOfRuns, runPair } from "./pairOfRuns.ts";

/** What is counted on both sides. */
export const counted = ["nodes", "leaves", "cutoffs", "researches"] as const;

/**
 * What two runs in lockstep say of themselves at a pair of steps, as prose prints it: nodesA, leavesA, cutoffsA,
 * researchesA, valueA, algorithmA of the left one, nodesB … of the right one, and nodesMore … how many more the
 * right one has; `partings`, how often they part (partingTimes: "never", "once"), and `parting`, the pair at which they first do; step, steps.
 */
export function lockstepFactsAt({ lanes, pairs }: PairOfRuns, at: number): Facts {
  const { last, partings } = pairs;
  const facts: Record<string, string> = {
    step: String(at),
    steps: String(last),
    partings: String(partings.length),
    partingTimes: timesWords(partings.length),
    parting: String(partings[0] ?? 0),
  };
  const counters = lanes.map(({ run }, side) => run.trace.counters(pairs.step(side, at)));
  for (const what of counted) {
    facts[`${what}A`] = String(counters[0][what]);
    facts[`${what}B`] = String(counters[1][what]);
    facts[`${what}More`] = formatValue(counters[1][what] - counters[0][what]);
  }
  for (const [side, { run, algorithm }] of lanes.entries()) {
    facts[`value${"AB"[side]}`] = formatValue(run.result.value);
    facts[`algorithm${"AB"[side]}`] = algorithms[algorithm].title;
  }
  return facts;
}

/** The facts of a figure with these properties, where it opens or at another pair of steps: for numbers in prose. */
export function lockstepFacts(props: LockstepProps, at = String(props.at ?? "start")): Facts {
  const pair = runPair(lockstepSetupOf(props));
  return lockstepFactsAt(pair, findPair(pair, at));
}
