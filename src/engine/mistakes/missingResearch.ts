import { forMax } from "../forMax.ts";
import type { Game } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { oneAbove } from "../oneAbove.ts";
import { type Options, type Result, readOptions } from "../search.ts";
import { windowForMax } from "../windowForMax.ts";

/**
 * A mistake, wrong answers: NegaScout that takes what a test returns for the move's value. A test only asks whether a
 * move is better, and stops reading as soon as that is answered; what it returns then is a bound. On
 * [0,[[1,2]]] it answers 1 in place of 2.
 */
export function missingResearch<Position, Move>(
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
      const value = -visit(child, depth - 1, -end, -alpha);
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
