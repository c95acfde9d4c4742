import { demandWhole } from "../demand.ts";
import type { Game } from "../game.ts";
import type { OrderOptions } from "../moveOrdering/moveOrder.ts";
import { standardParts } from "../moveOrdering/orderingParts.ts";
import {
  type Bound,
  type Observer,
  type OrderingPartName,
  type ProbeResult,
  Silent,
  type UpperConfidenceBound,
  type ValueSource,
} from "../observer.ts";
import { type Options, type Result, readOptions, type Search } from "../search.ts";
import type { Entry, Key } from "../table/entry.ts";
import { type TableOptions, tableFor } from "../table/tableFor.ts";
import type { TranspositionTable } from "../table/transpositionTable.ts";

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

/** Entries whose values no longer search can change, as none of the leaves below was an estimate. */
const settledEntries = new WeakSet<Entry<unknown>>();

/**
 * Stands between a search and its observer, to whom it hands on what it is told: counts nodes, notes whether any value
 * rests on an estimate, and asks before each node whether to go on. It ends a search by an error that it throws, of
 * which no observer hears and which is not the observer's own.
 */
class IterationWatch<Move> implements Observer<Move> {
  /** Nodes entered since the watch began. */
  nodes = 0;
  /** Whether a value since the last `iteration` rests on an estimate. */
  estimated = false;
  /** Asked before each node; an answer is thrown, and ends the search. */
  interrupt: (() => Error | undefined) | undefined;
  readonly #table: TranspositionTable<Move>;
  readonly #observer: Observer<Move>;
  /** For each node on the path, whether a value below it rests on an estimate. */
  readonly #path: boolean[] = [];
  #hit: Key = 0;

  constructor(table: TranspositionTable<Move>, observer: Observer<Move> = new Silent()) {
    this.#table = table;
    this.#observer = observer;
  }

  iteration(depth: number): void {
    this.estimated = false;
    this.#path.length = 0;
    this.#observer.iteration(depth);
  }

  enter(move: Move | undefined, depth: number, alpha: number, beta: number): void {
    const end = this.interrupt?.();
    if (end !== undefined) throw end;
    this.nodes++;
    this.#path.push(false);
    this.#observer.enter(move, depth, alpha, beta);
  }

  leave(value: number, from: ValueSource): void {
    const below = this.#path.pop();
    if (below || from === "evaluation" || (from === "table" && !this.#isSettled(this.#hit))) {
      this.estimated = true;
      if (this.#path.length > 0) this.#path[this.#path.length - 1] = true;
    }
    this.#observer.leave(value, from);
  }

  probe(key: Key, result: ProbeResult, value?: number, bound?: Bound): void {
    this.#hit = key;
    this.#observer.probe(key, result, value, bound);
  }

  store(key: Key, value: number, bound: Bound, depth: number): void {
    const entry = this.#table.find(key);
    if (entry !== undefined && this.#path.at(-1) === false) settledEntries.add(entry);
    this.#observer.store(key, value, bound, depth);
  }

  improve(move: Move, value: number): void {
    this.#observer.improve(move, value);
  }

  cutoff(skipped: readonly Move[]): void {
    this.#observer.cutoff(skipped);
  }

  order(moves: readonly Move[], placedBy: readonly OrderingPartName[]): void {
    this.#observer.order(moves, placedBy);
  }

  research(alpha: number, beta: number): void {
    this.#observer.research(alpha, beta);
  }

  select(move: Move, bound: UpperConfidenceBound): void {
    this.#observer.select(move, bound);
  }

  draw(move: Move): void {
    this.#observer.draw(move);
  }

  expand(move: Move): void {
    this.#observer.expand(move);
  }

  rollout(moves: readonly Move[], value: number): void {
    this.#observer.rollout(moves, value);
  }

  backup(visits: number, mean: number): void {
    this.#observer.backup(visits, mean);
  }

  /** A search that keeps a memory of its own begins it anew: what it knows, this iteration has seen. */
  #isSettled(key: Key): boolean {
    const entry = this.#table.find(key);
    return entry === undefined || entry.depth === Infinity || settledEntries.has(entry);
  }
}
