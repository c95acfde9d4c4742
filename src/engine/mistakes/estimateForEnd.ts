import type { Game } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { type Options, type Result, readOptions } from "../search.ts";

/**
 * A mistake, wrong answers: minimax that takes an estimate other than 0 for the end of the game. An estimate that only
 * leans to one side stops the search as a win would.
 */
export function estimateForEnd<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: Options = {},
  observer?: Observer<Move>,
): Result<Move> {
  const { depth } = readOptions(options);
  let line: Line<Move> | undefined;

  function visit(position: Position, depth: number): number {
    const outcome = game.outcome(position);
    if (outcome !== undefined) {
      line = undefined;
      observer?.leave(outcome, "outcome");
      return outcome;
    }
    const estimate = game.evaluate(position);
    if (depth === 0 || estimate !== 0) {
      line = undefined;
      observer?.leave(estimate, "evaluation");
      return estimate;
    }
    let best: number;
    let bestLine: Line<Move> | undefined;
    if (game.turn(position) === "max") {
      best = -Infinity;
      for (const move of game.moves(position)) {
        const child = game.play(position, move);
        observer?.enter(move, depth - 1, -Infinity, Infinity);
        const value = visit(child, depth - 1);
        if (value > best) {
          best = value;
          bestLine = { move, rest: line };
          observer?.improve(move, value);
        }
      }
    } else {
      best = Infinity;
      for (const move of game.moves(position)) {
        const child = game.play(position, move);
        observer?.enter(move, depth - 1, -Infinity, Infinity);
        const value = visit(child, depth - 1);
        if (value < best) {
          best = value;
          bestLine = { move, rest: line };
          observer?.improve(move, value);
        }
      }
    }
    line = bestLine;
    observer?.leave(best, "children");
    return best;
  }

  observer?.enter(undefined, depth, -Infinity, Infinity);
  const value = visit(position, depth);
  return { value, line: movesOf(line) };
}
