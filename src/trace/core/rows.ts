/**
 * Rows of ascending numbers in two arrays (compressed sparse rows): row r is `items` from `starts[r]` up to, not
 * including, `starts[r + 1]`.
 */
export class Rows {
  readonly starts: Uint32Array;
  readonly items: Uint32Array;

  constructor({ starts, items }: Pick<Rows, "starts" | "items">) {
    this.starts = starts;
    this.items = items;
  }

  /**
   * Sorts the indices of `owners` into `count` rows: index i goes to row `owners[i]`, or nowhere where that is
   * negative. Takes O(count + owners). The item of index i is i + `first`.
   */
  static sorted(count: number, owners: ArrayLike<number>, first = 0): Rows {
    const starts = new Uint32Array(count + 1);
    for (let i = 0; i < owners.length; i++) {
      if (owners[i] >= 0) starts[owners[i] + 1]++;
    }
    for (let row = 0; row < count; row++) starts[row + 1] += starts[row];
    const items = new Uint32Array(starts[count]);
    const ends = starts.slice(0, count);
    for (let i = 0; i < owners.length; i++) {
      if (owners[i] >= 0) items[ends[owners[i]]++] = i + first;
    }
    return new Rows({ starts, items });
  }

  row(row: number): Uint32Array {
    return this.items.subarray(this.starts[row], this.starts[row + 1]);
  }

  size(row: number): number {
    return this.starts[row + 1] - this.starts[row];
  }

  /** How many of the row's items are at most `most`. O(log of the row's length). */
  rank(row: number, most: number): number {
    return this.end(row, most) - this.starts[row];
  }

  /** The last of the row's items that is at most `most`; undefined where there is none. O(log of the row's length). */
  last(row: number, most: number): number | undefined {
    const end = this.end(row, most);
    return end > this.starts[row] ? this.items[end - 1] : undefined;
  }

  /** The place in `items` after the last of the row that is at most `most`. */
  end(row: number, most: number): number {
    return rank(this.items, most, this.starts[row], this.starts[row + 1]);
  }
}

/**
 * The place after the last of these ascending numbers that is at most `most`: how many of all are, or where those end among
 * the ones from place `low` to before `high`. O(log of how many there are).
 */
export function rank(ascending: ArrayLike<number>, most: number, low = 0, high = ascending.length): number {
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle] <= most) low = middle + 1;
    else high = middle;
  }
  return low;
}
