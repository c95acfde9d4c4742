/** Where the same stands in two sequences: places in the first and in the second, as many of each, ascending. */
export type Matches = readonly [Int32Array, Int32Array];

/** Pairs of equal items at most: 12 bytes are kept of each. */
const mostPairs = 2 ** 25;

/** Rows between two reports of how far it is. */
const rowsAReport = 16_384;

/**
 * The longest common subsequence of two sequences, as places in both, ascending. Of several as long it is one whose
 * gaps cost least: a gap in either sequence, or in both at one place, costs what `gapCost` says of the place in
 * `first` that it comes after; 1 by default, so that gaps are few. `told` hears from time to time how much of `first`
 * is done, a share from 0 to 1.
 * Throws a RangeError where there are more than 33 million pairs of equal items.
 * With r such pairs among n and m it takes O((n + m + r) log m): little where most items stand once.
 * Source: J. Hunt and T. Szymanski 1977, "A Fast Algorithm for Computing Longest Common Subsequences"; the best
 * end so far is looked up in a tree of P. Fenwick 1994, since gaps weigh too.
 */
export function longestAlignment(
  first: Int32Array,
  second: Int32Array,
  gapCost: (place: number) => number = () => 1,
  told?: (share: number) => void,
): Matches {
  const places = new EqualPlaces(second);
  const ends = new Ends();
  const best = new BestEnds(second.length);
  const latest = new LatestEnds(second.length);
  for (let i = 0; i < first.length; i++) {
    if (told && i % rowsAReport === 0) told(i / first.length);
    const row = places.of(first[i]);
    const cost = gapCost(i);
    // Each looks at the end one place before it, which must not be of this row yet: so the last comes first.
    for (let k = row.length - 1; k >= 0; k--) latest.join(i, row[k], best, ends);
    for (const j of row) best.add(j, latest.end[j], latest.count[j], latest.cost[j] + cost);
  }
  return ends.lineTo(best.end[best.before(second.length)]);
}

/** The last matches of alignments, each with the one before it: −1 for none. */
class Ends {
  #size = 0;
  /** Three numbers an end: its place in the first and in the second sequence, and the end before it. */
  #cells = new Int32Array(3 * 1024);

  add(first: number, second: number, before: number): number {
    if (this.#size === mostPairs) {
      throw new RangeError(
        "These two come to the same nodes too often to be set side by side: search to a lower depth, or start from a " +
          "later position",
      );
    }
    const start = 3 * this.#size;
    if (start === this.#cells.length) {
      const grown = new Int32Array(2 * start);
      grown.set(this.#cells);
      this.#cells = grown;
    }
    this.#cells[start] = first;
    this.#cells[start + 1] = second;
    this.#cells[start + 2] = before;
    return this.#size++;
  }

  lineTo(last: number): Matches {
    let length = 0;
    for (let end = last; end >= 0; end = this.#cells[3 * end + 2]) length++;
    const [first, second] = [new Int32Array(length), new Int32Array(length)];
    for (let end = last; end >= 0; end = this.#cells[3 * end + 2]) {
      length--;
      first[length] = this.#cells[3 * end];
      second[length] = this.#cells[3 * end + 1];
    }
    return [first, second];
  }
}

/** For each place of the second sequence the end found there last: how many matches lead there, at what cost of gaps. */
class LatestEnds {
  readonly end: Int32Array;
  readonly count: Int32Array;
  readonly cost: Float64Array;
  /** The place in the first sequence. */
  readonly #row: Int32Array;

  constructor(length: number) {
    this.end = new Int32Array(length);
    this.count = new Int32Array(length);
    this.cost = new Float64Array(length);
    this.#row = new Int32Array(length).fill(-2);
  }

  /** Finds the best alignment that ends with this match: right after another one, or after a gap. */
  join(i: number, j: number, best: BestEnds, ends: Ends): void {
    const far = best.before(j);
    let before = best.end[far];
    let count = best.count[far] + 1;
    let cost = best.cost[far];
    if (j > 0 && this.#row[j - 1] === i - 1) {
      const joined = this.count[j - 1] + 1;
      if (joined > count || (joined === count && this.cost[j - 1] < cost)) {
        before = this.end[j - 1];
        count = joined;
        cost = this.cost[j - 1];
      }
    }
    this.#row[j] = i;
    this.end[j] = ends.add(i, j, before);
    this.count[j] = count;
    this.cost[j] = cost;
  }
}

/**
 * The best ends of alignments before any place of the second sequence, if a gap follows: cell c holds that at the
 * places from c − (c & −c) to c − 1, and cell 0 none.
 */
class BestEnds {
  /** By cell; −1 where there is none. */
  readonly end: Int32Array;
  readonly count: Int32Array;
  /** What its gaps cost, with one right after it. */
  readonly cost: Float64Array;

  constructor(length: number) {
    this.end = new Int32Array(length + 1).fill(-1);
    this.count = new Int32Array(length + 1);
    this.cost = new Float64Array(length + 1);
  }

  /** The cell of the best end before a place. */
  before(place: number): number {
    let best = 0;
    for (let cell = place; cell > 0; cell -= cell & -cell) {
      if (this.#isBetter(this.count[cell], this.cost[cell], best)) best = cell;
    }
    return best;
  }

  add(place: number, end: number, count: number, cost: number): void {
    for (let cell = place + 1; cell < this.end.length; cell += cell & -cell) {
      if (!this.#isBetter(count, cost, cell)) continue;
      this.end[cell] = end;
      this.count[cell] = count;
      this.cost[cell] = cost;
    }
  }

  /** Whether an end is better than the one in a cell. Where there is none, its count is 0. */
  #isBetter(count: number, cost: number, cell: number): boolean {
    return count > this.count[cell] || (count === this.count[cell] && count > 0 && cost < this.cost[cell]);
  }
}

/** Where in a sequence each item stands, found in a hash table (open addressing) whatever the items are. */
class EqualPlaces {
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
