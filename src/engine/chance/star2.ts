import type { AnyGame } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { type Result, readOptions } from "../search.ts";
import { boundsOf, type StarOptions, withinBounds } from "./bounds.ts";

/**
 * Star1 that first looks at one move below each child of a chance node: a reply that MIN has already bounds what the child can
 * be worth, and one that MAX has bounds it from the other side. Often that is enough to cut before any child is read whole.
 * What was looked at is not read again. Same value as expectimax, up to rounding, and the same bounds where it is cut as
 * star1 has. Reads at most what expectimax reads; mostly less than star1, but not always.
 * In an observer's eyes a child that is looked at is entered, and left with the value of its first move; where it is read whole,
 * it is entered again, and its first move is not. Throws a Refusal where an outcome or an estimate lies outside of the bounds.
 * Source: B. Ballard 1983, "The *-Minimax Search Procedure for Trees Containing Chance Nodes"; T. Hauk, M. Buro and
 * J. Schaeffer 2004, "Rediscovering *-Minimax Search".
 */
export function star2<Position, Move>(
  given: AnyGame<Position, Move>,
  position: Position,
  options: StarOptions = {},
  observer?: Observer<Move>,
): Result<Move> {
  const { depth, alpha, beta } = readOptions(options);
  const [least, most] = boundsOf(given, options);
  const game = withinBounds(given, [least, most]);
  let line: Line<Move> | undefined;

  /** @param first what its first move is worth, where that is known already */
  function visit(position: Position, depth: number, alpha: number, beta: number, first?: number): number {
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
        let value = move === moves[0] ? first : undefined;
        if (value === undefined) {
          const child = game.play(position, move);
          observer?.enter(move, depth - 1, alpha, beta);
          value = visit(child, depth - 1, alpha, beta);
        }
        if (value > best) {
          best = value;
          bestLine = { move, rest: line };
          observer?.improve(move, value);
        }
        if (best > alpha) alpha = best;
      }
    } else if (game.turn(position) === "min") {
      best = Infinity;
      for (const move of moves) {
        if (alpha >= beta) {
          observer?.cutoff(moves.slice(moves.indexOf(move)));
          break;
        }
        let value = move === moves[0] ? first : undefined;
        if (value === undefined) {
          const child = game.play(position, move);
          observer?.enter(move, depth - 1, alpha, beta);
          value = visit(child, depth - 1, alpha, beta);
        }
        if (value < best) {
          best = value;
          bestLine = { move, rest: line };
          observer?.improve(move, value);
        }
        if (best < beta) beta = best;
      }
    } else {
      best = 0;
      const chances = game.chances!(position);
      const seen = moves.map((): Seen => ({ floor: least, ceiling: most, first: undefined }));
      let [floor, ceiling] = [least, most];
      for (const [index, move] of moves.entries()) {
        if (alpha >= beta) break;
        const child = game.play(position, move);
        if (depth === 1 || game.outcome(child) !== undefined) continue;
        const chooser = game.turn(child);
        if (chooser === "chance") continue;
        const chance = chances[index];
        const low = most - (ceiling - alpha) / chance;
        const end = openAbove(low, least + (beta - floor) / chance);
        observer?.enter(move, depth - 1, low, end);
        const value = look(child, depth - 1, low, end);
        const isInside = low < value && value < end;
        seen[index].first = isInside ? value : value <= low ? -Infinity : Infinity;
        if (chooser === "min") {
          ceiling -= chance * (most - value);
          seen[index].ceiling = value;
          if (value <= low) best = beta = alpha;
        }
        if (chooser === "max") {
          floor += chance * (value - least);
          seen[index].floor = value;
          if (value >= end) best = alpha = beta;
        }
      }
      for (const [index, move] of moves.entries()) {
        if (alpha >= beta) {
          observer?.cutoff(moves.slice(index));
          break;
        }
        const chance = chances[index];
        const known = seen[index];
        const low = known.ceiling - (ceiling - alpha) / chance;
        const end = openAbove(low, known.floor + (beta - floor) / chance);
        const child = game.play(position, move);
        observer?.enter(move, depth - 1, low, end);
        const value = visit(child, depth - 1, low, end, clamped(known.first, low, end));
        best += chance * value;
        ceiling -= chance * (known.ceiling - value);
        floor += chance * (value - known.floor);
        if (value <= low) best = beta = alpha;
        if (value >= end) best = alpha = beta;
      }
    }
    line = bestLine;
    observer?.leave(best, "children");
    return best;
  }

  /** What the first move of a child is worth. */
  function look(position: Position, depth: number, alpha: number, beta: number): number {
    const [move] = game.moves(position);
    observer?.enter(move, depth - 1, alpha, beta);
    const value = visit(game.play(position, move), depth - 1, alpha, beta);
    observer?.improve(move, value);
    observer?.leave(value, "probe");
    return value;
  }

  observer?.enter(undefined, depth, alpha, beta);
  const value = visit(position, depth, alpha, beta);
  return { value, line: movesOf(line, alpha < value && value < beta ? Infinity : 1) };
}

/** What looking at its first move has told of a child: its value lies from floor to ceiling. */
interface Seen {
  floor: number;
  ceiling: number;
  /** What that move is worth; infinite where it is only known to be outside of the window, which will not grow wider. */
  first: number | undefined;
}

/** Where rounding would close the window, it stays open above. */
const openAbove = (low: number, high: number): number => (low < high ? high : Infinity);

const clamped = (first: number | undefined, low: number, high: number): number | undefined =>
  first === undefined ? undefined : Math.min(Math.max(first, low), high);
