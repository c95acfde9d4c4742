import type { Game } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { type Options, type Result, readOptions } from "../search.ts";
import { boundOf } from "../table/boundOf.ts";
import { claimOf } from "../table/claimOf.ts";
import { hits } from "../table/hits.ts";
import { type TableOptions, tableFor } from "../table/tableFor.ts";

/**
 * A mistake, wrong answer: alpha-beta with a table that does not ask how deep an entry looked. An estimate made near the
 * end of one line answers where a position comes back with plies to go. [[[[[1]]]],[[1]]] to depth 4 gives 0 in place of 1.
 */
export function tableWithoutDepth<Position, Move>(
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
    const entry = table.find(key);
    observer?.probe(key, ...claimOf(entry, 0, alpha, beta));
    if (hits(entry, 0, alpha, beta)) {
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
  return { value, line: movesOf(line, alpha < value && value < beta ? Infinity : 1) };
}
