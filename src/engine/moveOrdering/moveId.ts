import type { Game } from "../game.ts";

/** What a move is remembered by: itself, or where moves are objects, which each position makes anew, its text. */
export function moveId<Position, Move>(game: Game<Position, Move>, position: Position, move: Move): unknown {
  return typeof move === "object" ? game.writeMove(position, move) : move;
}
