/** Where in a sequence each item stands, found in a hash table (open addressing) whatever the items are. */
export class EqualPlaces {
  readonly #items: Int32Array;
  /** The first place of an item + 1, or 0 where a slot is free; at most half full. */
  readonly #slots: Int32Array;
  readonly #shift: number;
  /** By place: the next place of the same item + 1, or 0 where there is none. */
  readonly #next: Int32Array;
  readonly #found: number[] = [];

  constructor(items: Int32Array) {
    const bits = Math.max(1, Math.ceil(Math.log2(2 * items.length + 1)));
    this.#items = items;
    this.#slots = new Int32Array(2 ** bits);
    this.#shift = 32 - bits;
    this.#next = new Int32Array(items.length);
    // From the end, so that each comes before those that are there.
    for (let place = items.length - 1; place >= 0; place--) {
      const slot = this.#slot(items[place]);
      this.#next[place] = this.#slots[slot];
      this.#slots[slot] = place + 1;
    }
  }

  /** Ascending; the list is another at the next call. */
  of(item: number): readonly number[] {
    const found = this.#found;
    found.length = 0;
    for (let place = this.#slots[this.#slot(item)]; place > 0; place = this.#next[place - 1])
      found.push(place - 1);
    return found;
  }

  /** Where the item is, or the free slot where it would be. */
  #slot(item: number): number {
    // Multiplicative hashing, as in `Trie`.
    let slot = Math.imul(Math.imul(item, 0x9e3779b1) ^ (item >>> 15), 0x85ebca6b) >>> this.#shift;
    while (this.#slots[slot] !== 0 && this.#items[this.#slots[slot] - 1] !== item) {
      slot = slot + 1 === this.#slots.length ? 0 : slot + 1;
    }
    return slot;
  }
}
