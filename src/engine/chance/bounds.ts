import type { AnyGame } from "../game.ts";
import { Refusal } from "../refusal.ts";
import type { Options } from "../search.ts";
import * as words from "./words.ts";

export interface StarOptions extends Options {
  /** What any outcome or estimate is worth, at least and at most; the game's range by default. */
  readonly bounds?: readonly [least: number, most: number];
}

/** The bounds that are stated, or else the game's range; throws a Refusal where they are none. */
export function boundsOf<Position, Move>(
  game: AnyGame<Position, Move>,
  { bounds = game.range }: StarOptions,
): readonly [least: number, most: number] {
  const [least, most] = Array.isArray(bounds) ? bounds : [Number.NaN, Number.NaN];
  if (Number.isFinite(least) && Number.isFinite(most) && least <= most) return [least, most];
  throw new Refusal(words, "noBounds", String(bounds));
}

/**
 * The game, where no outcome and no estimate that is asked for lies outside of the bounds: one that does throws a Refusal, for
 * what has been left unread by those bounds is not known. A game without chance has nothing that is bounded, and stays as it is.
 */
export function withinBounds<Position, Move>(
  game: AnyGame<Position, Move>,
  [least, most]: readonly [least: number, most: number],
): AnyGame<Position, Move> {
  if (game.chances === undefined) return game;
  function bounded<Value extends number | undefined>(value: Value, position: Position): Value {
    if (value === undefined || (value >= least && value <= most)) return value;
    throw new Refusal(words, "outOfBounds", value, least, most, game.write(position));
  }
  return Object.assign(Object.create(game) as AnyGame<Position, Move>, {
    outcome: (position: Position) => bounded(game.outcome(position), position),
    evaluate: (position: Position) => bounded(game.evaluate(position), position),
  });
}
