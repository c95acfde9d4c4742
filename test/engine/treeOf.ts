import type { Game, Tree } from "../../src/engine/index.ts";

/** What can be played from a position, `depth` plies deep: its outcomes, and estimates where the depth ends. */
export function treeOf<Position, Move>(game: Game<Position, Move>, position: Position, depth: number): Tree {
  const outcome = game.outcome(position);
  if (outcome !== undefined) return outcome;
  if (depth === 0) return game.evaluate(position);
  return game.moves(position).map((move) => treeOf(game, game.play(position, move), depth - 1));
}
