import type { Game } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { type Options, type Result, readOptions } from "../search.ts";

/**
 * Wasted work, though some textbooks have it so: fail-hard alpha-beta that cuts at alpha > beta where alpha ≥ beta
 * would do. A child that can only draw level is still read. The value is the same, and never fewer leaves are read, on
 * [3,[3,9]] 3 in place of 2. It is to `failHard` what `cutAboveOnly` is to `alphaBeta`: a reader whose book clamps values
 * and cuts above beta only gets this search in every figure.
 */
export function failHardAboveOnly<Position, Move>(
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
        if (alpha > beta) {
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
        if (alpha > beta) {
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
