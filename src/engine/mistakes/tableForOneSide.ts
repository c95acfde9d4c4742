import { forMax } from "../forMax.ts";
import type { Game } from "../game.ts";
import { type Line, movesOf } from "../line.ts";
import type { Observer } from "../observer.ts";
import { type Options, type Result, readOptions } from "../search.ts";
import { type TableOptions, tableFor } from "../table/tableFor.ts";

/**
 * A mistake, wrong answer: negamax with a table into which a value is put as the parent's side sees it, and out of
 * which it is taken as the child's side would see it: what is good for one comes back as good for the other.
 * [[3,3]] gives −3 in place of 3.
 */
export function tableForOneSide<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: Options & TableOptions<Move> = {},
  observer?: Observer<Move>,
): Result<Move> {
  const { depth } = readOptions(options);
  const table = tableFor(game, options);
  let line: Line<Move> | undefined;

  function visit(position: Position, depth: number): number {
    const sign = game.turn(position) === "max" ? 1 : -1;
    const key = game.key(position);
    const entry = table.find(key, depth);
    // Without its bound: what is wrong proves nothing.
    observer?.probe(key, entry?.depth === depth ? "hit" : "absent", entry && forMax(sign, entry.value));
    if (entry?.depth === depth) {
      line = undefined;
      observer?.leave(forMax(sign, entry.value), "table");
      return entry.value;
    }
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
      const value = -visit(child, depth - 1);
      table.store(game.key(child), depth - 1, value, [-Infinity, Infinity], undefined);
      observer?.store(game.key(child), forMax(sign, value), "exact", depth - 1);
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

  const sign = game.turn(position) === "max" ? 1 : -1;
  observer?.enter(undefined, depth, -Infinity, Infinity);
  const value = forMax(sign, visit(position, depth));
  return { value, line: movesOf(line) };
}
