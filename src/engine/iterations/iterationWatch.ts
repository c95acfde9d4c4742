import type { Bound, Observer, OrderingPartName, ProbeResult, ValueSource } from "../observer.ts";
import { Silent, type UpperConfidenceBound } from "../observer.ts";
import type { Entry, Key } from "../table/entry.ts";
import type { TranspositionTable } from "../table/transpositionTable.ts";

/** Entries whose values no longer search can change, as none of the leaves below was an estimate. */
const settledEntries = new WeakSet<Entry<unknown>>();

/**
 * Stands between a search and its observer, to whom it hands on what it is told: counts nodes, notes whether any value
 * rests on an estimate, and asks before each node whether to go on. It ends a search by an error that it throws, of
 * which no observer hears and which is not the observer's own.
 */
export class IterationWatch<Move> implements Observer<Move> {
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
