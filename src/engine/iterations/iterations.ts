import { demandWhole } from "../demandWhole.ts";
import type { Game } from "../game.ts";
import type { OrderOptions } from "../moveOrdering/moveOrder.ts";
import { standardParts } from "../moveOrdering/standardParts.ts";
import type { Observer } from "../observer.ts";
import { type Options, type Result, readOptions, type Search } from "../search.ts";
import { type TableOptions, tableFor } from "../table/tableFor.ts";
import { IterationWatch } from "./iterationWatch.ts";

/** `depth` is that of the last iteration. The first is always finished, so that there is a move to play. */
export interface IterationOptions<Move> extends Options, TableOptions<Move>, OrderOptions {
  /** Nodes to enter at most, in all iterations together, 1 or more; no limit by default. */
  readonly budget?: number;
  /** Asked before each node, and between iterations: true ends the search at once. A deadline is a clock in here. */
  readonly stop?: () => boolean;
}

/** A search to one depth, finished. */
export interface Iteration<Move> extends Result<Move> {
  readonly depth: number;
  /** Nodes entered in this iteration. */
  readonly nodes: number;
  /** Whether no value rests on an estimate, so that looking deeper would find the same. */
  readonly settled: boolean;
}

/** Why no deeper iteration followed. */
export const iterationEnds = ["depth", "settled", "budget", "stop"] as const;
export type IterationEnd = (typeof iterationEnds)[number];

/**
 * Searches 1, 2, 3 … plies deep (0 where that is the depth asked for), yielding each whole iteration and returning
 * why it stopped. One table and one set of ordering parts serve them all, and each begins along the line of the one
 * before and with its value as a guess, as far as the search uses such things. The observer is told of an unfinished
 * iteration up to where it was stopped; an error of its own comes through. Throws a RangeError for a budget that makes
 * no sense.
 * Source: D. Slate and L. Atkin 1977, "CHESS 4.5: The Northwestern University Chess Program".
 */
export function iterations(search: Search) {
  return function* deepen<Position, Move>(
    game: Game<Position, Move>,
    position: Position,
    options: IterationOptions<Move> = {},
    observer?: Observer<Move>,
  ): Generator<Iteration<Move>, IterationEnd, void> {
    const { depth: deepest } = readOptions(options);
    const endAt = interruption(options);
    const [table, order] = [tableFor(game, options), options.order ?? standardParts()];
    const watch = new IterationWatch(table, observer);
    let last: Result<Move> | undefined;
    let ending: Interruption | undefined;
    for (let depth = Math.min(1, deepest); depth <= deepest; depth++) {
      for (const part of order) part.begin?.(game, position, last?.line ?? []);
      const before = watch.nodes;
      watch.iteration(depth);
      try {
        const guess = last === undefined ? {} : { guess: last.value };
        const asked = { ...options, ...guess, depth, table, order };
        last = search(game, position, asked, watch);
      } catch (error) {
        if (ending === undefined || error !== ending) throw error;
        return ending.end;
      }
      const settled = !watch.estimated;
      const { value, line } = last;
      yield { value, line, depth, nodes: watch.nodes - before, settled };
      if (settled) return "settled";
      watch.interrupt = () => {
        ending = endAt(watch.nodes);
        return ending;
      };
      const over = depth < deepest ? endAt(watch.nodes) : undefined;
      if (over !== undefined) return over.end;
    }
    return "depth";
  };
}

class Interruption extends Error {
  readonly end: IterationEnd;

  constructor(end: IterationEnd) {
    super(`The search was ended by its ${end}`);
    this.end = end;
  }
}

/** What ends a search that has entered so many nodes, if anything does. */
function interruption({ budget = Infinity, stop }: Pick<IterationOptions<unknown>, "budget" | "stop">) {
  if (budget !== Infinity) demandWhole("budget", budget, [1, Infinity], "nodes");
  return (nodes: number): Interruption | undefined => {
    if (nodes >= budget) return new Interruption("budget");
    return stop?.() ? new Interruption("stop") : undefined;
  };
}
