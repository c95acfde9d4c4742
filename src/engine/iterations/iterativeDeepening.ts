import type { Game } from "../game.ts";
import type { Observer } from "../observer.ts";
import type { Search } from "../search.ts";
import { orderedAlphaBeta } from "../searches/orderedAlphaBeta.ts";
import { type Iteration, type IterationEnd, type IterationOptions, iterations } from "./iterations.ts";

export interface DeepeningOptions<Move> extends IterationOptions<Move> {
  /** What searches each depth; alpha-beta with a table and move ordering by default. */
  readonly search?: Search;
}

/** Value, line and depth are those of the last whole iteration. */
export interface DeepeningResult<Move> extends Iteration<Move> {
  /** Every whole iteration, the shallowest first. */
  readonly iterations: readonly Iteration<Move>[];
  /** Why there is none deeper. */
  readonly ended: IterationEnd;
}

/**
 * Looks one ply deeper again and again, until the depth, the budget of nodes or `stop` ends it, or nothing is left to
 * estimate. Whenever it is stopped, its answer is that of the last iteration that was whole: never of half a one.
 * Without a limit it ends only for games that do. Source: D. Slate and L. Atkin 1977, "CHESS 4.5: The Northwestern
 * University Chess Program".
 */
export function iterativeDeepening<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: DeepeningOptions<Move> = {},
  observer?: Observer<Move>,
): DeepeningResult<Move> {
  const { search = orderedAlphaBeta } = options;
  const run = iterations(search)(game, position, options, observer);
  const whole: Iteration<Move>[] = [];
  for (;;) {
    const { value, done } = run.next();
    if (done) return { ...whole[whole.length - 1], iterations: whole, ended: value };
    whole.push(value);
  }
}
