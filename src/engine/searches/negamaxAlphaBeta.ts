import type { Game } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { type Options, type Result, readOptions } from "../search.ts";
import { forMax, windowForMax } from "../window.ts";

/**
 * Alpha-beta with one case in place of two: alpha is what the side to move already has, beta what its opponent
 * will not let it pass, and they change sign and places from ply to ply. Visits the nodes that alpha-beta visits,
 * in the same order, and like it returns v with
 * v ≤ alpha: the true value is at most v; alpha < v < beta: it is v; v ≥ beta: it is at least v.
 * Source: D. Knuth and R. Moore 1975, "An Analysis of Alpha-Beta Pruning" (F2); fail-soft, J. Fishburn 1983.
 */
export function negamaxAlphaBeta<Position, Move>(
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
    for (const move of moves) {
      if (alpha >= beta) {
        observer?.cutoff(moves.slice(moves.indexOf(move)));
        break;
      }
      const child = game.play(position, move);
      observer?.enter(move, depth - 1, ...windowForMax(sign, alpha, beta));
      const value = -visit(child, depth - 1, -beta, -alpha);
      if (value > best) {
        best = value;
        bestLine = { move, rest: line };
        observer?.improve(move, forMax(sign, value));
      }
      if (best > alpha) alpha = best;
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
