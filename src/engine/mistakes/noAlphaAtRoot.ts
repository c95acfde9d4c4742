import type { Game } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { type Options, type Result, readOptions } from "../search.ts";

/**
 * A mistake, wasted work: alpha-beta whose root asks about each of its moves with the window it began with, and does not
 * say what it has found. No move learns from the ones before it. Same value as minimax; reads at least what alpha-beta
 * reads, on [3,[3,9]] 3 leaves in place of 2.
 */
export function noAlphaAtRoot<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: Options = {},
  observer?: Observer<Move>,
): Result<Move> {
  const { depth, alpha, beta } = readOptions(options);
  const root = position;
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
        if (best > alpha && position !== root) alpha = best;
      }
    } else {
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
        if (best < beta && position !== root) beta = best;
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
