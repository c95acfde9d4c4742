import { formatValue } from "../../drawing/formatValue.ts";
import { findSampleStep } from "../../trace/index.ts";
import type { Facts } from "../prose/registry.ts";
import { type MctsProps, mctsViewOf } from "./mctsProps.ts";
import { rootTallies } from "./rootTallies.ts";
import { runSampling, type SamplingRun } from "./samplingRun.ts";

/** Two places, as bounds and means are printed. */
export const twoPlaces = (value: number): string => formatValue(Number(value.toFixed(2)));

/**
 * What a search says of itself at a step: how many iterations are over ("iteration"), of how many ("iterations"), how
 * many nodes its tree has ("nodes"), the root's mean ("mean"), and of the nth move of the root, counted from 1 in the
 * game's order, its "visitsN", "meanN", "exploreN" and "boundN", and the share of the visits in percent, "shareN".
 */
export function mctsFactsAt(run: SamplingRun, step: number): Facts {
  const { trace } = run;
  const total = trace.visits(0, step);
  const facts: Record<string, string> = {
    iteration: trace.iterationsAt(step).toLocaleString("en"),
    iterations: trace.iterations.toLocaleString("en"),
    nodes: trace.sizeAt(step).toLocaleString("en"),
    mean: twoPlaces(total === 0 ? 0 : trace.mean(0, step)),
  };
  for (const [index, { tally }] of rootTallies(run, step).entries()) {
    if (tally === undefined || tally.visits === 0) continue;
    const place = index + 1;
    facts[`visits${place}`] = tally.visits.toLocaleString("en");
    facts[`share${place}`] = String(Math.round((100 * tally.visits) / total));
    facts[`mean${place}`] = twoPlaces(tally.mean);
    facts[`explore${place}`] = twoPlaces(tally.explore);
    facts[`bound${place}`] = twoPlaces(tally.bound);
  }
  return facts;
}

/** The same for what a chapter mounts, at the step it opens on or another. */
export function mctsFacts(props: MctsProps, at?: string): Facts {
  const run = runSampling(mctsViewOf(props));
  return mctsFactsAt(run, findSampleStep(run.trace, at ?? run.view.at));
}
