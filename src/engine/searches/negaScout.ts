import type { Game } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { type Options, type Result, readOptions } from "../search.ts";
import { forMax, oneAbove, windowForMax } from "../window.ts";

/**
 * Alpha-beta that bets on the first move: only that one is asked for its value, the others are tested against
 * it in a null window, and what beats it is searched again. Good order wins the bet, bad order pays twice.
 * Fail-soft: returns v with
 * v ≤ alpha: the true value is at most v; alpha < v < beta: it is v; v ≥ beta: it is at least v.
 * A null window is one wide and holds no whole value; a decimal one inside of it is exact, and needs no second
 * search. Variants differ in when they search again: this one does with the window (v, beta) where the test has
 * returned v with alpha < v < beta, and never a child that is finished or has no plies left.
 * Source: A. Reinefeld 1989, "Spielbaum-Suchverfahren".
 */
export function negaScout<Position, Move>(
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
    let best = -Infinity;
    let bestLine: Line<Move> | undefined;
    const moves = game.moves(position);
    let end = beta;
    for (const move of moves) {
      if (alpha >= beta) {
        observer?.cutoff(moves.slice(moves.indexOf(move)));
        break;
      }
      const child = game.play(position, move);
      observer?.enter(move, depth - 1, ...windowForMax(sign, alpha, end));
      let value = -visit(child, depth - 1, -end, -alpha);
      // Lost, and no leaf: that has its value already.
      if (end <= value && value < beta && depth > 1 && game.outcome(child) === undefined) {
        observer?.research(...windowForMax(sign, value, beta));
        observer?.enter(move, depth - 1, ...windowForMax(sign, value, beta));
        value = -visit(child, depth - 1, -beta, -value);
      }
      if (value > best) {
        best = value;
        // A value at an end of the window is a bound, and what follows the move is no longer sure.
        bestLine = { move, rest: alpha < value && value < beta ? line : undefined };
        observer?.improve(move, forMax(sign, value));
      }
      if (best > alpha) alpha = best;
      end = Math.min(oneAbove(alpha), beta);
    }
    line = bestLine;
    observer?.leave(forMax(sign, best), "children");
    return best;
  }

  const sign = game.turn(position) === "max" ? 1 : -1;
  observer?.enter(undefined, depth, alpha, beta);
  const value = forMax(sign, visit(position, depth, ...windowForMax(sign, alpha, beta)));
  return { value, line: movesOf(line, alpha < value && value < beta ? Infinity : 1) };
}
