import type { Game } from "./game.ts";

/** The same game, of which nobody knows anything before it is over: what is not decided is estimated at 0. */
export function withoutEstimates<Position, Move>(game: Game<Position, Move>): Game<Position, Move> {
  return { ...game, evaluate: (position) => game.outcome(position) ?? 0 };
}
