import { opponent, type Side } from "../../engine/game.ts";
import { Rows } from "../core/rows.ts";
import type { Log } from "./log.ts";
import { NodeFinder } from "./nodeFinder.ts";
import { Trie, type TrieColumns } from "./trie.ts";

/** All of the nodes as plain data: see `Nodes`. */
export interface NodeColumns {
  readonly root: Side;
  readonly trie: TrieColumns;
  readonly plies: Int32Array;
  readonly children: Pick<Rows, "starts" | "items">;
  readonly expanded: Uint8Array;
  readonly ofEvent: Int32Array;
  readonly ofSkipped: Int32Array;
}

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

  constructor({ root, trie, plies, children, expanded, ofEvent, ofSkipped }: NodeColumns) {
    this.#root = root;
    this.trie = new Trie(trie);
    this.plies = plies;
    this.children = new Rows(children);
    this.expanded = expanded;
    this.ofEvent = ofEvent;
    this.ofSkipped = ofSkipped;
  }

  /** Throws an error where the recording is broken. */
  static of(log: Log<unknown>, root: Side): Nodes {
    const { trie, ...found } = new NodeFinder(log);
    const parents = trie.parents.subarray(0, trie.size);
    const plies = new Int32Array(trie.size);
    for (let id = 1; id < trie.size; id++) plies[id] = plies[parents[id]] + 1;
    return new Nodes({
      root,
      trie: trie.columns,
      plies,
      children: Rows.sorted(trie.size, parents),
      ...found,
    });
  }

  get columns(): NodeColumns {
    const { plies, expanded, ofEvent, ofSkipped } = this;
    const { starts, items } = this.children;
    const trie = this.trie.columns;
    return { root: this.#root, trie, plies, children: { starts, items }, expanded, ofEvent, ofSkipped };
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
}
