import { forMax } from "../forMax.ts";
import type { Game } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { type Options, type Result, readOptions } from "../search.ts";
import { windowForMax } from "../windowForMax.ts";

/** What 32 bits can hold; the least has no negation among them and comes out as itself. */
const [least, greatest] = [-(2 ** 31), 2 ** 31 - 1];
const negated = (value: number) => (value === least ? least : -value);

/**
 * A mistake, wrong answers: negamax alpha-beta in whole numbers of 32 bits that takes the least of them for −∞. Negated
 * for the opponent it becomes a beta that everything reaches, so that nothing is read below the root's first move, and
 * what its node began with comes back. On [[9,3]] it answers the least number of all, in place of 3. Whole numbers
 * between the two ends are searched rightly, wherever alpha begins above the least.
 */
export function negatedMinimum<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: Options = {},
  observer?: Observer<Move>,
): Result<Move> {
  const { depth, ...asked } = readOptions(options);
  const alpha = Math.max(asked.alpha, least);
  const beta = Math.min(asked.beta, greatest);
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
    let best = least;
    let bestLine: Line<Move> | undefined;
    const moves = game.moves(position);
    for (const move of moves) {
      if (alpha >= beta) {
        observer?.cutoff(moves.slice(moves.indexOf(move)));
        break;
      }
      const child = game.play(position, move);
      observer?.enter(move, depth - 1, ...windowForMax(-sign, negated(beta), negated(alpha)));
      const value = negated(visit(child, depth - 1, negated(beta), negated(alpha)));
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
