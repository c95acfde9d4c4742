import type { Game } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { type Options, type Result, readOptions } from "../search.ts";
import { answerOf, boundOf, hits } from "../table/entry.ts";
import { lengthen, type TableOptions, tableFor } from "../table/tableFor.ts";

/**
 * Alpha-beta that remembers positions, because different orders of moves lead to the same one. Fail-soft: returns v with
 * v ≤ alpha: the true value is at most v; alpha < v < beta: it is v; v ≥ beta: it is at least v.
 * The true value is minimax's to the same depth where the whole tree is searched, where each position has its ply, or
 * where the table's entries are to be of equal depth; else a deeper entry may answer, and know better.
 * Source: R. Greenblatt, D. Eastlake, S. Crocker 1967, "The Greenblatt Chess Program"; T. A. Marsland 1986, "A
 * Review of Game-Tree Pruning".
 */
export function alphaBetaWithTable<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: Options & TableOptions<Move> = {},
  observer?: Observer<Move>,
): Result<Move> {
  const { depth, alpha, beta } = readOptions(options);
  const table = tableFor(game, options);
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
    let best: number, choice: Move | undefined;
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
    } else {
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
    }
    table.store(key, depth, best, window, choice);
    if (observer && table.find(key)?.depth === depth) observer.store(key, best, boundOf(best, window), depth);
    line = bestLine;
    observer?.leave(best, "children");
    return best;
  }

  observer?.enter(undefined, depth, alpha, beta);
  const value = visit(position, depth, alpha, beta);
  if (value <= alpha || value >= beta) return { value, line: movesOf(line, 1) };
  return { value, line: lengthen(game, position, depth, { value, line: movesOf(line) }, table) };
}
