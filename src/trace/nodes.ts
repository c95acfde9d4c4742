import { opponent, type Side } from "../engine/game.ts";
import { eventCode, isLeave, leaveCode } from "./eventCode.ts";
import type { Log } from "./log.ts";
import { rootMove } from "./recording.ts";
import { Rows } from "./rows.ts";
import { Trie } from "./trie.ts";

/**
 * The nodes of a recording: 0 is the root, the others follow in order of first mention. A node is its path from
 * the root, however often it is visited; what a cutoff skips is a node too. −1 stands for no node.
 */
export class Nodes {
  readonly trie: Trie;
  /** Indexed by node. */
  readonly plies: Int32Array;
  /** Nodes by parent: in move order of the first visit, what was entered first, then what was skipped. */
  readonly children: Rows;
  /** Indexed by node: 1 where a visit has tried or skipped every child, so that `children` lacks none. */
  readonly expanded: Uint8Array;
  /** Indexed by event: the node entered or left, for others the node where the search stands. */
  readonly ofEvent: Int32Array;
  /** Indexed like the column `skippedMove`. */
  readonly ofSkipped: Int32Array;
  readonly #root: Side;

  constructor(log: Log<unknown>, root: Side) {
    this.#root = root;
    const skips = log.columns.skippedMove.length;
    const most = log.events(eventCode.enter).length + skips;
    this.trie = new Trie(most);
    this.expanded = new Uint8Array(most);
    this.ofEvent = new Int32Array(log.length + 1).fill(-1);
    this.ofSkipped = new Int32Array(skips);
    this.#walk(log);
    this.plies = new Int32Array(this.size);
    for (let id = 1; id < this.size; id++) this.plies[id] = this.plies[this.parents[id]] + 1;
    this.children = new Rows(this.size, this.parents.subarray(0, this.size));
  }

  get size(): number {
    return this.trie.size;
  }

  /** Indexed by node; −1 above the root. */
  get parents(): Int32Array {
    return this.trie.parents;
  }

  /** Indexed by node: the number of the move that leads to it. */
  get moves(): Int32Array {
    return this.trie.moves;
  }

  side(id: number): Side {
    return this.plies[id] % 2 === 0 ? this.#root : opponent(this.#root);
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
  new Error(`This recording is broken, or one of several searches without a reset: event ${event} ${what}`);
