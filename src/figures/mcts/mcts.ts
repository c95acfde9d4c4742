import { rewardNames, rolloutNames } from "../../engine/index.ts";
import { fetchGame } from "../../games/namedGame.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { type Field, oneOf, parsed, text } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { setupAlternatives, setupFields } from "../../kit/run/setup.ts";
import { findSampleStep } from "../../trace/index.ts";
import { factsAt } from "./mctsFacts.ts";
import { samplerNames } from "./samplers.ts";
import { runSampling } from "./samplingRun.ts";

/** More iterations than this are not run. */
export const mostIterations = 10_000;
export const mostC = 3;

function readIterations(said: string): number {
  const iterations = Number(said.trim().replaceAll(",", ""));
  if (Number.isInteger(iterations) && iterations >= 1 && iterations <= mostIterations) return iterations;
  const most = mostIterations.toLocaleString("en");
  throw new Error(`"${said}" is no number of iterations: a whole number from 1 to ${most}`);
}

function readSeed(said: string): number {
  if (/^\s*\d{1,9}\s*$/.test(said)) return Number(said);
  throw new Error(`"${said}" is no seed: a whole number of up to nine digits`);
}

function readC(said: string): number {
  const c = Number(said);
  if (said.trim() !== "" && c >= 0 && c <= mostC) return c;
  throw new Error(`"${said}" is no c: a number from 0 to ${mostC}`);
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
  /** The step, by its number or by a name: see `findSampleStep`. */
  at: text("start"),
};
export type MctsFields = typeof fields;
export type MctsView = ViewOf<MctsFields>;

/** A search by sampling to step through: select, expand, simulate, back up, by node, phase or iteration. */
export const mcts = defineFigure({
  name: "mcts",
  fields,
  alternatives: setupAlternatives,
  opening: { game: "ticTacToe", position: ".OO.X.X..", iterations: 1000, at: "iteration 25 select" },
  prepare: (said) => fetchGame(said.game === undefined ? undefined : String(said.game)),
  settle: (view) => ({ ...view, at: String(findSampleStep(runSampling(view).trace, view.at)) }),
  facts(view) {
    const run = runSampling(view);
    return factsAt(run, findSampleStep(run.trace, view.at));
  },
  drawings: {
    "the tree": ".tree svg:has([role=tree])",
    "the moves": ".root table",
    "the shares": ".chart",
  },
  component: () => import("./MctsFigure.svelte"),
});

/** The facts of what a chapter mounts, at the step that it opens on or another. */
export const mctsFacts = (attributes: Readonly<Record<string, unknown>>, at?: string): Facts =>
  mcts.facts(mcts.place(at === undefined ? attributes : { ...attributes, at }).given);
