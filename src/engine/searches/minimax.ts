import type { Game } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { type Options, type Result, readOptions } from "../search.ts";

/**
 * The value that both sides can force: MAX takes the largest child, MIN the smallest. Reads every node down to
 * the given depth: b^d leaves in a uniform tree of b moves and d plies.
 * Source: J. von Neumann 1928, "Zur Theorie der Gesellschaftsspiele"; as a program, C. Shannon 1950,
 * "Programming a Computer for Playing Chess".
 */
export function minimax<Position, Move>(
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
    if (depth === 0) {
      const estimate = game.evaluate(position);
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
