import { formatCount, formatValue } from "../../drawing/formatValue.ts";
import { sumTexts } from "../../drawing/roundedSum.ts";
import { rewardNames, rolloutNames } from "../../engine/index.ts";
import { fetchGame } from "../../games/namedGame.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { type Field, flag, oneOf, parsed, text } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { setupAlternatives, setupFields } from "../../kit/run/setup.ts";
import { findSampleStep } from "../../trace/index.ts";
import { fetchDraws } from "./lateDraws.ts";
import { type MoveTally, rootTallies, standingAt, twoPlaces } from "./moveTallies.ts";
import { moveName } from "./nameWords.ts";
import { samplerNames } from "./samplers.ts";
import { runSampling, type SamplingRun } from "./samplingRun.ts";
import * as words from "./words.ts";

/** More iterations than this are not run. */
export const mostIterations = 10_000;
export const mostC = 3;

function readIterations(said: string): number {
  const iterations = Number(said.trim().replaceAll(",", ""));
  if (Number.isInteger(iterations) && iterations >= 1 && iterations <= mostIterations) return iterations;
  throw new Error(words.noIterations(said, mostIterations));
}

function readSeed(said: string): number {
  if (/^\s*\d{1,9}\s*$/.test(said)) return Number(said);
  throw new Error(words.noSeed(said));
}

function readC(said: string): number {
  const c = Number(said);
  if (said.trim() !== "" && c >= 0 && c <= mostC) return c;
  throw new Error(words.noC(said, mostC));
}

const fields = {
  /** An abstract tree as text; or else a game and a position of it as text. */
  tree: setupFields.tree as Field<string | undefined>,
  game: setupFields.game as Field<string | undefined>,
  position: setupFields.position,
  sampler: oneOf(samplerNames, "uct"),
  iterations: parsed(readIterations, 200),
  seed: parsed(readSeed, 1),
  c: parsed(readC, Math.SQRT2),
  reward: oneOf(rewardNames, "scaled"),
  rollout: oneOf(rolloutNames, "uniform"),
  /** Every node of the tree is drawn, in the place of those that there is room for in large. */
  all: flag(),
  /** The step, by its number or by a name: see `findSampleStep`. */
  at: text("start"),
};
const looks = {
  /** It stands still until something is done to it: in a chapter that has much besides to fetch. */
  waits: flag(),
};
export type MctsFields = typeof fields;
export type MctsView = ViewOf<MctsFields>;

/** The mean as the bound beside it prints it; where what is proved stands in its place there, the mean alone. */
const meanText = ({ mean, exploit, explore }: MoveTally): string =>
  mean === exploit ? sumTexts(mean, explore, 2)[0] : twoPlaces(mean);

/**
 * What a search says of itself at a step: how many iterations are over ("iteration", "iterationWords": "1 iteration"), of
 * how many ("iterations"), how many nodes its tree has ("nodes"), the root's mean ("mean"); the move that leads
 * ("leader", its "leaderVisits", "leaderShare" and "leaderMean"), "–" where none is ahead; whether the root is proved
 * ("proved": yes or no), its proved value ("worth") and the move that is then played ("played"); and of the nth move of the
 * root, counted from 1 in the game's order, its name ("moveN"), "visitsN" ("visitWordsN": "8 visits"), "meanN",
 * "exploreN" and "boundN", "–" before its first visit, and the share of the visits in percent, "shareN".
 */
export function factsAt(run: SamplingRun, step: number): Facts {
  const { trace } = run;
  const total = trace.visits(0, step);
  const over = trace.iterationsAt(step);
  const standing = standingAt(run, step);
  const facts: Record<string, string> = {
    iteration: formatCount(over),
    iterationWords: words.inIterations(over),
    iterations: formatCount(trace.iterations),
    nodes: formatCount(trace.sizeAt(step)),
    mean: total === 0 ? "–" : twoPlaces(trace.mean(0, step)),
    leader: "–",
    leaderVisits: "–",
    leaderShare: "–",
    leaderMean: "–",
    proved: standing.proved ? "yes" : "no",
    worth: standing.proved ? formatValue(standing.proved.value) : "–",
    played: standing.played === undefined ? "–" : moveName(run, trace.moves[standing.played]),
  };
  for (const [index, { move, tally }] of rootTallies(run, step).entries()) {
    const place = index + 1;
    const visits = tally?.visits ?? 0;
    facts[`move${place}`] = moveName(run, move);
    facts[`visits${place}`] = formatCount(visits);
    facts[`visitWords${place}`] = words.inVisits(visits);
    const isTried = tally !== undefined && visits > 0;
    const [, explore, bound] = isTried ? sumTexts(tally.exploit, tally.explore, 2) : ["–", "–", "–"];
    facts[`share${place}`] = total === 0 ? "–" : String(Math.round((100 * visits) / total));
    facts[`mean${place}`] = isTried ? meanText(tally) : "–";
    facts[`explore${place}`] = explore;
    facts[`bound${place}`] = bound;
    if (tally === undefined || tally.node !== standing.leader) continue;
    facts.leader = facts[`move${place}`];
    facts.leaderVisits = facts[`visits${place}`];
    facts.leaderShare = facts[`share${place}`];
    facts.leaderMean = facts[`mean${place}`];
  }
  return facts;
}

/** A search by sampling to step through: select, expand, simulate, back up, by node, phase or iteration. */
export const mcts = defineFigure({
  name: "mcts",
  fields,
  alternatives: setupAlternatives,
  looks,
  waits: ({ waits }) => waits === true,
  opening: { game: "ticTacToe", position: ".OO.X.X..", iterations: 1000, at: "iteration 25 select" },
  async prepare({ game, tree }) {
    await Promise.all([fetchGame(game === undefined ? undefined : String(game)), fetchDraws(tree)]);
  },
  settle: (view) => ({ ...view, at: String(findSampleStep(runSampling(view).trace, view.at)) }),
  facts(view) {
    const run = runSampling(view);
    return factsAt(run, findSampleStep(run.trace, view.at));
  },
  drawings: {
    tree: [words.drawings.tree, ".tree svg:has([role=tree])"],
    moves: [words.drawings.moves, ".root table"],
    shares: [words.drawings.shares, ".chart"],
  },
  component: () => import("./MctsFigure.svelte"),
});

/** The facts of what a chapter mounts, at the step that it opens on or another. */
export const mctsFacts = (attributes: Readonly<Record<string, unknown>>, at?: string): Facts =>
  mcts.facts(mcts.place(at === undefined ? attributes : { ...attributes, at }).given);
