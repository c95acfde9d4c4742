/** The shape of a tree: its nodes in preorder, a leaf's end being its own number + 1. */
export interface TreeShape {
  /** Indexed by node: the first node past its subtree. */
  readonly ends: Int32Array;
  /** Indexed by node: plies from the root. */
  readonly plies: Uint8Array;
}

/**
 * Where each node of a tidy tree stands, by node: siblings at least 1 apart, other neighbours of a level at least
 * `cousins`, parents over the middle of their children, the root at 0. The coordinates are those of d3-hierarchy's
 * `tree().nodeSize([1, 1])` with that separation, to the last bit. Takes time and memory in proportion to the nodes, and
 * no stack.
 * Source: C. Buchheim, M. Jünger, S. Leipert 2002, "Improving Walker's Algorithm to Run in Linear Time".
 */
export function tidyLayout(shape: TreeShape, cousins = 2): Float64Array<ArrayBuffer> {
  const walk = new Walk(shape, cousins);
  walk.placeAll();
  return walk.coordinates();
}

/** No node: the root lies below none, so that its number is free to say so. */
const none = 0;

/**
 * Subtrees are placed from the left to the right, children before parents; each stays where it is relative to its parent,
 * and is moved as a whole by what stands at its root.
 */
class Walk {
  readonly #ends: Int32Array;
  readonly #plies: Uint8Array;
  readonly #cousins: number;
  /** By node: its place relative to its parent's, while what is below is moved with the parent. */
  readonly #place: Float64Array<ArrayBuffer>;
  /** By node: how far all below it is moved. */
  readonly #moved: Float64Array;
  /** By node: a move that is still to be made, of it and of the siblings to its right; and how much less each one moves. */
  readonly #shift: Float64Array;
  readonly #change: Float64Array;
  /** By node: of an inner node its last child; of a leaf the thread, the node that follows it on a subtree's contour. */
  readonly #down: Int32Array;
  /** By node: the root of the subtree to whose contour it belongs. */
  readonly #ancestor: Int32Array;
  /** By node: its place among its siblings. */
  readonly #index: Int32Array;
  /** By node: the sibling before it. */
  readonly #sibling: Int32Array;
  /** By ply, while the tree is walked: the open node, the last one placed, and what conflicts are put down to. */
  readonly #open = new Int32Array(plyCount);
  readonly #before = new Int32Array(plyCount);
  readonly #usual = new Int32Array(plyCount);

  constructor({ ends, plies }: TreeShape, cousins: number) {
    const size = ends.length;
    this.#ends = ends;
    this.#plies = plies;
    this.#cousins = cousins;
    this.#place = new Float64Array(size);
    this.#moved = new Float64Array(size);
    this.#shift = new Float64Array(size);
    this.#change = new Float64Array(size);
    this.#down = new Int32Array(size);
    this.#ancestor = new Int32Array(size);
    this.#index = new Int32Array(size);
    this.#sibling = new Int32Array(size);
  }

  placeAll(): void {
    const [plies, open, before, down] = [this.#plies, this.#open, this.#before, this.#down];
    const size = plies.length;
    let ply = 0;
    for (let node = 1; node <= size; node++) {
      // What ends here is placed, the deepest first.
      const next = node === size ? 0 : plies[node];
      for (; ply >= next; ply--) this.#placeNode(open[ply], ply);
      if (node === size) return;
      ply = next;
      const parent = open[ply - 1];
      const sibling = node === parent + 1 ? none : before[ply];
      open[ply] = node;
      down[parent] = node;
      this.#ancestor[node] = node;
      this.#sibling[node] = sibling;
      if (sibling !== none) this.#index[node] = this.#index[sibling] + 1;
    }
  }

  /** Sums up, from the root down, what moves each node. */
  coordinates(): Float64Array<ArrayBuffer> {
    const [plies, place, moved] = [this.#plies, this.#place, this.#moved];
    const movedAbove = new Float64Array(plyCount);
    movedAbove[0] = -place[0];
    for (let node = 0; node < place.length; node++) {
      const above = movedAbove[plies[node]];
      place[node] += above;
      movedAbove[plies[node] + 1] = moved[node] + above;
    }
    return place;
  }

  #placeNode(node: number, ply: number): void {
    const [place, sibling] = [this.#place, this.#sibling[node]];
    const isInner = this.#ends[node] !== node + 1;
    if (isInner) this.#moveChildren(node);
    const middle = isInner ? (place[node + 1] + place[this.#down[node]]) / 2 : 0;
    if (sibling === none) {
      place[node] = middle;
      this.#usual[ply] = node;
    } else {
      place[node] = place[sibling] + 1;
      if (isInner) this.#moved[node] = place[node] - middle;
      this.#usual[ply] = this.#pushApart(node, sibling, ply);
    }
    this.#before[ply] = node;
  }

  /** Makes the moves that were put off, all in one pass over the children. */
  #moveChildren(node: number): void {
    const [place, moved, change, shifted] = [this.#place, this.#moved, this.#change, this.#shift];
    let [shift, less] = [0, 0];
    for (let child = this.#down[node]; child !== none; child = this.#sibling[child]) {
      place[child] += shift;
      moved[child] += shift;
      less += change[child];
      shift += shifted[child] + less;
    }
  }

  /**
   * Moves the node's subtree so far to the right that it clears those of its siblings: walks down the right contour of
   * these and the left one of that, and gives the shorter of the two a thread to where the other goes on. Gives the
   * sibling that conflicts are put down to from here on.
   */
  #pushApart(node: number, sibling: number, ply: number): number {
    const [place, moved, down, ends] = [this.#place, this.#moved, this.#down, this.#ends];
    const first = this.#open[ply - 1] + 1;
    const usual = this.#usual[ply];
    // Of the siblings their right and left contour, of the node its left and right one; what moves each is summed up.
    let [inner, outer, own, ownOuter] = [sibling, first, node, node];
    let [innerSum, outerSum, ownSum, ownOuterSum] = [moved[sibling], moved[first], moved[node], moved[node]];
    for (;;) {
      inner = down[inner];
      own = ends[own] === own + 1 ? down[own] : own + 1;
      if (inner === none || own === none) break;
      outer = ends[outer] === outer + 1 ? down[outer] : outer + 1;
      ownOuter = down[ownOuter];
      this.#ancestor[ownOuter] = node;
      const shift = place[inner] + innerSum - place[own] - ownSum + this.#cousins;
      if (shift > 0) {
        this.#moveLater(this.#rootOf(inner, ply, first, usual), node, shift);
        ownSum += shift;
        ownOuterSum += shift;
      }
      innerSum += moved[inner];
      ownSum += moved[own];
      outerSum += moved[outer];
      ownOuterSum += moved[ownOuter];
    }
    if (inner !== none && down[ownOuter] === none) this.#thread(ownOuter, inner, innerSum - ownOuterSum);
    const isLonger = own !== none && ends[outer] === outer + 1 && down[outer] === none;
    if (!isLonger) return usual;
    this.#thread(outer, own, ownSum - outerSum);
    return node;
  }

  /** Where a contour ends at a leaf, it goes on at `next`, which is moved by so much more. */
  #thread(leaf: number, next: number, moved: number): void {
    this.#down[leaf] = next;
    this.#moved[leaf] += moved;
  }

  /** The sibling in whose subtree a node of the contour lies, where it is known to be one of these. */
  #rootOf(node: number, ply: number, first: number, usual: number): number {
    const ancestor = this.#ancestor[node];
    return ancestor >= first && this.#plies[ancestor] === ply ? ancestor : usual;
  }

  /** Moves a subtree, and puts off moving those between it and the sibling that it conflicts with, each a share. */
  #moveLater(from: number, node: number, shift: number): void {
    const share = shift / (this.#index[node] - this.#index[from]);
    this.#change[node] -= share;
    this.#shift[node] += shift;
    this.#change[from] += share;
    this.#place[node] += shift;
    this.#moved[node] += shift;
  }
}

/** More plies than a byte can number. */
const plyCount = 258;
