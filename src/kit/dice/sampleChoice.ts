import type { AnyGame } from "../../engine/game.ts";
import { ChanceUct } from "../../engine/sampling/chanceUct.ts";
import { sample, sampledResult } from "../../engine/sampling/sampledResult.ts";
import { type DiceGame, rulesOf } from "./diceGames.ts";

/** Of which choice a sampling program is asked. */
export interface SamplingQuestion {
  readonly game: DiceGame;
  /** As the game writes it. */
  readonly position: string;
  /** Games that it plays out by lot. */
  readonly playouts: number;
  /** The same seed gives the same choice. */
  readonly seed: string;
}

/** What came of one of the choices that were tried. */
export interface TriedChoice {
  /** As the game writes it. */
  readonly move: string;
  readonly visits: number;
  /** How many of its games were won by whoever is to choose, from 0 to 1. */
  readonly mean: number;
}

export interface SampledChoice {
  readonly move: string;
  /** All that may be chosen, in the game's order. */
  readonly tried: readonly TriedChoice[];
}

/**
 * What UCT with chance nodes chooses, and how it came to that. Throws an Error where nothing is to be chosen.
 *
 * @param tell told between playouts how many there were
 */
export function sampleChoice(
  { game, position, playouts, seed }: SamplingQuestion,
  tell?: (done: number) => void,
): SampledChoice {
  const rules = rulesOf(game) as AnyGame<unknown, unknown>;
  const root = rules.read(position);
  let done = 0;
  const stop = () => {
    tell?.(++done);
    return false;
  };
  const uct = new ChanceUct(rules, root, { iterations: playouts, seed, reward: "win", stop });
  sample(uct);
  const { line, children } = sampledResult(uct, rules.range);
  return {
    move: rules.writeMove(root, line[0]),
    tried: rules.moves(root).map((move) => {
      const child = children.find((one) => one.move === move);
      return { move: rules.writeMove(root, move), visits: child?.visits ?? 0, mean: child?.mean ?? 0 };
    }),
  };
}
