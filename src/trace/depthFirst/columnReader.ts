import { infinityIn, type Numbers } from "./column.ts";

/** Reads back what a column kept, infinities included. */
export class ColumnReader {
  readonly #numbers: Numbers;
  readonly #greatest: number;
  readonly #least: number;

  constructor(numbers: Numbers) {
    this.#numbers = numbers;
    this.#greatest = infinityIn(numbers);
    this.#least = this.#greatest === Infinity ? -Infinity : -this.#greatest - 1;
  }

  get length(): number {
    return this.#numbers.length;
  }

  /** Whether all numbers are whole and of fewer than 32 bits, or infinite. */
  get isWhole(): boolean {
    return !(this.#numbers instanceof Float64Array);
  }

  at(index: number): number {
    const value = this.#numbers[index];
    if (value === this.#greatest) return Infinity;
    return value === this.#least ? -Infinity : value;
  }
}
