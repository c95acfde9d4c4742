import type { Game } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { type Options, type Result, readOptions } from "../search.ts";

/**
 * Alpha-beta in its older form: what an inner node returns is clamped into its window, so it returns v with
 * v = alpha: the true value is at most alpha; alpha < v < beta: it is v; v = beta: it is at least beta.
 * Visits the same nodes as the fail-soft form and knows less about their values. Leaves return what they are.
 * Source: D. Knuth and R. Moore 1975, "An Analysis of Alpha-Beta Pruning" (F2).
 */
export function failHard<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: Options = {},
  observer?: Observer<Move>,
): Result<Move> {
  const { depth, alpha, beta } = readOptions(options);
  let line: Line<Move> | undefined;

  function visit(position: Position, depth: number, alpha: number, beta: number): number {
    const outcome = game.outcome(position);
    if (outcome !== undefined) {
      line = undefined;
      observer?.leave(outcome, "outcome");
      return outcome;
    }
    if (depth === 0) {
      const estimate = game.evaluate(position);
      line = undefined;
      observer?.leave(estimate, "evaluation");
      return estimate;
    }
    let bestLine: Line<Move> | undefined;
    const moves = game.moves(position);
    const side = game.turn(position);
    if (side === "max") {
      for (const move of moves) {
        if (alpha >= beta) {
          observer?.cutoff(moves.slice(moves.indexOf(move)));
          break;
        }
        const child = game.play(position, move);
        observer?.enter(move, depth - 1, alpha, beta);
        const value = visit(child, depth - 1, alpha, beta);
        if (value > alpha) {
          alpha = value;
          bestLine = { move, rest: line };
          observer?.improve(move, value);
        }
      }
    } else {
      for (const move of moves) {
        if (alpha >= beta) {
          observer?.cutoff(moves.slice(moves.indexOf(move)));
          break;
        }
        const child = game.play(position, move);
        observer?.enter(move, depth - 1, alpha, beta);
        const value = visit(child, depth - 1, alpha, beta);
        if (value < beta) {
          beta = value;
          bestLine = { move, rest: line };
          observer?.improve(move, value);
        }
      }
    }
    line = bestLine;
    const value = side === "max" ? Math.min(alpha, beta) : Math.max(alpha, beta);
    observer?.leave(value, "children");
    return value;
  }

  observer?.enter(undefined, depth, alpha, beta);
  const value = visit(position, depth, alpha, beta);
  return { value, line: movesOf(line, alpha < value && value < beta ? Infinity : 1) };
}
