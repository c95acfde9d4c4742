import { firstInBlocks } from "./blockMin.ts";
import type { ReadingColumns } from "./reading.ts";
import type { WholeTree } from "./wholeTree.ts";

/** Events from one count that is kept to the next. */
const stretch = 1024;

/**
 * What is summed up of the events of a reading, so that no step needs a look at all events before it. Rows are of the first
 * 0, 1, 2, … times `stretch` events.
 */
export interface ReadingSums {
  /** By block of slots: the first step that enters one of their nodes, as `BlockMin` has it. */
  readonly blocks: Int32Array<ArrayBuffer>;
  /** By row: leaves that were left, again where they are read again; and different ones. */
  readonly leaves: Int32Array<ArrayBuffer>;
  readonly differentLeaves: Int32Array<ArrayBuffer>;
  /** By row, and in a row by ply: different nodes that were entered. */
  readonly differentNodes: Int32Array<ArrayBuffer>;
}

type Events = Pick<ReadingColumns, "events" | "entered">;

/** Looks at every node and every event once. */
export function sumUp(tree: WholeTree<unknown>, columns: Events): ReadingSums {
  const rows = Math.floor(columns.events.length / stretch) + 1;
  const sums: ReadingSums = {
    blocks: firstInBlocks(tree.columns.levelNodes, columns.entered),
    leaves: new Int32Array(rows),
    differentLeaves: new Int32Array(rows),
    differentNodes: new Int32Array(rows * tree.levels),
  };
  const counts = new EventCounts(tree, columns);
  for (let row = 1; row < rows; row++) {
    counts.add((row - 1) * stretch, row * stretch);
    sums.leaves[row] = counts.leaves;
    sums.differentLeaves[row] = counts.differentLeaves;
    sums.differentNodes.set(counts.differentNodes, row * tree.levels);
  }
  return sums;
}

/** The counts at a step, from those of the last row before it. */
export function countsFrom(
  tree: WholeTree<unknown>,
  columns: Events,
  sums: ReadingSums,
  step: number,
): EventCounts {
  const row = Math.floor(step / stretch);
  const counts = new EventCounts(tree, columns);
  counts.leaves = sums.leaves[row];
  counts.differentLeaves = sums.differentLeaves[row];
  counts.differentNodes.set(sums.differentNodes.subarray(row * tree.levels, (row + 1) * tree.levels));
  counts.add(row * stretch, step);
  return counts;
}

/** What events have read: leaves, different leaves, and different nodes by ply. */
export class EventCounts {
  leaves = 0;
  differentLeaves = 0;
  readonly differentNodes: Int32Array<ArrayBuffer>;
  readonly #tree: WholeTree<unknown>;
  readonly #columns: Events;

  constructor(tree: WholeTree<unknown>, columns: Events) {
    this.#tree = tree;
    this.#columns = columns;
    this.differentNodes = new Int32Array(tree.levels);
  }

  /** Adds the events from one index to before another. */
  add(from: number, to: number): void {
    const { events, entered } = this.#columns;
    const { ends, plies } = this.#tree.columns;
    for (let i = from; i < to; i++) {
      const event = events[i];
      if (event >= 0) {
        if (entered[event] === i + 1) this.differentNodes[plies[event]]++;
      } else if (ends[~event] === ~event + 1) {
        this.leaves++;
        // Nothing stands below a leaf: it is left by the step after the one that enters it.
        if (entered[~event] === i) this.differentLeaves++;
      }
    }
  }
}
