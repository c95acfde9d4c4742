import type { Game } from "./game.ts";

/**
 * Counts the ways to play exactly `depth` plies from a position; a game that ends before is in none of them.
 * Rules are checked by comparing such counts. `depth` is a whole number, 0 or more; else a RangeError.
 */
export function perft<Position, Move>(game: Game<Position, Move>, position: Position, depth: number): number {
  if (!(Number.isInteger(depth) && depth >= 0)) {
    throw new RangeError(`depth must be a whole number of plies, 0 or more, not ${String(depth)}`);
  }
  if (depth === 0) return 1;
  let ways = 0;
  for (const move of game.moves(position)) ways += perft(game, game.play(position, move), depth - 1);
  return ways;
}
