import { rank } from "../../core/rows.ts";

type Pair<Item> = readonly [Item, Item];

/** Two traces, each at a step. */
export interface StepPair {
  readonly steps: Pair<number>;
  /** Which of them has gone a step on to come here: both where the same happened in both. */
  readonly moved: Pair<boolean>;
  /** They do not agree here: one went on alone, or both did the same and it brought another result. */
  readonly differs: boolean;
}

/** Pairs of steps as plain data, which moves between threads without a copy. */
export interface PairColumns {
  /** By trace, then by pair. */
  readonly steps: Pair<Int32Array<ArrayBuffer>>;
  /** By pair: 1 where the two do not agree. */
  readonly differs: Uint8Array<ArrayBuffer>;
}

/**
 * The pairs of steps through which two traces go side by side. Pair 0 is [0, 0], the last holds both lengths, and
 * every step of each trace is come to once and in order.
 */
export class StepPairs implements Iterable<StepPair> {
  readonly columns: PairColumns;
  /** Where the two part, having agreed before: pairs, ascending. */
  readonly partings: readonly number[];

  /** With the partings of these columns, which a worker has found, nothing is left to find. */
  constructor(columns: PairColumns, partings = findPartings(columns)) {
    this.columns = columns;
    this.partings = partings;
  }

  get length(): number {
    return this.columns.differs.length;
  }

  /** The number of the last pair. */
  get last(): number {
    return this.length - 1;
  }

  at(pair: number): StepPair {
    const { steps, differs } = this.columns;
    return {
      steps: [steps[0][pair], steps[1][pair]],
      moved: [this.moved(0, pair), this.moved(1, pair)],
      differs: differs[pair] === 1,
    };
  }

  /** The step of one of the two traces. */
  step(side: number, pair: number): number {
    return this.columns.steps[side][pair];
  }

  /** Whether this trace has gone a step on to come here. */
  moved(side: number, pair: number): boolean {
    const steps = this.columns.steps[side];
    return pair > 0 && steps[pair] > steps[pair - 1];
  }

  /** The first pair at which this trace is at this step. O(log of the pairs). */
  place(side: number, step: number): number {
    return rank(this.columns.steps[side], step - 1);
  }

  /** The next parting after a pair; undefined where there is none. */
  nextParting(pair: number): number | undefined {
    return this.partings[rank(this.partings, pair)];
  }

  /** The last parting before a pair; undefined where there is none. */
  lastParting(pair: number): number | undefined {
    return this.partings[rank(this.partings, pair - 1) - 1];
  }

  isParting(pair: number): boolean {
    return this.partings[rank(this.partings, pair - 1)] === pair;
  }

  *[Symbol.iterator](): Iterator<StepPair> {
    for (let pair = 0; pair < this.length; pair++) yield this.at(pair);
  }
}

function findPartings({ differs }: PairColumns): readonly number[] {
  const partings: number[] = [];
  for (let at = 1; at < differs.length; at++) if (differs[at] > differs[at - 1]) partings.push(at);
  return partings;
}
