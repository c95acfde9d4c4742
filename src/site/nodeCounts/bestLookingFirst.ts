import type { Game } from "../../engine/index.ts";

/** The game with the order of moves that it knows as its natural one, for searches that order nothing themselves. */
export function bestLookingFirst<Position, Move>(game: Game<Position, Move>): Game<Position, Move> {
  const { order } = game;
  if (order === undefined) throw new Error(`${game.name} knows no order of its moves`);
  return { ...game, moves: (position) => order(position, game.moves(position)) };
}
