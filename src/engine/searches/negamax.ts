import type { Game } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { type Options, type Result, readOptions } from "../search.ts";
import { forMax } from "../window.ts";

/**
 * Minimax with one case in place of two: a node is valued by the side to move there, and what is good for one
 * side is as bad for the other, min(a, b) = −max(−a, −b). Same value, same nodes in the same order as minimax:
 * b^d leaves in a uniform tree of b moves and d plies.
 * Source: D. Knuth and R. Moore 1975, "An Analysis of Alpha-Beta Pruning" (F0).
 */
export function negamax<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: Options = {},
  observer?: Observer<Move>,
): Result<Move> {
  const { depth } = readOptions(options);
  let line: Line<Move> | undefined;

  function visit(position: Position, depth: number): number {
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
    for (const move of game.moves(position)) {
      const child = game.play(position, move);
      observer?.enter(move, depth - 1, -Infinity, Infinity);
      const value = -visit(child, depth - 1);
      if (value > best) {
        best = value;
        bestLine = { move, rest: line };
        observer?.improve(move, forMax(sign, value));
      }
    }
    line = bestLine;
    observer?.leave(forMax(sign, best), "children");
    return best;
  }

  const sign = game.turn(position) === "max" ? 1 : -1;
  observer?.enter(undefined, depth, -Infinity, Infinity);
  const value = forMax(sign, visit(position, depth));
  return { value, line: movesOf(line) };
}
