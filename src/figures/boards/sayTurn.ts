import type { Game } from "../../engine/game.ts";

/** Who is to move in a position, or how its game has ended. */
export function sayTurn<Position>(game: Game<Position, unknown>, position: Position): string {
  const outcome = game.outcome(position);
  if (outcome === undefined) return `${game.turn(position).toUpperCase()} is to move.`;
  return outcome === 0 ? "A draw." : `${outcome > 0 ? "MAX" : "MIN"} has won.`;
}
