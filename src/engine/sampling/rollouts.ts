import type { Game } from "../game.ts";
import type { Random } from "../random.ts";

/** Chooses a move of a game that is played out. There is always one to choose. */
export type Playout<Position, Move> = (
  game: Game<Position, Move>,
  position: Position,
  chance: Random,
) => Move;

/** Any legal move, each as likely. */
export function anyMove<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  chance: Random,
): Move {
  const moves = game.moves(position);
  return moves[chance.below(moves.length)];
}

/**
 * The move that the game's own order puts first with probability ½, the next with ¼ and so on, the last with what is
 * left: better play than any move, and still never the same game twice. Any move where the game knows no order.
 */
export function orderedMove<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  chance: Random,
): Move {
  if (!game.order) return anyMove(game, position, chance);
  const moves = game.order(position, game.moves(position));
  let rank = 0;
  while (rank < moves.length - 1 && chance.next() < 0.5) rank++;
  return moves[rank];
}

export const rolloutNames = ["uniform", "order"] as const;
export type RolloutName = (typeof rolloutNames)[number];

export const rollouts: Readonly<Record<RolloutName, typeof anyMove>> = {
  uniform: anyMove,
  order: orderedMove,
};
