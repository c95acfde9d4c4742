import { eventCode } from "./eventCode.ts";
import type { LogIndex } from "./log.ts";
import type { NodeColumns } from "./nodes.ts";

/** What the cells of a snapshot hold. */
export const cell = {
  /** The event that led to it. */
  event: 0,
  /** See the tags below. */
  tag: 1,
  /** Where the last enter has its window in its columns. */
  window: 2,
  /** The visit's last improvement, an event; 0 for none. */
  improve: 3,
  /** The value after that improvement. */
  best: 4,
  /** What the last visit returned. */
  value: 5,
  low: 6,
  high: 7,
} as const;

type Cell = (typeof cell)[keyof typeof cell];

// The cells of a snapshot stand side by side: a state is asked for at one node and one step out of very many, and
// what lies apart in memory costs more to fetch than to compute. Eight fill half a cache line, or a whole one.
const cellShift = 3;
/** Stands for infinity in cells of 32 bits; the least number for minus infinity. */
const greatest = 2 ** 31 - 1;

/** All snapshots as plain data. */
export interface SnapshotColumns {
  /** Indexed by node: its first snapshot; the next node's first is the end of its own. */
  readonly starts: Uint32Array;
  /** Indexed by node: the end of those added so far. */
  readonly ends: Uint32Array;
  readonly cells: Int32Array | Float64Array;
}

/**
 * States of nodes, each with the event that led to it. Those of one node follow one another in order of events, so
 * the one in force at a step is a binary search among them. They are numbered through all nodes; −1 is none.
 */
export class Snapshots {
  readonly columns: SnapshotColumns;
  readonly #starts: Uint32Array;
  readonly #ends: Uint32Array;
  readonly #cells: Int32Array | Float64Array;
  readonly #whole: boolean;

  constructor(columns: SnapshotColumns) {
    this.columns = columns;
    this.#starts = columns.starts;
    this.#ends = columns.ends;
    this.#cells = columns.cells;
    this.#whole = columns.cells instanceof Int32Array;
  }

  /**
   * Room for `counts[id]` snapshots of each node. With `whole` a cell has 32 bits, and what it holds is whole and
   * of fewer than 32 bits, or infinite; else it has 64.
   */
  static withRoom(counts: Uint32Array, whole: boolean): Snapshots {
    const starts = new Uint32Array(counts.length + 1);
    for (let id = 0; id < counts.length; id++) starts[id + 1] = starts[id] + counts[id];
    const cells = new (whole ? Int32Array : Float64Array)(starts[counts.length] << cellShift);
    return new Snapshots({ starts, ends: starts.slice(0, counts.length), cells });
  }

  /** The node's snapshot of this event: the latest if it is that, else a new one, a copy of the latest. */
  add(id: number, event: number): number {
    const latest = this.latest(id);
    if (latest >= 0 && this.get(latest, cell.event) === event) return latest;
    const start = this.#ends[id]++ << cellShift;
    if (latest >= 0) this.#cells.copyWithin(start, start - (1 << cellShift), start);
    this.#cells[start] = event;
    return start >> cellShift;
  }

  /** The node's snapshot added last. */
  latest(id: number): number {
    return this.#ends[id] > this.#starts[id] ? this.#ends[id] - 1 : -1;
  }

  /** The node's last snapshot up to `step`. */
  last(id: number, step: number): number {
    const first = this.#starts[id];
    let low = first;
    let high = this.#starts[id + 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#cells[middle << cellShift] <= step) low = middle + 1;
      else high = middle;
    }
    return low > first ? low - 1 : -1;
  }

  /** The events that led to the node's snapshots, ascending. */
  events(id: number): number[] {
    const first = this.#starts[id];
    const count = this.#starts[id + 1] - first;
    return Array.from({ length: count }, (_, i) => this.#cells[(first + i) << cellShift]);
  }

  get(snapshot: number, of: Cell): number {
    return this.#cells[(snapshot << cellShift) + of];
  }

  set(snapshot: number, of: Cell, to: number): void {
    this.#cells[(snapshot << cellShift) + of] = to;
  }

  /** Like `get`, of a cell that may be infinite. */
  getNumber(snapshot: number, of: Cell): number {
    const number = this.#cells[(snapshot << cellShift) + of];
    if (!this.#whole || (number < greatest && number > -greatest - 1)) return number;
    return number > 0 ? Infinity : -Infinity;
  }

  setNumber(snapshot: number, of: Cell, to: number): void {
    const fits = !this.#whole || Math.abs(to) < greatest;
    this.#cells[(snapshot << cellShift) + of] = fits ? to : to > 0 ? greatest : -greatest - 1;
  }
}

// A snapshot's tag, from its lowest bit: the code of the event that entered, improved or left the node last, in 4
// bits; whether the node was skipped after that; whether MAX moves there; how often it has been entered.
const codeBits = 15;
const skipBit = 1 << 4;
const maxBit = 1 << 5;
const visitShift = 6;

/** In place of a code: the node has not been entered, or not in this iteration. */
export const untold = 15;

export const newTag = (isMax: boolean): number => untold | (isMax ? maxBit : 0);

/** As if never entered or skipped, save the visits. */
export const resetTag = (tag: number): number => (tag & ~skipBit) | untold;

export const skipTag = (tag: number): number => tag | skipBit;

export const tellTag = (tag: number, code: number): number => (tag & ~(codeBits | skipBit)) | code;

export const enterTag = (tag: number): number => tellTag(tag, eventCode.enter) + (1 << visitShift);

export const codeOfTag = (tag: number): number => tag & codeBits;

export const isSkipTag = (tag: number): boolean => (tag & skipBit) !== 0;

export const isMaxTag = (tag: number): boolean => (tag & maxBit) !== 0;

export const visitsOfTag = (tag: number): number => tag >>> visitShift;

/** What a trace derives from its recording, as plain data: it can be cloned, and its buffers transferred. */
export interface TraceIndices {
  readonly log: LogIndex;
  readonly nodes: NodeColumns;
  readonly snapshots: SnapshotColumns;
}
