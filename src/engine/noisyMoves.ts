import type { Game } from "./game.ts";

/** The moves that cannot wait; none where the position is quiet, or where the game does not tell. */
export const noisyMoves = <Position, Move>(game: Game<Position, Move>, position: Position): readonly Move[] =>
  game.noisy?.(position, game.moves(position)) ?? [];
