import type { AnyGame } from "../game.ts";
import type { Observer } from "../observer.ts";
import { ChanceUct } from "./chanceUct.ts";
import { ExactUct } from "./exactUct.ts";
import type { MctsOptions } from "./mctsOptions.ts";
import { type MctsResult, sample, sampledResult } from "./sampledResult.ts";
import { Uct } from "./uct.ts";

/**
 * Monte Carlo tree search with upper confidence bounds (UCT): see `Uct`; `ChanceUct` for a game with dice; and `ExactUct` for
 * the option `exact`, which no game with dice takes. The most visited child is the move to play; as iterations grow, it is
 * minimax's, or expectimax's. The children's visits sum to the iterations. The same seed gives the same tree on every machine.
 * A line ends where chance draws. Where the final move must have both most visits and the greatest mean, the search goes on
 * until one has, for at most as many iterations again. Throws a RangeError for options that make no sense and an Error where
 * the game is over.
 */
export function mcts<Position, Move>(
  game: AnyGame<Position, Move>,
  position: Position,
  options: MctsOptions<Position, Move> = {},
  observer?: Observer<Move>,
): MctsResult<Move> {
  if (game.chances) {
    if (options.exact) throw new RangeError("exact proves nothing where chance draws");
    const uct = new ChanceUct(game, position, options, observer);
    sample(uct);
    return sampledResult(uct, game.range);
  }
  if (options.exact) {
    const uct = new ExactUct(game, position, options, observer);
    sample(uct, () => uct.proved);
    return uct.result();
  }
  const uct = new Uct(game, position, options, observer);
  sample(uct);
  return sampledResult(uct, game.range);
}
