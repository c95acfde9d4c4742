import type { Game } from "./game.ts";
import { random } from "./random.ts";

/**
 * The same game with an estimate that knows nothing: a number drawn from (−reach, reach) for each position, the same
 * whenever that position is asked for again. `reach` is 0.9 by default, short of a win where wins count 1 or more.
 */
export function randomEvaluation<Position, Move>(
  game: Game<Position, Move>,
  seed: number | string,
  reach = 0.9,
): Game<Position, Move> {
  return {
    ...game,
    evaluate: (position) => reach * (2 * random(`${seed} ${game.key(position)}`).next() - 1),
  };
}
