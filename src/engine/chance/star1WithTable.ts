import type { AnyGame } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { type Result, readOptions } from "../search.ts";
import { answerOf, boundOf, hits } from "../table/entry.ts";
import { type TableOptions, tableFor } from "../table/tableFor.ts";
import { boundsOf, type StarOptions, withinBounds } from "./bounds.ts";

/**
 * Star1 that remembers positions, because different draws lead to the same one: of chance's nodes, too, with a bound where they
 * were cut. Same value as expectimax, up to rounding, where the whole tree is searched, or where the table's entries are to be
 * of equal depth; else a deeper entry may answer, and know better. Returns v with v ≤ alpha: the true value is at most v;
 * alpha < v < beta: it is v; v ≥ beta: it is at least v. A line ends where the table answers. Throws a Refusal where an outcome or
 * an estimate lies outside of the bounds, and an Error where the table belongs to another game.
 * Source: B. Ballard 1983, "The *-Minimax Search Procedure for Trees Containing Chance Nodes"; J. Veness 2006, "Expectimax
 * Enhancements for Stochastic Game Players", which gives such tables to it.
 */
export function star1WithTable<Position, Move>(
  given: AnyGame<Position, Move>,
  position: Position,
  options: StarOptions & TableOptions<Move> = {},
  observer?: Observer<Move>,
): Result<Move> {
  const { depth, alpha, beta } = readOptions(options);
  const [least, most] = boundsOf(given, options);
  const game = withinBounds(given, [least, most]);
  const table = tableFor(given, options);
  let line: Line<Move> | undefined;

  function visit(position: Position, depth: number, alpha: number, beta: number): number {
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
    const key = game.key(position);
    const entry = table.find(key, depth);
    observer?.probe(key, ...answerOf(entry, depth, alpha, beta));
    if (hits(entry, depth, alpha, beta)) {
      line = entry.move === undefined ? undefined : { move: entry.move, rest: undefined };
      observer?.leave(entry.value, "table");
      return entry.value;
    }
    const window = [alpha, beta] as const;
    let best: number;
    let choice: Move | undefined;
    let bestLine: Line<Move> | undefined;
    const moves = game.moves(position);
    if (game.turn(position) === "max") {
      best = -Infinity;
      for (const move of moves) {
        if (alpha >= beta) {
          observer?.cutoff(moves.slice(moves.indexOf(move)));
          break;
        }
        const child = game.play(position, move);
        observer?.enter(move, depth - 1, alpha, beta);
        const value = visit(child, depth - 1, alpha, beta);
        if (value > best) choice = move;
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
        const child = game.play(position, move);
        observer?.enter(move, depth - 1, alpha, beta);
        const value = visit(child, depth - 1, alpha, beta);
        if (value < best) choice = move;
        if (value < best) {
          best = value;
          bestLine = { move, rest: line };
          observer?.improve(move, value);
        }
        if (best < beta) beta = best;
      }
    } else {
      best = 0;
      let unread = 1;
      const chances = game.chances!(position);
      let index = 0;
      for (const move of moves) {
        if (alpha >= beta) {
          observer?.cutoff(moves.slice(index));
          break;
        }
        const chance = chances[index++];
        unread -= chance;
        const low = (alpha - best - unread * most) / chance;
        const high = (beta - best - unread * least) / chance;
        const child = game.play(position, move);
        // Where rounding would close the window, it stays open above.
        const end = low < high ? high : Infinity;
        observer?.enter(move, depth - 1, low, end);
        const value = visit(child, depth - 1, low, end);
        best += chance * value;
        if (value <= low) best = beta = alpha;
        if (value >= end) best = alpha = beta;
      }
    }
    table.store(key, depth, best, window, choice);
    if (observer && table.find(key)?.depth === depth) observer.store(key, best, boundOf(best, window), depth);
    line = bestLine;
    observer?.leave(best, "children");
    return best;
  }

  observer?.enter(undefined, depth, alpha, beta);
  const value = visit(position, depth, alpha, beta);
  return { value, line: movesOf(line, alpha < value && value < beta ? Infinity : 1) };
}
