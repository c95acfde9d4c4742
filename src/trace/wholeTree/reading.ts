import { type ValueSource, valueSources } from "../../engine/observer.ts";
import type { ReadingSums } from "./readingSums.ts";
import type { CodedValues } from "./valueCodes.ts";
import type { WholeTree } from "./wholeTree.ts";

/**
 * What a search read of a whole tree, as plain data. Step s is the state after its first s events; each visit of a node
 * has two of them: the node is entered, and left.
 */
export interface ReadingColumns extends ReadingSums {
  /** Indexed by event − 1: the node that is entered, or the complement (~) of the node that is left. */
  readonly events: Int32Array<ArrayBuffer>;
  /** Indexed by node: the step that enters it first, 0 where it is never read. */
  readonly entered: Int32Array<ArrayBuffer>;
  /** Indexed by node: the step that leaves it last, 0 likewise. */
  readonly left: Int32Array<ArrayBuffer>;
  /** Indexed by node: 1 + the index in `valueSources` of where its last value came from, 0 likewise. */
  readonly from: Uint8Array<ArrayBuffer>;
  /** Indexed by node: the value for MAX it was last left with, any where it is never read; coded by `returnedList`. */
  readonly returned: CodedValues["codes"];
  readonly returnedList: CodedValues["list"];
}

export type NodeStanding = "unread" | "open" | "done";

/** Which nodes were read by some step, asked by slots of the tree's levels. */
export interface Seen {
  /** Whether the slot's node has been entered. */
  has(slot: number): boolean;
  /** The first slot from `from` to before `to`, both of one level, whose node has been entered; −1 where none has. */
  first(from: number, to: number): number;
}

/** What a search read of a whole tree, told for any step from 0 to `steps`. */
export abstract class Reading {
  readonly tree: WholeTree<unknown>;

  constructor(tree: WholeTree<unknown>) {
    this.tree = tree;
  }

  /** The last step: twice the visits. */
  abstract readonly steps: number;
  /** Bytes that are kept besides the tree. */
  abstract readonly bytes: number;
  /** The step that enters the node first; 0 where the search never reads it. */
  abstract entered(node: number): number;
  /** The step that leaves the node last; 0 likewise. */
  abstract left(node: number): number;
  /** The value for MAX that the node was last left with; undefined where it is never read. */
  abstract returned(node: number): number | undefined;
  /** Where that value came from. */
  abstract from(node: number): ValueSource | undefined;
  /** The node where the search is, entered and not yet left; −1 before it begins, and after it ends. */
  abstract current(step: number): number;
  /** Leaves read: nodes whose value came from the rules or the evaluation, again where they are read again. */
  abstract leaves(step: number): number;
  /** Different leaves read. */
  abstract differentLeaves(step: number): number;
  /** Different nodes entered, by ply. */
  abstract differentNodes(step: number): Int32Array;
  /** The next step after `step` that enters or leaves the node; undefined where there is none. */
  abstract next(node: number, step: number): number | undefined;
  /** The last step before `step` that enters or leaves the node. */
  abstract previous(node: number, step: number): number | undefined;
  abstract seen(step: number): Seen;

  /** Nodes entered, a node that is read again counted again. */
  nodes(step: number): number {
    // Of the step's events, all but those that entered the open nodes come in pairs.
    return (step + this.#openCount(this.current(step))) / 2;
  }

  /** The open nodes, from the root to the current one; none before the search begins, and after it ends. */
  path(step: number): number[] {
    const current = this.current(step);
    return current < 0 ? [] : this.tree.path(current);
  }

  standing(node: number, step: number): NodeStanding {
    const entered = this.entered(node);
    if (entered === 0 || entered > step) return "unread";
    const current = this.current(step);
    return current >= node && current < this.tree.columns.ends[node] ? "open" : "done";
  }

  #openCount(current: number): number {
    return current < 0 ? 0 : this.tree.columns.plies[current] + 1;
  }
}

/** The index in `valueSources`, counted from 1, as `ReadingColumns.from` has it. */
export const codeOfSource = (source: ValueSource): number => 1 + valueSources.indexOf(source);

/** Every node counts as read: of a tree alone, without a search. */
export const allSeen: Seen = { has: () => true, first: (from, to) => (from < to ? from : -1) };
