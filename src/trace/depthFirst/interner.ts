import { greatestPayload } from "./eventCode.ts";

// One less than a power of two. A constant of this module, because the compiler folds those, but no imported ones.
const greatest = greatestPayload;

/**
 * Gives things numbers, equal things the same. A small integer (0 to `greatestPayload`) is its own number; anything else
 * is kept once, and its number is negative: −1, −2, … in order of first mention. Objects are equal when their
 * JSON text is, since a game makes its moves anew each time it is asked.
 */
export class Interner<Item> {
  /** What has been kept; item i has the number −1 − i. */
  readonly items: Item[] = [];
  readonly #numbers = new Map<unknown, number>();
  /** Objects' numbers by JSON text: a map of its own, because a move may be a text that reads like one. */
  readonly #objects = new Map<string, number>();

  constructor(items: readonly Item[] = []) {
    for (const item of items) this.number(item);
  }

  /** The number of `item`, which is kept if it is new. */
  number(item: Item): number {
    return isSmallInteger(item) ? item : this.#keep(item);
  }

  /** The number of `item`, or undefined if it was never mentioned. */
  find(item: Item): number | undefined {
    if (isSmallInteger(item)) return item;
    return isObject(item) ? this.#objects.get(JSON.stringify(item)) : this.#numbers.get(item);
  }

  #keep(item: Item): number {
    const known = this.find(item);
    if (known !== undefined) return known;
    const number = -1 - this.items.length;
    this.items.push(item);
    if (isObject(item)) this.#objects.set(JSON.stringify(item), number);
    else this.#numbers.set(item, number);
    return number;
  }

  clear(): void {
    this.items.length = 0;
    this.#numbers.clear();
    this.#objects.clear();
  }
}

/** What has this number; `items` are an interner's. */
export const itemOf = <Item>(items: readonly Item[], number: number): Item =>
  number >= 0 ? (number as Item) : items[-1 - number];

const isSmallInteger = (item: unknown): item is number =>
  typeof item === "number" && (item & greatest) === item;

const isObject = (item: unknown) => typeof item === "object" && item !== null;
