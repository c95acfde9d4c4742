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
    if (this.length === this.#items.length) this.#grow();
    this.#items[this.length++] = item;
  }

  at(index: number): number {
    return this.#items[index];
  }

  /** A copy, exactly as long as the list. */
  copy(): Items {
    return this.#items.slice(0, this.length) as Items;
  }

  #grow(): void {
    const grown = new (this.#items.constructor as new (length: number) => Items)(2 * this.#items.length);
    grown.set(this.#items);
    this.#items = grown;
  }
}
