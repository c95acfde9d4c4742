import { firstOf } from "./firstOf.ts";
import type { ValueColumn } from "./wholeTree.ts";

const widths = [Int8Array, Int16Array, Float64Array] as const;

/** Values by node, set in any order: the column grows as asked, and widens when a value needs it. */
export class GrowingValues {
  #width = 0;
  #values: ValueColumn;

  constructor(capacity: number) {
    this.#values = new Int8Array(capacity);
  }

  set(node: number, value: number): void {
    this.#values[node] = value;
    if (this.#values[node] !== value) this.#widen(node, value);
  }

  grow(capacity: number): void {
    this.#move(this.#width, capacity);
  }

  /** The first of them, when all are set. */
  first(size: number): ValueColumn {
    return firstOf(this.#values, size);
  }

  #widen(node: number, value: number): void {
    while (this.#values[node] !== value && this.#width < widths.length - 1) {
      this.#move(this.#width + 1, this.#values.length);
      this.#values[node] = value;
    }
  }

  #move(width: number, capacity: number): void {
    const moved = new widths[width](capacity);
    moved.set(this.#values);
    this.#width = width;
    this.#values = moved;
  }
}
