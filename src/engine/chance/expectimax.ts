import type { AnyGame } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { type Options, type Result, readOptions } from "../search.ts";

/**
 * The value that both sides can expect: MAX takes the largest child, MIN the smallest, and where chance draws, a node is worth
 * the mean of its children, each as likely as it is. Reads every node down to the given depth. A line ends where chance draws.
 * Without chance nodes it is minimax. Source: D. Michie 1966, "Game-Playing and Game-Learning Automata".
 */
export function expectimax<Position, Move>(
  game: AnyGame<Position, Move>,
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
    } else if (game.turn(position) === "min") {
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
    } else {
      best = 0;
      const chances = game.chances!(position);
      let index = 0;
      for (const move of game.moves(position)) {
        const child = game.play(position, move);
        observer?.enter(move, depth - 1, -Infinity, Infinity);
        const value = visit(child, depth - 1);
        best += chances[index++] * value;
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
