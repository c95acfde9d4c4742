import type { Game } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { type Options, type Result, readOptions } from "../search.ts";
import { forMax, windowForMax } from "../window.ts";

/**
 * Negamax alpha-beta that keeps to its window, as fail-hard alpha-beta does: returns v with alpha ≤ v ≤ beta.
 * Source: D. Knuth and R. Moore 1975, "An Analysis of Alpha-Beta Pruning" (F2).
 */
export function failHardNegamax<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: Options = {},
  observer?: Observer<Move>,
): Result<Move> {
  const { depth, alpha, beta } = readOptions(options);
  let line: Line<Move> | undefined;

  function visit(position: Position, depth: number, alpha: number, beta: number): number {
    const sign = game.turn(position) === "max" ? 1 : -1;
    const outcome = game.outcome(position);
    if (outcome !== undefined) {
      line = undefined;
      observer?.leave(outcome, "outcome");
      return sign * outcome;
    }
    if (depth === 0) {
      const estimate = game.evaluate(position);
      line = undefined;
      observer?.leave(estimate, "evaluation");
      return sign * estimate;
    }
    let bestLine: Line<Move> | undefined;
    const moves = game.moves(position);
    for (const move of moves) {
      if (alpha >= beta) {
        observer?.cutoff(moves.slice(moves.indexOf(move)));
        break;
      }
      const child = game.play(position, move);
      observer?.enter(move, depth - 1, ...windowForMax(sign, alpha, beta));
      const value = -visit(child, depth - 1, -beta, -alpha);
      if (value > alpha) {
        alpha = value;
        bestLine = { move, rest: line };
        observer?.improve(move, forMax(sign, value));
      }
    }
    line = bestLine;
    const value = Math.min(alpha, beta);
    observer?.leave(forMax(sign, value), "children");
    return value;
  }

  const sign = game.turn(position) === "max" ? 1 : -1;
  observer?.enter(undefined, depth, alpha, beta);
  const value = forMax(sign, visit(position, depth, ...windowForMax(sign, alpha, beta)));
  return { value, line: movesOf(line, alpha < value && value < beta ? Infinity : 1) };
}
