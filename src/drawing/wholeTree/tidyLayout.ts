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
 * and is moved as a whole by what stands at its root. Most nodes are leaves, and those need next to nothing.
 */
class Walk {
  readonly #ends: Int32Array;
  readonly #plies: Uint8Array;
  readonly #cousins: number;
  /** By node: its place relative to its parent's, while what is below is moved with the parent. */
  readonly #place: Float64Array<ArrayBuffer>;
  /** By node: how far all below it is moved. */
  readonly #moved: Float64Array;
  /** By node: of an inner node its last child; of a leaf the thread, the node that follows it on a subtree's contour. */
  readonly #down: Int32Array;
  /** By node: the root of the subtree to whose right contour it was put last; of others 0. */
  readonly #ancestor: Int32Array;
  /** The nodes that are open and, so far, the children of each. By slot, so that few places are in use at a time. */
  #family = new Int32Array(firstSlots);
  /** By slot: a move that is still to be made, of it and of the siblings to its right; and how much less each one moves. */
  #shift = new Float64Array(firstSlots);
  #change = new Float64Array(firstSlots);
  /** By ply, while the tree is walked: the open node, the slot of its family's first, and what conflicts are put down to. */
  readonly #open = new Int32Array(plyCount);
  readonly #first = new Int32Array(plyCount);
  readonly #usual = new Int32Array(plyCount);
  /** By ply: whether moves of the family are put off. */
  readonly #putOff = new Uint8Array(plyCount);

  constructor({ ends, plies }: TreeShape, cousins: number) {
    const size = ends.length;
    this.#ends = ends;
    this.#plies = plies;
    this.#cousins = cousins;
    this.#place = new Float64Array(size);
    this.#moved = new Float64Array(size);
    this.#down = new Int32Array(size);
    this.#ancestor = new Int32Array(size);
  }

  placeAll(): void {
    const [ends, plies, place, moved, down] = [this.#ends, this.#plies, this.#place, this.#moved, this.#down];
    let family = this.#family;
    const [open, first, usual] = [this.#open, this.#first, this.#usual];
    const size = plies.length;
    let [ply, top] = [-1, 0];
    for (let node = 0; node < size; node++) {
      const next = plies[node];
      // What ends here is placed, the deepest first.
      for (; ply >= next; ply--) top = this.#placeInner(open[ply], ply, top);
      if (top === this.#family.length) family = this.#growFamily();
      family[top++] = node;
      if (ends[node] !== node + 1) {
        ply = next;
        open[ply] = node;
        first[ply + 1] = top;
      } else if (top - 1 === first[next]) usual[next] = node;
      else {
        // A leaf clears its siblings as it is, and is no more than a step on their contour.
        const sibling = family[top - 2];
        place[node] = place[sibling] + 1;
        if (down[sibling] !== none) {
          down[node] = down[sibling];
          moved[node] = moved[sibling];
        }
      }
    }
    for (; ply >= 0; ply--) top = this.#placeInner(open[ply], ply, top);
  }

  #growFamily(): Int32Array<ArrayBuffer> {
    const size = 2 * this.#family.length;
    const [family, shift, change] = [new Int32Array(size), new Float64Array(size), new Float64Array(size)];
    family.set(this.#family);
    shift.set(this.#shift);
    change.set(this.#change);
    [this.#family, this.#shift, this.#change] = [family, shift, change];
    return family;
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

  /** Places a node all of whose children stand, up to before slot `top`; gives the slot after its own. */
  #placeInner(node: number, ply: number, top: number): number {
    const place = this.#place;
    const slot = this.#first[ply + 1] - 1;
    if (this.#putOff[ply + 1] !== 0) this.#moveChildren(slot + 1, top, ply + 1);
    const last = this.#family[top - 1];
    this.#down[node] = last;
    const middle = (place[node + 1] + place[last]) / 2;
    if (slot === this.#first[ply]) {
      place[node] = middle;
      this.#usual[ply] = node;
    } else {
      const sibling = this.#family[slot - 1];
      place[node] = place[sibling] + 1;
      this.#moved[node] = place[node] - middle;
      this.#usual[ply] = this.#pushApart(node, sibling, ply);
    }
    return slot + 1;
  }

  /** Makes the moves that were put off, all in one pass over the children. */
  #moveChildren(from: number, to: number, ply: number): void {
    const [place, moved, change, shifted] = [this.#place, this.#moved, this.#change, this.#shift];
    let [shift, less] = [0, 0];
    for (let slot = to - 1; slot >= from; slot--) {
      const child = this.#family[slot];
      place[child] += shift;
      moved[child] += shift;
      less += change[slot];
      shift += shifted[slot] + less;
      change[slot] = shifted[slot] = 0;
    }
    this.#putOff[ply] = 0;
  }

  /**
   * Moves the node's subtree so far to the right that it clears those of its siblings: walks down the right contour of
   * these and the left one of that, and gives the shorter of the two a thread to where the other goes on. Gives the
   * sibling that conflicts are put down to from here on.
   */
  #pushApart(node: number, sibling: number, ply: number): number {
    const [place, moved, down, ends] = [this.#place, this.#moved, this.#down, this.#ends];
    const first = this.#family[this.#first[ply]];
    const ancestor = this.#ancestor;
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
      ancestor[ownOuter] = node;
      const shift = place[inner] + innerSum - place[own] - ownSum + this.#cousins;
      if (shift > 0) {
        this.#moveLater(this.#rootOf(inner, ply, first, usual), node, ply, shift);
        this.#putOff[ply] = 1;
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
  #moveLater(from: number, node: number, ply: number, shift: number): void {
    const family = this.#family;
    const end = this.#first[ply + 1] - 1;
    let [begin, past] = [this.#first[ply], end];
    while (past - begin > 1) {
      const middle = (begin + past) >> 1;
      if (family[middle] <= from) begin = middle;
      else past = middle;
    }
    const share = shift / (end - begin);
    this.#change[end] -= share;
    this.#shift[end] += shift;
    this.#change[begin] += share;
    this.#place[node] += shift;
    this.#moved[node] += shift;
  }
}

/** As many as are open in most trees. */
const firstSlots = 1024;
/** More plies than a byte can number. */
const plyCount = 258;
