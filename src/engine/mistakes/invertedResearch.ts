import { forMax } from "../forMax.ts";
import type { Game } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { oneAbove } from "../oneAbove.ts";
import { type Options, type Result, readOptions } from "../search.ts";
import { windowForMax } from "../windowForMax.ts";

/**
 * A mistake, wrong answers: NegaScout that searches again with the ends of the window exchanged. Such a window is
 * closed before anything is read in it, and a node that has read nothing returns the worst there is for its side. On
 * [0,[3]] it answers ∞ in place of 3.
 */
export function invertedResearch<Position, Move>(
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
        observer?.research(...windowForMax(sign, beta, value));
        observer?.enter(move, depth - 1, ...windowForMax(sign, beta, value));
        value = -visit(child, depth - 1, -value, -beta);
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
