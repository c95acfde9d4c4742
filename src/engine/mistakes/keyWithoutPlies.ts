import type { Game } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { type Options, type Result, readOptions } from "../search.ts";
import { boundOf } from "../table/boundOf.ts";
import { claimOf } from "../table/claimOf.ts";
import type { Key } from "../table/entry.ts";
import { hits } from "../table/hits.ts";
import { type TableOptions, tableFor } from "../table/tableFor.ts";

/**
 * A mistake, wrong answer: scores that count the plies from the root, so that sooner wins are better, and a table whose
 * keys leave the plies out. A win that was kept on a short way answers on a longer one as if it came as soon. The cure is
 * to keep the plies in the key, or to store the distance from the position itself.
 */
export function keyWithoutPlies<Position, Move>(
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
    const key = withoutPlies(game.key(position));
    const entry = table.find(key, depth);
    observer?.probe(key, ...claimOf(entry, depth, alpha, beta));
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
  return { value, line: movesOf(line, alpha < value && value < beta ? Infinity : 1) };
}

/** `preferSooner` puts the plies played behind its keys; other keys have none. */
const withoutPlies = (key: Key): Key => (typeof key === "string" ? key.replace(/ \+\d+$/, "") : key);
