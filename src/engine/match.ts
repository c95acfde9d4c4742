import { demandWhole } from "./demandWhole.ts";
import type { Game } from "./game.ts";
import { random } from "./random.ts";
import { randomOpening } from "./randomOpening.ts";

/** Chooses a move in a position that is not over. */
export type Player<Position, Move> = (position: Position) => Move;

/** Games by how they went for the first of two players. */
export interface MatchResult {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export interface MatchOptions {
  /** Openings, 1 or more; each is played twice, with the sides exchanged. */
  readonly pairs: number;
  /** Random plies before the players take over; 2 by default. An opening that ends the game is drawn again. */
  readonly opening?: number;
  /** Draws the openings; 1 by default. */
  readonly seed?: number | string;
}

/**
 * Lets two players play: from each opening once with the first as MAX, once as MIN, so that no opening favours either.
 * Players that choose alike by the same position would else play the same game again and again. Throws a
 * RangeError for pairs or an opening that are no whole numbers in their range, or for an opening longer than the game.
 */
export function match<Position, Move>(
  game: Game<Position, Move>,
  first: Player<Position, Move>,
  second: Player<Position, Move>,
  { pairs, opening = 2, seed = 1 }: MatchOptions,
): MatchResult {
  demandWhole("pairs", pairs, [1, Infinity]);
  const chance = random(seed);
  const count = { wins: 0, draws: 0, losses: 0 };
  const tell = (score: number) => count[score > 0 ? "wins" : score < 0 ? "losses" : "draws"]++;
  for (let pair = 0; pair < pairs; pair++) {
    const start = randomOpening(game, opening, chance).reduce(game.play, game.start);
    tell(playOut(game, start, first, second));
    tell(0 - playOut(game, start, second, first));
  }
  return count;
}

/** The outcome of a game played on from here. */
function playOut<Position, Move>(
  game: Game<Position, Move>,
  start: Position,
  max: Player<Position, Move>,
  min: Player<Position, Move>,
): number {
  let position = start;
  for (;;) {
    const outcome = game.outcome(position);
    if (outcome !== undefined) return outcome;
    position = game.play(position, (game.turn(position) === "max" ? max : min)(position));
  }
}
