import type { Game } from "../src/engine/index.ts";

/** The same game with an estimate of 0, where only its rules and the search are to be measured. */
export function unestimated<Position, Move>(game: Game<Position, Move>): Game<Position, Move> {
  return { ...game, evaluate: () => 0 };
}
