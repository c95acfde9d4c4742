import { type ValueSource, valueSources } from "../../engine/observer.ts";
import { BlockMin } from "./blockMin.ts";
import { Reading, type ReadingColumns, type Seen } from "./reading.ts";
import { countsFrom, type EventCounts } from "./readingSums.ts";
import { valueAt } from "./valueCodes.ts";
import type { WholeTree } from "./wholeTree.ts";

/** A reading of any search, from its columns. */
export class KeptReading extends Reading {
  readonly columns: ReadingColumns;
  readonly #blocks: BlockMin;

  constructor(tree: WholeTree<unknown>, columns: ReadingColumns) {
    super(tree);
    this.columns = columns;
    this.#blocks = new BlockMin(tree.columns.levelNodes, columns.entered, columns.blocks);
  }

  get steps(): number {
    return this.columns.events.length;
  }

  get bytes(): number {
    return Object.values(this.columns).reduce(
      (bytes, column) => bytes + (ArrayBuffer.isView(column) ? column.byteLength : 0),
      0,
    );
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
    return this.#counts(step).leaves;
  }

  differentLeaves(step: number): number {
    return this.#counts(step).differentLeaves;
  }

  differentNodes(step: number): Int32Array {
    return this.#counts(step).differentNodes;
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

  #counts(step: number): EventCounts {
    return countsFrom(this.tree, this.columns, this.columns, step);
  }
}
