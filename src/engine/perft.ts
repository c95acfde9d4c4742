import { demandWhole } from "./demandWhole.ts";
import type { Game } from "./game.ts";

/**
 * Counts the ways to play exactly `depth` plies from a position; a game that ends before is in none of them.
 * Rules are checked by comparing such counts. `depth` is a whole number, 0 or more; else a RangeError.
 */
export function perft<Position, Move>(game: Game<Position, Move>, position: Position, depth: number): number {
  demandWhole("depth", depth, [0, Infinity], "plies");
  if (depth === 0) return 1;
  let ways = 0;
  for (const move of game.moves(position)) ways += perft(game, game.play(position, move), depth - 1);
  return ways;
}
