import { type ValueSource, valueSources } from "../../engine/observer.ts";
import { BlockMin } from "./blockMin.ts";
import { Reading, type ReadingColumns, type Seen } from "./reading.ts";
import { valueAt } from "./valueCodes.ts";
import type { WholeTree } from "./wholeTree.ts";

/** Events from one count of leaves that is kept to the next. */
const stretch = 1024;

/** A reading of any search, from its columns. */
export class KeptReading extends Reading {
  readonly columns: ReadingColumns;
  readonly #blocks: BlockMin;
  /** Leaves left in the first `stretch` events, in the first 2 × `stretch`, and so on; 0 before. */
  readonly #leaves: Int32Array;

  constructor(tree: WholeTree<unknown>, columns: ReadingColumns) {
    super(tree);
    this.columns = columns;
    this.#blocks = new BlockMin(tree.columns.levelNodes, columns.entered);
    this.#leaves = new Int32Array(Math.floor(columns.events.length / stretch) + 1);
    for (let i = 1; i < this.#leaves.length; i++) {
      this.#leaves[i] = this.#leaves[i - 1] + this.#leavesIn((i - 1) * stretch, i * stretch);
    }
  }

  get steps(): number {
    return this.columns.events.length;
  }

  get bytes(): number {
    const { events, entered, left, from, returned, returnedList: list } = this.columns;
    const columns = [events, entered, left, from, returned, ...(list ? [list] : []), this.#leaves];
    return columns.reduce((bytes, column) => bytes + column.byteLength, this.#blocks.bytes);
  }

  entered(node: number): number {
    return this.columns.entered[node];
  }

  left(node: number): number {
    return this.columns.left[node];
  }

  returned(node: number): number | undefined {
    const { entered, returned, returnedList } = this.columns;
    return entered[node] === 0 ? undefined : valueAt({ codes: returned, list: returnedList }, node);
  }

  from(node: number): ValueSource | undefined {
    return valueSources[this.columns.from[node] - 1];
  }

  current(step: number): number {
    if (step === 0) return -1;
    const event = this.columns.events[step - 1];
    return event >= 0 ? event : this.tree.parent(~event);
  }

  leaves(step: number): number {
    const kept = Math.floor(step / stretch);
    return this.#leaves[kept] + this.#leavesIn(kept * stretch, step);
  }

  next(node: number, step: number): number | undefined {
    const { events, entered, left } = this.columns;
    const from = Math.max(step, entered[node] - 1);
    for (let i = from; i < left[node]; i++) {
      if (events[i] === node || events[i] === ~node) return i + 1;
    }
    return undefined;
  }

  previous(node: number, step: number): number | undefined {
    const { events, entered, left } = this.columns;
    if (entered[node] === 0) return undefined;
    for (let i = Math.min(step - 1, left[node]) - 1; i >= entered[node] - 1; i--) {
      if (events[i] === node || events[i] === ~node) return i + 1;
    }
    return undefined;
  }

  seen(step: number): Seen {
    return {
      has: (slot) => this.#blocks.has(slot, step),
      first: (from, to) => this.#blocks.first(from, to, step),
    };
  }

  #leavesIn(from: number, to: number): number {
    const { events } = this.columns;
    const { ends } = this.tree.columns;
    let leaves = 0;
    for (let i = from; i < to; i++) {
      const node = ~events[i];
      if (node >= 0 && ends[node] === node + 1) leaves++;
    }
    return leaves;
  }
}
