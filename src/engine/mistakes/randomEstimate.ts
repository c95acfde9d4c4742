import type { Game } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { random } from "../random.ts";
import { type Options, type Result, readOptions } from "../search.ts";

/**
 * A mistake, wrong answers: minimax whose estimate was left for later. What stands in its place draws a number between the
 * least and the greatest outcome. One ply deep the search then plays at random. From two plies on it does not: the greatest
 * of many random numbers is great, so it likes positions in which it has many moves and its opponent few, and does better
 * than chance the deeper it looks (D. Beal and M. Smith 1994, "Random Evaluations in Chess"). `seed` is 1 by default.
 */
export function randomEstimate<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: Options & { readonly seed?: number } = {},
  observer?: Observer<Move>,
): Result<Move> {
  const { depth } = readOptions(options);
  const chance = random(options.seed ?? 1);
  const [least, most] = game.range;
  let line: Line<Move> | undefined;

  function visit(position: Position, depth: number): number {
    const outcome = game.outcome(position);
    if (outcome !== undefined) {
      line = undefined;
      observer?.leave(outcome, "outcome");
      return outcome;
    }
    if (depth === 0) {
      const estimate = least + (most - least) * chance.next();
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
