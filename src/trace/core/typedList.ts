type TypedArray = Uint8Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** A list of numbers in a typed array, which doubles when it is full. */
export class TypedList<Items extends TypedArray> {
  length = 0;
  #items: Items;

  /** `room` is an empty array, as long as the list is expected to become at first; at least 1. */
  constructor(room: Items) {
    this.#items = room;
  }

  push(item: number): void {
    if (this.length === this.#items.length) this.#items = doubled(this.#items);
    this.#items[this.length++] = item;
  }

  at(index: number): number {
    return this.#items[index];
  }

  /** A copy, exactly as long as the list. */
  copy(): Items {
    return this.#items.slice(0, this.length) as Items;
  }
}

/** A copy with twice the room. */
export function doubled<Items extends TypedArray>(items: Items): Items {
  const grown = new (items.constructor as new (length: number) => Items)(2 * items.length);
  grown.set(items);
  return grown;
}
