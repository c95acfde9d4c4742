import type { HiddenGame } from "../game.ts";
import type { Observer } from "../observer.ts";
import { InformationSetUct } from "./informationSetUct.ts";
import type { HiddenMctsOptions } from "./mctsOptions.ts";
import { type MctsResult, sample, sampledResult } from "./sampledResult.ts";

/**
 * Information set Monte Carlo tree search (IS-MCTS) for the side to move, which knows no more than it sees: see
 * `InformationSetUct`. The children's visits sum to the iterations; the same seed gives the same tree on every machine. It
 * cannot fuse strategies, but plays one move for certain where an equilibrium mixes. Throws what `mcts` throws, and where chance
 * is to draw.
 */
export function ismcts<Position, Move>(
  game: HiddenGame<Position, Move>,
  position: Position,
  options: HiddenMctsOptions<Position, Move> = {},
  observer?: Observer<Move>,
): MctsResult<Move> {
  const uct = new InformationSetUct(game, position, options, observer);
  sample(uct);
  return sampledResult(uct, game.range);
}
