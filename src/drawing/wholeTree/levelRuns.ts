/** Where the nodes of a drawing stand. */
export interface Places {
  /** By node: where it stands or begins, in units of the drawing; of two nodes of a level the later one has the greater. */
  readonly begins: Float64Array | Int32Array;
  /**
   * By node: the node whose beginning ends it. With these nodes are spans, which may touch and not overlap: the layout that
   * packs leaves is a tree's `firstLeaf` and `ends`. Without them they are points.
   */
  readonly ends?: Int32Array;
}

/** The interval of a drawing that is looked at, in its units, and how many pixels of the device show it. */
export interface Across {
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

/** The pixel column in which a place lies, in a view from `from` on. */
export const columnOf = (place: number, from: number, scale: number): number =>
  Math.floor((place - from) * scale);

/**
 * The nodes of one level as pixels show them, from left to right, without a look at each: it gallops from one pixel column
 * to the next. A run is what begins in the same column; a span that goes on beyond it is a run of its own there, and a
 * span alone in its column is one run throughout. `find` fills the arrays anew.
 */
export class LevelRuns {
  count = 0;
  /** By run: its first pixel column, and the one past its last. */
  columns = new Int32Array(1024);
  columnEnds = new Int32Array(1024);
  /** By run: its first slot, and the one past its last. */
  firsts = new Int32Array(1024);
  lasts = new Int32Array(1024);
  #levelNodes: Int32Array = this.columns;
  #places: Places = { begins: this.columns };
  #from = 0;
  #scale = 1;

  /**
   * @param start the level's first slot
   * @param end the slot past its last
   * @param beside pixel columns on either side of the view that count as well
   */
  find(
    levelNodes: Int32Array,
    [start, end]: readonly [number, number],
    places: Places,
    { from, to, width }: Across,
    beside = 0,
  ): this {
    this.#levelNodes = levelNodes;
    this.#places = places;
    this.#from = from;
    this.#scale = width / (to - from);
    this.count = 0;
    let slot = this.#halve(start, end, -beside);
    if (slot > start && this.#columnOfEnd(slot - 1) > -beside) slot--;
    const last = width + beside;
    let stride = 1;
    while (slot < end) {
      const column = Math.max(-beside, this.#column(slot));
      if (column >= last) break;
      const next = this.#gallop(slot, end, column + 1, stride);
      const columnEnd = Math.min(last, Math.max(column + 1, this.#columnOfEnd(next - 1)));
      if (next - slot === 1) {
        this.#add(column, columnEnd, slot, next);
      } else {
        this.#add(column, column + 1, slot, next);
        if (columnEnd > column + 1) this.#add(column + 1, columnEnd, next - 1, next);
      }
      stride = next - slot;
      slot = next;
    }
    return this;
  }

  /** The pixel columns that a slot of the level found last covers, also those outside the view. */
  columnsOf(slot: number): [begin: number, end: number] {
    const begin = this.#column(slot);
    return [begin, Math.max(begin + 1, this.#columnOfEnd(slot))];
  }

  #column(slot: number): number {
    return columnOf(this.#places.begins[this.#levelNodes[slot]], this.#from, this.#scale);
  }

  #columnOfEnd(slot: number): number {
    const { begins, ends } = this.#places;
    const node = this.#levelNodes[slot];
    return ends === undefined ? this.#column(slot) : columnOf(begins[ends[node]], this.#from, this.#scale);
  }

  /** The first slot past `slot` that begins in this column or to the right of it; a stride is a guess of how far it is. */
  #gallop(slot: number, end: number, column: number, stride: number): number {
    let low = slot + 1;
    let step = stride;
    let high = slot + step;
    while (high < end && this.#column(high) < column) {
      low = high + 1;
      step *= 2;
      high += step;
    }
    return this.#halve(low, Math.min(high, end), column);
  }

  #halve(from: number, to: number, column: number): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#column(middle) < column) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #add(column: number, columnEnd: number, first: number, last: number): void {
    if (this.count === this.columns.length) this.#grow();
    this.columns[this.count] = column;
    this.columnEnds[this.count] = columnEnd;
    this.firsts[this.count] = first;
    this.lasts[this.count++] = last;
  }

  #grow(): void {
    this.columns = doubled(this.columns);
    this.columnEnds = doubled(this.columnEnds);
    this.firsts = doubled(this.firsts);
    this.lasts = doubled(this.lasts);
  }
}

function doubled(column: Int32Array): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(2 * column.length);
  grown.set(column);
  return grown;
}
