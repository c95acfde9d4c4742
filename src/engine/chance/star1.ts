import type { AnyGame } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { type Result, readOptions } from "../search.ts";
import { boundsOf, type StarOptions, withinBounds } from "./bounds.ts";

/**
 * Alpha-beta that cuts at chance nodes, too, because outcomes have bounds: if even the most for all that is unread leaves the
 * mean at alpha, or the least leaves it at beta, the rest cannot matter. So each child is asked no more than whether it is
 * worth so little, or so much; its window ends there. Same value as expectimax, up to rounding. Returns v with
 * v ≤ alpha: the true value is at most v; alpha < v < beta: it is v; v ≥ beta: it is at least v; a chance node returns
 * alpha or beta themselves. Throws a Refusal where an outcome or an estimate lies outside of the bounds.
 * Source: B. Ballard 1983, "The *-Minimax Search Procedure for Trees Containing Chance Nodes"; T. Hauk, M. Buro and
 * J. Schaeffer 2004, "Rediscovering *-Minimax Search".
 */
export function star1<Position, Move>(
  given: AnyGame<Position, Move>,
  position: Position,
  options: StarOptions = {},
  observer?: Observer<Move>,
): Result<Move> {
  const { depth, alpha, beta } = readOptions(options);
  const [least, most] = boundsOf(given, options);
  const game = withinBounds(given, [least, most]);
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
    let best: number;
    let bestLine: Line<Move> | undefined;
    const moves = game.moves(position);
    if (game.turn(position) === "max") {
      best = -Infinity;
      for (const move of moves) {
        if (alpha >= beta) {
          observer?.cutoff(moves.slice(moves.indexOf(move)));
          break;
        }
        const child = game.play(position, move);
        observer?.enter(move, depth - 1, alpha, beta);
        const value = visit(child, depth - 1, alpha, beta);
        if (value > best) {
          best = value;
          bestLine = { move, rest: line };
          observer?.improve(move, value);
        }
        if (best > alpha) alpha = best;
      }
    } else if (game.turn(position) === "min") {
      best = Infinity;
      for (const move of moves) {
        if (alpha >= beta) {
          observer?.cutoff(moves.slice(moves.indexOf(move)));
          break;
        }
        const child = game.play(position, move);
        observer?.enter(move, depth - 1, alpha, beta);
        const value = visit(child, depth - 1, alpha, beta);
        if (value < best) {
          best = value;
          bestLine = { move, rest: line };
          observer?.improve(move, value);
        }
        if (best < beta) beta = best;
      }
    } else {
      best = 0;
      let unread = 1;
      const chances = game.chances!(position);
      let index = 0;
      for (const move of moves) {
        if (alpha >= beta) {
          observer?.cutoff(moves.slice(index));
          break;
        }
        const chance = chances[index++];
        unread -= chance;
        const low = (alpha - best - unread * most) / chance;
        const high = (beta - best - unread * least) / chance;
        const child = game.play(position, move);
        // Where rounding would close the window, it stays open above.
        const end = low < high ? high : Infinity;
        observer?.enter(move, depth - 1, low, end);
        const value = visit(child, depth - 1, low, end);
        best += chance * value;
        if (value <= low) best = beta = alpha;
        if (value >= end) best = alpha = beta;
      }
    }
    line = bestLine;
    observer?.leave(best, "children");
    return best;
  }

  observer?.enter(undefined, depth, alpha, beta);
  const value = visit(position, depth, alpha, beta);
  return { value, line: movesOf(line, alpha < value && value < beta ? Infinity : 1) };
}
