import type { Bound } from "../../engine/observer.ts";
import { Rows } from "../core/rows.ts";
import { eventCode } from "./eventCode.ts";
import type { Key } from "./recording.ts";
import type { Trace } from "./trace.ts";

/** An entry of a transposition table, from the step that stored it until another takes its place. */
export interface StoredEntry {
  /** The step that stored it, and where the search stood. */
  readonly step: number;
  readonly node: number;
  readonly key: Key;
  readonly place: Key;
  readonly value: number;
  readonly bound: Bound;
  readonly depth: number;
  /** The child that gave the value, or −1. */
  readonly best: number;
  /** The step that had stored what lay there before; undefined where the place was free. */
  readonly replaced: number | undefined;
  /** The step that replaces it in turn; undefined where none does. */
  readonly replacedBy: number | undefined;
}

/**
 * What a search's transposition table holds at any step. Built once, in time linear in the stores; then what lies at a
 * place at a step is a binary search among the stores to that place, and going backward costs what going forward costs.
 */
export class TableHistory {
  readonly #trace: Trace<unknown>;
  readonly #placeOf: (key: Key) => Key;
  /** The steps that store, ascending; and by the same index, the row of the place that each stores to. */
  readonly #steps: Uint32Array;
  readonly #owners: readonly number[];
  /** Places in the order in which they are first taken: a place's row, and of each row the indices of its stores. */
  readonly #rowOf = new Map<Key, number>();
  readonly #rows: Rows;

  /** `placeOf` says where a table of limited size puts a key; without it each key has a place of its own. */
  constructor(trace: Trace<unknown>, placeOf: (key: Key) => Key = (key) => key) {
    this.#trace = trace;
    this.#placeOf = placeOf;
    this.#steps = trace.log.events(eventCode.store);
    this.#owners = Array.from(this.#steps, (step) => this.#ownerOf(step));
    this.#rows = Rows.sorted(this.#rowOf.size, this.#owners);
  }

  /** How many entries there are at `step`. */
  count(step: number): number {
    let [low, high] = [0, this.#rowOf.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#steps[this.#rows.row(middle)[0]] <= step) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * The entries at `step` in the order in which their places were first taken; where there are more than `most`, those
   * stored last.
   */
  entries(step: number, most = Infinity): StoredEntry[] {
    const rows: number[] = [];
    for (let index = this.#stores(step) - 1; index >= 0 && rows.length < most; index--) {
      const row = this.#owners[index];
      if (this.#latest(row, step) === index) rows.push(row);
    }
    return rows.sort((one, other) => one - other).map((row) => this.#entry(row, this.#rank(row, step)));
  }

  /** The entry that lies where the key's place is, its own or another position's. */
  at(key: Key, step: number): StoredEntry | undefined {
    const row = this.#rowOf.get(this.#placeOf(key));
    const rank = row === undefined ? 0 : this.#rank(row, step);
    return rank === 0 ? undefined : this.#entry(row!, rank);
  }

  #ownerOf(step: number): number {
    const place = this.#placeOf(this.#trace.log.key(this.#trace.log.payload(step)));
    const known = this.#rowOf.get(place);
    if (known !== undefined) return known;
    this.#rowOf.set(place, this.#rowOf.size);
    return this.#rowOf.size - 1;
  }

  /** How many stores there are up to `step`. */
  #stores(step: number): number {
    return this.#trace.log.count(eventCode.store, step);
  }

  /** How many of them are to this row's place. */
  #rank(row: number, step: number): number {
    return this.#rows.rank(row, this.#stores(step) - 1);
  }

  #latest(row: number, step: number): number {
    return this.#rows.row(row)[this.#rank(row, step) - 1];
  }

  /** What the store of this rank, counted from 1, put into the row's place. */
  #entry(row: number, rank: number): StoredEntry {
    const stores = this.#rows.row(row);
    const stepAt = (place: number): number | undefined => this.#steps[stores[place]];
    const step = this.#steps[stores[rank - 1]];
    const event = this.#trace.event(step);
    if (event.kind !== "store") throw new RangeError(`No store leads to step ${step}`);
    const { key, value, bound, depth, node } = event;
    const best = this.#trace.bestChild(node, step);
    const place = this.#placeOf(key);
    const [replaced, replacedBy] = [rank > 1 ? stepAt(rank - 2) : undefined, stepAt(rank)];
    return { step, node, key, place, value, bound, depth, best, replaced, replacedBy };
  }
}
