import { forMax } from "../forMax.ts";
import type { Game } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { type Options, type Result, readOptions } from "../search.ts";

/**
 * A mistake, wrong answers: negamax that does not stop at a pass, a position with only one move, but takes the answer of
 * the next one for its own. There the side moves that moved before; what called it negates the answer as if the other
 * side did. On [0,[3]] it answers 0 in place of 3, since it takes the second move to be worth −3.
 */
export function flipAfterPass<Position, Move>(
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
    const moves = game.moves(position);
    const isPass = moves.length === 1;
    let best = -Infinity;
    let bestLine: Line<Move> | undefined;
    for (const move of moves) {
      const child = game.play(position, move);
      observer?.enter(move, depth - 1, -Infinity, Infinity);
      const value = isPass ? visit(child, depth - 1) : -visit(child, depth - 1);
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
