import { forMax } from "../forMax.ts";
import type { Game } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { type Options, type Result, readOptions } from "../search.ts";

/**
 * A mistake, wrong answers: negamax that hands the colour down from the root and begins with MAX's, whoever is to move
 * there. Where MAX is to move nothing shows; where MIN is, it plays for MAX.
 */
export function colourFixed<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: Options = {},
  observer?: Observer<Move>,
): Result<Move> {
  const { depth } = readOptions(options);
  let line: Line<Move> | undefined;

  function visit(position: Position, depth: number, sign: number): number {
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
      const value = -visit(child, depth - 1, -sign);
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

  observer?.enter(undefined, depth, -Infinity, Infinity);
  const value = visit(position, depth, 1) + 0;
  return { value, line: movesOf(line) };
}
