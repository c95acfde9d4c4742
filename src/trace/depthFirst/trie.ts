import { rootMove } from "./recording.ts";

/** All of a trie as plain data. */
export interface TrieColumns {
  readonly size: number;
  readonly parents: Int32Array;
  readonly moves: Int32Array;
  /** Node + 1, or 0 where a slot is free; at most half full, and as many as a power of two. */
  readonly slots: Int32Array;
}

/**
 * Nodes by the moves that lead to them, numbered from 0, the root, in order of first mention. Finding a child by
 * its move is one look into a hash table (open addressing), however many siblings it has.
 */
export class Trie {
  size: number;
  /** Indexed by node; −1 above the root. */
  readonly parents: Int32Array;
  /** Indexed by node: numbers of moves. */
  readonly moves: Int32Array;
  readonly #slots: Int32Array;
  readonly #shift: number;

  constructor({ size, parents, moves, slots }: TrieColumns) {
    this.size = size;
    this.parents = parents;
    this.moves = moves;
    this.#slots = slots;
    this.#shift = 32 - Math.log2(slots.length);
  }

  /** Without nodes yet, and with room for so many. */
  static withRoom(capacity: number): Trie {
    const bits = Math.max(1, Math.ceil(Math.log2(2 * capacity + 1)));
    return new Trie({
      size: 0,
      parents: new Int32Array(capacity),
      moves: new Int32Array(capacity),
      slots: new Int32Array(2 ** bits),
    });
  }

  get columns(): TrieColumns {
    return { size: this.size, parents: this.parents, moves: this.moves, slots: this.#slots };
  }

  /** The root, added at the first call. */
  root(): number {
    if (this.size === 0) this.#add(-1, rootMove);
    return 0;
  }

  /** The child of `parent` by this move, added if it is new. */
  child(parent: number, move: number): number {
    const slot = this.#slot(parent, move);
    if (this.#slots[slot] === 0) this.#slots[slot] = 1 + this.#add(parent, move);
    return this.#slots[slot] - 1;
  }

  /** The child of `parent` by this move, or −1. */
  find(parent: number, move: number): number {
    return this.#slots[this.#slot(parent, move)] - 1;
  }

  #add(parent: number, move: number): number {
    this.parents[this.size] = parent;
    this.moves[this.size] = move;
    return this.size++;
  }

  /** Where the child is, or the free slot where it would be. */
  #slot(parent: number, move: number): number {
    // Multiplicative hashing (D. Knuth 1973, "The Art of Computer Programming" 3, 6.4): the high bits mix best.
    const hash = Math.imul(Math.imul(parent, 0x9e3779b1) ^ move, 0x85ebca6b);
    let slot = hash >>> this.#shift;
    while (this.#slots[slot] !== 0) {
      const node = this.#slots[slot] - 1;
      if (this.parents[node] === parent && this.moves[node] === move) break;
      slot = slot + 1 === this.#slots.length ? 0 : slot + 1;
    }
    return slot;
  }
}
