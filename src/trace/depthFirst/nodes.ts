import { opponent, type Side } from "../../engine/game.ts";
import { NodeTree, type NodeTreeColumns, treeColumns } from "../core/nodeTree.ts";
import type { Log } from "./log.ts";
import { NodeFinder } from "./nodeFinder.ts";
import { Trie, type TrieColumns } from "./trie.ts";

/** All of the nodes as plain data: see `Nodes`. */
export interface NodeColumns extends Omit<NodeTreeColumns, "parents"> {
  readonly root: Side;
  readonly trie: TrieColumns;
  readonly expanded: Uint8Array;
  readonly ofEvent: Int32Array;
  readonly ofSkipped: Int32Array;
}

/** The nodes of a recording: those that were visited, and what a cutoff skips. Here sides alternate. */
export class Nodes extends NodeTree<Side> {
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

  kind(id: number): Side {
    return this.side(id);
  }
}
