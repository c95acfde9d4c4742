import { type Band, bandOf } from "../../drawing/linePath.ts";
import { expectedLoss, HandMatch, type HandRound, handGames, regretsOverRounds } from "../../engine/index.ts";
import { truthsOf } from "./armReadings.ts";
import type { BanditView } from "./bandit.ts";
import { opponentOf, type PolicyName, policyNames, policyOf } from "./benchChoices.ts";

/** Rounds of every match, and how many matches, each of a seed of its own. */
export const regretRounds = 1000;
export const regretSeeds = 100;

const places = Array.from({ length: 41 }, (_, i) => (i * regretRounds) / 40);

/** What a policy loses over many seeds. */
export interface RegretSeries {
  readonly policy: PolicyName;
  /**
   * What is drawn. Against one with habits every hand has a mean, and this is what is lost on the average by not showing
   * the best one: see `expectedLoss`. Against any other there is none, and this is the regret in hindsight.
   */
  readonly bands: readonly Band[];
  /** The regret in hindsight at the end: see `HandMatch.regret`. */
  readonly hindsight: Band;
}

/** What a match has lost on the average against always showing the hand of the best mean; undefined where there are no means. */
export const lossOf = (view: BanditView, { arms }: Pick<HandMatch, "arms">): number | undefined =>
  view.opponent === "biased" ? expectedLoss(truthsOf(view), arms) : undefined;

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
    const runs: { loss: number; regret: number }[][] = [];
    const measure = (match: HandMatch) => ({
      loss: lossOf(view, match) ?? match.regret,
      regret: match.regret,
    });
    for (let seed = 0; seed < regretSeeds; seed++) {
      const setup = { game: handGames[view.game], policy: policyOf(policy, view), draw: view.draw, seed };
      runs.push(regretsOverRounds(setup, opponentOf({ ...view, policy }), places, measure));
      if (seed % 10 === 9) yield (all.length + (seed + 1) / regretSeeds) / policies.length;
    }
    const bandsOf = (what: "loss" | "regret") =>
      bandOf(
        places,
        runs.map((run) => run.map((measured) => measured[what])),
      ).map(rounded);
    all.push({ policy, bands: bandsOf("loss"), hindsight: bandsOf("regret").at(-1)! });
  }
  return all;
}

/** To hundredths: what a chart can show, and a page has to carry. The last is printed, and so is rounded there, once. */
const rounded = (band: Band): Band => {
  const { at, low, mean, high } = band;
  if (at === regretRounds) return band;
  const round = (value: number) => Math.round(100 * value) / 100 + 0;
  return { at, low: round(low), mean: round(mean), high: round(high) };
};

const known = new Map<string, readonly RegretSeries[]>();

/** The same at once, for the server and for tests, and then remembered; none against you. */
export function regretsNow(view: BanditView, policies = policyNames): readonly RegretSeries[] {
  if (view.opponent === "you") return [];
  const key = `${policies} ${regretKey(view)}`;
  const series = known.get(key) ?? allOf(regretSeries(view, policies));
  known.set(key, series);
  return series;
}

function allOf(run: ReturnType<typeof regretSeries>): RegretSeries[] {
  for (;;) {
    const { value, done } = run.next();
    if (done) return value;
  }
}

/** A match as far as a view has it played. */
interface PlayedMatch {
  readonly match: HandMatch;
  readonly log: readonly HandRound[];
  /** After each number of rounds, from 0 on: what is drawn of it, in the measure of `RegretSeries.bands`. */
  readonly drawn: readonly number[];
}

/** Plays a view's match from its beginning. */
export function playView(view: BanditView): PlayedMatch {
  const { game, policy, draw, seed, rounds } = view;
  const match = new HandMatch({ game: handGames[game], policy: policyOf(policy, view), draw, seed });
  const opponent = opponentOf(view);
  const log: HandRound[] = [];
  const drawn = [0];
  while (log.length < rounds) {
    log.push(match.play(opponent));
    drawn.push(lossOf(view, match) ?? match.regret);
  }
  return { match, log, drawn };
}
