import { type Band, bandOf } from "../../drawing/bandPlot.ts";
import { handGames, regretsOverRounds } from "../../engine/index.ts";
import { type BanditView, type PolicyName, policyNames } from "./banditView.ts";
import { opponentOf } from "./opponentOf.ts";
import { policyOf } from "./policyOf.ts";

/** Rounds of every match, and how many matches, each of a seed of its own. */
export const regretRounds = 1000;
export const regretSeeds = 100;

const places = Array.from({ length: 41 }, (_, i) => (i * regretRounds) / 40);

/** A policy's regret over many seeds. */
export interface RegretSeries {
  readonly policy: PolicyName;
  readonly bands: readonly Band[];
}

/** A view without what changes no regret over many seeds, as text: equal for views of equal regrets. */
export const regretKey = ({ game, c, epsilon, draw, opponent, weights }: BanditView): string =>
  JSON.stringify([game, c, epsilon, draw, opponent, opponent === "biased" ? weights : 0]);

/** These policies' regrets against the view's opponent, which must not be you. Yields the share done, 0 to 1. */
export function* regretSeries(
  view: BanditView,
  policies: readonly PolicyName[] = policyNames,
): Generator<number, RegretSeries[]> {
  const all: RegretSeries[] = [];
  for (const policy of policies) {
    const runs: number[][] = [];
    for (let seed = 0; seed < regretSeeds; seed++) {
      const setup = { game: handGames[view.game], policy: policyOf(policy, view), draw: view.draw, seed };
      runs.push(regretsOverRounds(setup, opponentOf({ ...view, policy }), places));
      if (seed % 10 === 9) yield (all.length + (seed + 1) / regretSeeds) / policies.length;
    }
    all.push({ policy, bands: bandOf(places, runs).map(rounded) });
  }
  return all;
}

/** To hundredths: what a chart can show, and a page has to carry. */
const rounded = ({ at, low, mean, high }: Band): Band => {
  const round = (value: number) => Math.round(100 * value) / 100;
  return { at, low: round(low), mean: round(mean), high: round(high) };
};

/** The same at once, for the server and for tests; none against you. */
export function regretsNow(view: BanditView, policies?: readonly PolicyName[]): RegretSeries[] {
  if (view.opponent === "you") return [];
  const run = regretSeries(view, policies);
  for (;;) {
    const { value, done } = run.next();
    if (done) return value;
  }
}
