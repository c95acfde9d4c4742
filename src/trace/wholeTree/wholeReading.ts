import type { ValueSource } from "../../engine/observer.ts";
import { Reading, type Seen } from "./reading.ts";

/**
 * Minimax in the natural order of moves reads every node once, in the order of their numbers, so that every step can be
 * computed: node n is entered by step 2n − ply(n) + 1 and left by step 2 end(n) − ply(n).
 */
export class WholeReading extends Reading {
  readonly bytes = 0;

  get steps(): number {
    return 2 * this.tree.size;
  }

  entered(node: number): number {
    return 2 * node - this.tree.columns.plies[node] + 1;
  }

  left(node: number): number {
    return 2 * this.tree.columns.ends[node] - this.tree.columns.plies[node];
  }

  returned(node: number): number {
    return this.tree.value(node);
  }

  /** Which leaves are ends of the game, and which are estimates, the tree does not keep: both are told as outcomes. */
  from(node: number): ValueSource {
    return this.tree.isLeaf(node) ? "outcome" : "children";
  }

  current(step: number): number {
    const { tree } = this;
    let node = this.#lastEntered(step);
    while (node >= 0 && this.left(node) <= step) node = tree.parent(node);
    return node;
  }

  leaves(step: number): number {
    const last = this.#lastEntered(step);
    if (last < 0) return 0;
    const isOpen = this.tree.isLeaf(last) && this.left(last) > step;
    return this.tree.columns.firstLeaf[last + 1] - (isOpen ? 1 : 0);
  }

  differentLeaves(step: number): number {
    return this.leaves(step);
  }

  /** Those of a ply that are read come before those that are not. */
  differentNodes(step: number): Int32Array {
    const { levelStarts } = this.tree.columns;
    const past = this.#lastEntered(step) + 1;
    return Int32Array.from(
      { length: this.tree.levels },
      (_, level) => this.tree.slotFrom(level, past) - levelStarts[level],
    );
  }

  next(node: number, step: number): number | undefined {
    return [this.entered(node), this.left(node)].find((of) => of > step);
  }

  previous(node: number, step: number): number | undefined {
    return [this.left(node), this.entered(node)].find((of) => of < step);
  }

  seen(step: number): Seen {
    const { levelNodes } = this.tree.columns;
    const last = this.#lastEntered(step);
    const has = (slot: number) => levelNodes[slot] <= last;
    return { has, first: (from, to) => (from < to && has(from) ? from : -1) };
  }

  /** −1 before the first step. Later nodes are entered later, so it is found by halving. */
  #lastEntered(step: number): number {
    let low = 0;
    let high = this.tree.size;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.entered(middle) <= step) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}
