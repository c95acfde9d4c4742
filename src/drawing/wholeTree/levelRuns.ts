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
    const scale = this.#scale;
    const { begins } = places;
    let slot = halve(levelNodes, begins, from, scale, start, end, -beside);
    if (slot > start && this.#columnOfEnd(slot - 1) > -beside) slot--;
    const last = width + beside;
    let stride = 1;
    while (slot < end) {
      const column = Math.max(-beside, this.#column(slot));
      if (column >= last) break;
      const next = gallop(levelNodes, begins, from, scale, slot, end, column + 1, stride);
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

/**
 * The first slot past `slot` that begins in this column or to the right of it. A stride is a guess of how far it is: it is
 * looked for from there, farther and farther to one side.
 */
function gallop(
  levelNodes: Int32Array,
  begins: Float64Array | Int32Array,
  from: number,
  scale: number,
  slot: number,
  end: number,
  column: number,
  stride: number,
): number {
  let low = slot + 1;
  let high = slot + stride;
  let step = 1 + (stride >> 3);
  if (high < end && (begins[levelNodes[high]] - from) * scale < column) {
    low = high + 1;
    high += step;
    while (high < end && (begins[levelNodes[high]] - from) * scale < column) {
      low = high + 1;
      step *= 2;
      high += step;
    }
    return halve(levelNodes, begins, from, scale, low, Math.min(high, end), column);
  }
  high = Math.min(high, end);
  while (high - step > low && (begins[levelNodes[high - step]] - from) * scale >= column) {
    high -= step;
    step *= 2;
  }
  low = Math.max(low, high - step);
  return halve(levelNodes, begins, from, scale, low, high, column);
}

/** Whether a slot begins to the left of a column is told without its own column, which would be rounded. */
function halve(
  levelNodes: Int32Array,
  begins: Float64Array | Int32Array,
  from: number,
  scale: number,
  first: number,
  last: number,
  column: number,
): number {
  let [low, high] = [first, last];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((begins[levelNodes[middle]] - from) * scale < column) low = middle + 1;
    else high = middle;
  }
  return low;
}

function doubled(column: Int32Array): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(2 * column.length);
  grown.set(column);
  return grown;
}
