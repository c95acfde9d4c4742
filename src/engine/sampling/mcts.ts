import type { Game } from "../game.ts";
import type { Observer } from "../observer.ts";
import { ExactUct } from "./exactUct.ts";
import type { MctsOptions } from "./mctsOptions.ts";
import { type MctsResult, sample, sampledResult } from "./sampledResult.ts";
import { Uct } from "./uct.ts";

/**
 * Monte Carlo tree search with upper confidence bounds (UCT): see `Uct`, and `ExactUct` for the option `exact`. The
 * most visited child is the move to play; as iterations grow, it is minimax's. The children's visits sum to the
 * iterations. The same seed gives the same tree on every machine. Where the final move must have both most visits and
 * the greatest mean, the search goes on until one has, for at most as many iterations again. Throws a RangeError for
 * options that make no sense and an Error where the game is over.
 */
export function mcts<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: MctsOptions<Position, Move> = {},
  observer?: Observer<Move>,
): MctsResult<Move> {
  if (options.exact) {
    const uct = new ExactUct(game, position, options, observer);
    sample(uct, () => uct.proved);
    return uct.result();
  }
  const uct = new Uct(game, position, options, observer);
  sample(uct);
  return sampledResult(uct, game.range);
}
