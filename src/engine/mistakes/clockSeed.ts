import type { Game } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { random } from "../random.ts";
import { type Options, type Result, readOptions } from "../search.ts";

/**
 * A mistake, wrong answers: minimax with an estimate drawn by chance, and the seed taken from the clock each time. While
 * the clock shows one and the same second every position is worth the same, and the first move is taken; a second
 * later all of them are worth something else. `clock` is what the caller reads it by, in whole seconds: the engine has
 * none, and without one it stands at 0.
 */
export function clockSeed<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: Options & { readonly clock?: () => number } = {},
  observer?: Observer<Move>,
): Result<Move> {
  const { depth } = readOptions(options);
  const clock = options.clock ?? (() => 0);
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
      const chance = random(clock());
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
