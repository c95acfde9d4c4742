import type { RewardName, RolloutName } from "../../engine/index.ts";
import type { SamplerName } from "./samplers.ts";

/** What a sampling figure shows: everything that a link must hold to show the same again. */
export interface MctsView {
  /** An abstract tree as text; or else a game and a position of it as text. */
  readonly tree?: string | undefined;
  readonly game?: string | undefined;
  readonly position?: string | undefined;
  readonly sampler: SamplerName;
  readonly iterations: number;
  readonly seed: number;
  readonly c: number;
  readonly reward: RewardName;
  readonly rollout: RolloutName;
  /** A step in the language of sampling's steps: see `findSampleStep`. */
  readonly at: string;
}

/** More iterations than this are not run. */
export const mostIterations = 10_000;
export const mostC = 3;

/** The view as parameters of a link; `readMctsView` is its inverse. */
export function writeMctsView({ tree, game, position, at, ...rest }: MctsView): URLSearchParams {
  const parameters = new URLSearchParams();
  if (tree !== undefined) parameters.set("tree", tree);
  if (game !== undefined) parameters.set("game", game);
  if (position !== undefined) parameters.set("position", position);
  for (const name of ["sampler", "iterations", "seed", "c", "reward", "rollout"] as const)
    parameters.set(name, String(rest[name]));
  parameters.set("at", at);
  return parameters;
}

/** Throws an Error, as a sentence without a full stop, for what is no number of iterations. */
export function readIterations(text: string): number {
  const iterations = Number(text.trim().replaceAll(",", ""));
  if (Number.isInteger(iterations) && iterations >= 1 && iterations <= mostIterations) return iterations;
  const most = mostIterations.toLocaleString("en");
  throw new Error(`"${text}" is no number of iterations: a whole number from 1 to ${most}`);
}

export function readSeed(text: string): number {
  if (/^\s*\d{1,9}\s*$/.test(text)) return Number(text);
  throw new Error(`"${text}" is no seed: a whole number of up to nine digits`);
}
