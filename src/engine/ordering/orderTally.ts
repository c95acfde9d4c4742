import type { Tree } from "../games/tree.ts";
import { Counter } from "../observer.ts";
import { random } from "../random.ts";
import type { Options, Search } from "../search.ts";
import { ArrangedTree } from "./arrangedTree.ts";
import type { MoveOrder } from "./moveOrder.ts";

/** `depth` and `window` are those of the search. */
export interface OrderTallyOptions extends Options {
  /** Up to this many orders are all searched; of more, seeded samples are. */
  readonly every?: number;
  /** How many random orders are searched where there are too many for all, 1 or more. */
  readonly samples?: number;
  readonly seed?: number | string;
}

/** What the orders searched so far cost on the average. */
export interface OrderMeans {
  readonly nodes: number;
  readonly leaves: number;
  readonly cutoffs: number;
}

/** All orders that read the same number of leaves. */
export interface OrderBar {
  readonly leaves: number;
  /** How many of the orders searched so far. */
  readonly orders: number;
  /** The first of them. */
  readonly example: MoveOrder;
}

/** What a tally had counted when it was left. */
export type Counted = Pick<OrderTally, "done" | "exact" | "total" | "bars" | "means">;

/**
 * How many leaves a search reads of a tree, over its orders: over all of them, or over random ones, each as likely.
 * It goes on in portions, so that whoever runs it can show how far it is, and stop. One order costs one search.
 */
export class OrderTally {
  /** How many orders of all nodes there are; Infinity past 2^1023. */
  readonly orders: number;
  /** Whether every order is searched, once. */
  readonly exact: boolean;
  /** How many orders will have been searched in the end. */
  readonly total: number;
  done = 0;
  readonly #tree: ArrangedTree;
  readonly #search: Search;
  readonly #options: Options;
  readonly #random;
  readonly #counter = new Counter<number>();
  readonly #bars = new Map<number, { leaves: number; orders: number; example: MoveOrder }>();

  /** Throws what `measureTree` throws on what is no tree, and a RangeError for a number of samples below 1. */
  constructor(tree: Tree, search: Search, options: OrderTallyOptions = {}) {
    const { every = 50_000, samples = 20_000, seed = 1, ...searchOptions } = options;
    if (!(samples >= 1)) throw new RangeError(`samples must be 1 or more, not ${samples}`);
    this.#tree = new ArrangedTree(tree);
    this.#search = search;
    this.#options = searchOptions;
    this.#random = random(seed);
    this.orders = this.#tree.orders;
    this.exact = this.orders <= every;
    this.total = this.exact ? this.orders : Math.floor(samples);
  }

  /**
   * Takes up what another tally of the same tree, search and options had counted: its orders are passed over and not
   * searched again. Throws a RangeError where this one has begun, or would count other orders.
   */
  resume({ done, exact, total, bars, means }: Counted): void {
    if (this.done > 0) throw new RangeError("Only a tally that has not begun can take up another");
    if (exact !== this.exact || total !== this.total) throw new RangeError("That tally counts other orders");
    for (; this.done < done; this.done++) {
      if (this.exact) this.#tree.next();
      else this.#tree.shuffle(this.#random);
    }
    for (const bar of bars) this.#bars.set(bar.leaves, { ...bar });
    for (const name of ["nodes", "leaves", "cutoffs"] as const)
      this.#counter[name] = done === 0 ? 0 : Math.round(means[name] * done);
  }

  /** Searches up to `orders` more of them; false once nothing is left to do. */
  goOn(orders: number): boolean {
    const end = Math.min(this.total, this.done + orders);
    while (this.done < end) {
      if (!this.exact) this.#tree.shuffle(this.#random);
      this.#count();
      if (this.exact) this.#tree.next();
      this.done++;
    }
    return this.done < this.total;
  }

  /** What was counted so far, by leaves, ascending. */
  get bars(): readonly OrderBar[] {
    return [...this.#bars.values()].sort((one, other) => one.leaves - other.leaves);
  }

  /** Averages over the orders searched so far; NaN before the first. */
  get means(): OrderMeans {
    const { nodes, cutoffs } = this.#counter;
    return {
      nodes: nodes / this.done,
      leaves: this.#counter.leaves / this.done,
      cutoffs: cutoffs / this.done,
    };
  }

  #count(): void {
    const { game } = this.#tree;
    const before = this.#counter.leaves;
    this.#search(game, game.start, this.#options, this.#counter);
    const leaves = this.#counter.leaves - before;
    const bar = this.#bars.get(leaves);
    if (bar) bar.orders++;
    else this.#bars.set(leaves, { leaves, orders: 1, example: this.#tree.order });
  }
}
