import { opponent, type Side, type Turn } from "../../engine/game.ts";
import { NodeTree, type NodeTreeColumns, treeColumns } from "../core/story.ts";
import { eventCode, isLeave, leaveCode } from "./eventCode.ts";
import type { Log } from "./log.ts";
import { rootMove } from "./recording.ts";

/** All of a trie as plain data. */
interface TrieColumns {
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

/** All of the nodes as plain data: see `Nodes`. */
export interface NodeColumns extends Omit<NodeTreeColumns, "parents"> {
  readonly root: Side;
  readonly trie: TrieColumns;
  readonly expanded: Uint8Array;
  readonly ofEvent: Int32Array;
  readonly ofSkipped: Int32Array;
}

/** A value lies between two numbers. */
export type Interval = readonly [low: number, high: number];

/** The nodes of a recording: those that were visited, and what a cutoff skips. Here sides alternate. */
export class Nodes extends NodeTree<Turn> {
  readonly trie: Trie;
  /** Indexed by node: 1 where a visit has tried or skipped every child, so that `children` lacks none. */
  readonly expanded: Uint8Array;
  /** Indexed by event: the node entered or left, for others the node where the search stands. */
  readonly ofEvent: Int32Array;
  /** Indexed like the column `skippedMove`. */
  readonly ofSkipped: Int32Array;
  readonly #root: Side;

  constructor({ root, trie, plies, children, expanded, ofEvent, ofSkipped }: NodeColumns) {
    super({ parents: trie.parents, plies, children });
    this.#root = root;
    this.trie = new Trie(trie);
    this.expanded = expanded;
    this.ofEvent = ofEvent;
    this.ofSkipped = ofSkipped;
  }

  /** Throws an error where the recording is broken. */
  static of(log: Log<unknown>, root: Side): Nodes {
    const { trie, ...found } = new NodeFinder(log);
    return new Nodes({ root, trie: trie.columns, ...treeColumns(trie.parents, trie.size), ...found });
  }

  get columns(): NodeColumns {
    const { plies, expanded, ofEvent, ofSkipped } = this;
    const { starts, items } = this.children;
    const trie = this.trie.columns;
    return { root: this.#root, trie, plies, children: { starts, items }, expanded, ofEvent, ofSkipped };
  }

  /** Indexed by node: the number of the move that leads to it. */
  get moves(): Int32Array {
    return this.trie.moves;
  }

  side(id: number): Side {
    return this.plies[id] % 2 === 0 ? this.#root : opponent(this.#root);
  }

  kind(id: number): Turn {
    return this.side(id);
  }

  /**
   * What follows for a node where chance draws from what is proved of its children, whose ends are given by node; undefined
   * where somebody chooses, as here at every node.
   */
  expectation?(id: number, lows: Float64Array, highs: Float64Array): Interval | undefined;
}

/** Walks through a log once and finds its nodes: see `Nodes`. Throws an error where the recording is broken. */
class NodeFinder {
  readonly trie: Trie;
  readonly expanded: Uint8Array;
  readonly ofEvent: Int32Array;
  readonly ofSkipped: Int32Array;

  constructor(log: Log<unknown>) {
    const skips = log.columns.skippedMove.length;
    const most = log.events(eventCode.enter).length + skips;
    this.trie = Trie.withRoom(most);
    this.expanded = new Uint8Array(most);
    this.ofEvent = new Int32Array(log.length + 1).fill(-1);
    this.ofSkipped = new Int32Array(skips);
    this.#walk(log);
  }

  #walk(log: Log<unknown>): void {
    const leftByChildren = leaveCode("children");
    let current = -1;
    for (let event = 1; event <= log.length; event++) {
      const code = log.code(event);
      // An iteration that was stopped leaves nodes open; the next begins above the root all the same.
      if (code === eventCode.iteration) current = -1;
      if (code === eventCode.enter) current = this.#enter(current, log.payload(event), event);
      if (code === eventCode.cutoff) this.#skip(current, log, event);
      this.ofEvent[event] = current;
      if (code === eventCode.improve && current < 0) throw broken(event, "improves a node, but none is open");
      if (!isLeave(code)) continue;
      if (current < 0) throw broken(event, "leaves a node, but none is open");
      if (code === leftByChildren) this.expanded[current] = 1;
      current = this.trie.parents[current];
    }
  }

  #enter(current: number, move: number, event: number): number {
    if (current < 0) return this.trie.root();
    if (move === rootMove) throw broken(event, "enters the root, but another node is open");
    return this.trie.child(current, move);
  }

  #skip(current: number, log: Log<unknown>, event: number): void {
    if (current < 0) throw broken(event, "cuts off a node, but none is open");
    const { start, end } = log.skipped(event);
    for (let i = start; i < end; i++) {
      this.ofSkipped[i] = this.trie.child(current, log.columns.skippedMove.at(i));
    }
  }
}

const broken = (event: number, what: string) =>
  new RangeError(
    `This recording is broken, or one of several searches without a reset: event ${event} ${what}`,
  );
