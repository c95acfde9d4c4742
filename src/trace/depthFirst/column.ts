/** Numbers in the narrowest width that holds all of them. Infinities are the width's two extreme values. */
export type Numbers =
  | Int8Array<ArrayBuffer>
  | Int16Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

const widths = [Int8Array, Int16Array, Int32Array, Float64Array] as const;
/** Few: trees of a lesson are small and many, and room that none of them fills costs more than to double it for a large one. */
const firstCapacity = 64;

/** What stands for infinity in an array of numbers: its greatest value. The least stands for minus infinity. */
const infinityIn = (numbers: Numbers): number =>
  numbers instanceof Float64Array ? Infinity : 2 ** (8 * numbers.BYTES_PER_ELEMENT - 1) - 1;

/**
 * A list of numbers that grows by doubling and widens, from one byte a number to eight, when a number needs it.
 * Whole values and infinities stay narrow. After `clear` it fills the same memory again.
 */
export class Column {
  length = 0;
  #width = 0;
  #numbers: Numbers = new Int8Array(0);
  // Extreme values mean infinity, so what is stored as itself lies strictly between these.
  #least = -128;
  #greatest = 127;

  /** Throws a RangeError for NaN, which no search may tell. */
  push(value: number): void {
    if (this.length === this.#numbers.length) this.#grow();
    if (value > this.#least && value < this.#greatest && (value | 0) === value) {
      // Adding 0 makes a −0 plain.
      this.#numbers[this.length++] = value + 0;
    } else {
      this.#pushUnusual(value);
    }
  }

  clear(): void {
    const { buffer, length } = this.#numbers;
    this.length = 0;
    this.#use(0, buffer, length);
  }

  /** A copy, exactly as long as the list. */
  copy(): Numbers {
    return this.#numbers.slice(0, this.length);
  }

  #pushUnusual(value: number): void {
    if (Number.isNaN(value)) throw new RangeError("a search told NaN where a number was due");
    while (!this.#holds(value)) this.#widen();
    // Adding 0 makes a −0 plain.
    this.#numbers[this.length++] =
      value === Infinity ? this.#greatest : value === -Infinity ? this.#least : value + 0;
  }

  #holds(value: number): boolean {
    if (this.#width === widths.length - 1 || Math.abs(value) === Infinity) return true;
    return value > this.#least && value < this.#greatest && Number.isInteger(value);
  }

  #grow(): void {
    const grown = new widths[this.#width](Math.max(firstCapacity, 2 * this.#numbers.length));
    grown.set(this.#numbers);
    this.#numbers = grown;
  }

  #widen(): void {
    const narrow = this.#numbers;
    const [least, greatest] = [this.#least, this.#greatest];
    const bytes = narrow.length * widths[this.#width + 1].BYTES_PER_ELEMENT;
    const fits = bytes <= narrow.buffer.byteLength;
    this.#use(this.#width + 1, fits ? narrow.buffer : new ArrayBuffer(bytes), narrow.length);
    // From the end, because a reused buffer holds the narrow numbers below the wide ones.
    for (let i = this.length - 1; i >= 0; i--) {
      const value = narrow[i];
      this.#numbers[i] = value === greatest ? this.#greatest : value === least ? this.#least : value;
    }
  }

  #use(width: number, buffer: ArrayBuffer, length: number): void {
    this.#width = width;
    this.#numbers = new widths[width](buffer, 0, length);
    this.#greatest = infinityIn(this.#numbers);
    this.#least = this.#greatest === Infinity ? -Infinity : -this.#greatest - 1;
  }
}

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
