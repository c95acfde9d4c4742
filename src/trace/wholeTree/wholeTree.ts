import { opponent, type Side, type Turn } from "../../engine/game.ts";
import type { CodedValues } from "./valueCodes.ts";

/** Whole numbers of one or two bytes, or any numbers: the narrowest that holds all values of a tree exactly. */
export type ValueColumn = Int8Array<ArrayBuffer> | Int16Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** A whole tree as plain data, which can be cloned, and its buffers transferred. Nodes are numbered in preorder. */
export interface WholeTreeColumns<Move> {
  /** Whose turn it is at the root; where turns are kept, who would choose there if nobody drew. */
  readonly root: Side;
  /** Indexed by node: whose turn it is, as a place in `turnNames`. Only where chance draws: else sides alternate. */
  readonly turns?: Uint8Array<ArrayBuffer>;
  /** Indexed by node: the first node past its subtree; a leaf's is its own number + 1. */
  readonly ends: Int32Array<ArrayBuffer>;
  /** Indexed by node: plies from the root. */
  readonly plies: Uint8Array<ArrayBuffer>;
  /** Indexed by node: where in `moveList` the move stands that leads to it; 0 at the root, whose move is undefined. */
  readonly moves: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
  readonly moveList: readonly (Move | undefined)[];
  /** Indexed by node: its value for MAX, by minimax or expectimax; coded by `valueList`. */
  readonly values: CodedValues["codes"];
  readonly valueList: CodedValues["list"];
  /** The slots of level p, a slot a node, are those from `levelStarts[p]` to before `levelStarts[p + 1]`. */
  readonly levelStarts: Int32Array<ArrayBuffer>;
  /** Indexed by slot: nodes, level by level and ascending within each. */
  readonly levelNodes: Int32Array<ArrayBuffer>;
  /** Indexed by node, one more at the end: leaves before it, so that a node has those from its own to its end's. */
  readonly firstLeaf: Int32Array<ArrayBuffer>;
}

/** By the number that stands for it: whose turn it is. */
export const turnNames = ["max", "min", "chance"] as const satisfies readonly Turn[];

/** The complete tree below a position, to some depth. The root is node 0, and a node's children come after it. */
export class WholeTree<Move> {
  readonly columns: WholeTreeColumns<Move>;

  constructor(columns: WholeTreeColumns<Move>) {
    this.columns = columns;
  }

  /** Nodes, the root and the leaves included. */
  get size(): number {
    return this.columns.ends.length;
  }

  /** Plies of nodes: one more than the deepest node's. */
  get levels(): number {
    return this.columns.levelStarts.length - 1;
  }

  get leaves(): number {
    return this.columns.firstLeaf[this.size];
  }

  /** Bytes that the columns take. */
  get bytes(): number {
    return Object.values(this.columns)
      .filter((column) => ArrayBuffer.isView(column))
      .reduce((bytes, column) => bytes + column.byteLength, 0);
  }

  isLeaf(node: number): boolean {
    return this.columns.ends[node] === node + 1;
  }

  /** Its value for MAX, by minimax, or expectimax where chance draws. */
  value(node: number): number {
    const { values, valueList } = this.columns;
    return valueList === undefined ? values[node] : valueList[values[node]];
  }

  /** Whether some values are no whole numbers, or large ones. */
  get hasFractions(): boolean {
    return this.columns.valueList !== undefined || this.columns.values instanceof Float64Array;
  }

  /** Whose turn it is, where chance never draws. */
  side(node: number): Side {
    const { root, plies } = this.columns;
    return plies[node] % 2 === 0 ? root : opponent(root);
  }

  /** Whose turn it is. */
  turn(node: number): Turn {
    const { turns } = this.columns;
    return turns === undefined ? this.side(node) : turnNames[turns[node]];
  }

  /** The move that leads to the node; undefined at the root. */
  move(node: number): Move | undefined {
    const { moves, moveList } = this.columns;
    return moveList[moves[node]];
  }

  /** Where a node stands in `levelNodes`, in O(log of the level). */
  slot(node: number): number {
    return this.slotFrom(this.columns.plies[node], node);
  }

  /** The first slot of a level whose node is `node` or comes after it; the level's end where none does. */
  slotFrom(level: number, node: number): number {
    const { levelStarts, levelNodes } = this.columns;
    let low = levelStarts[level];
    let high = levelStarts[level + 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (levelNodes[middle] < node) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The parent, in O(log of the level above): the last of that level that comes before. −1 of the root. */
  parent(node: number): number {
    const ply = this.columns.plies[node];
    return ply === 0 ? -1 : this.columns.levelNodes[this.slotFrom(ply - 1, node) - 1];
  }

  /** The ancestor at this ply, or the node itself at its own. */
  ancestor(node: number, ply: number): number {
    return this.columns.levelNodes[this.slotFrom(ply, node + 1) - 1];
  }

  /** In the game's natural order. */
  children(node: number): number[] {
    const { ends } = this.columns;
    const children: number[] = [];
    for (let child = node + 1; child < ends[node]; child = ends[child]) children.push(child);
    return children;
  }

  /** The nodes from the root to this one, both included. */
  path(node: number): number[] {
    const ply = this.columns.plies[node];
    return Array.from({ length: ply + 1 }, (_, level) => this.ancestor(node, level));
  }

  /** The moves that lead from the root to the node. */
  movesTo(node: number): Move[] {
    return this.path(node)
      .slice(1)
      .map((step) => this.move(step) as Move);
  }

  /** The node that these numbers of `moveList` lead to from the root; undefined where the tree has no such node. */
  follow(moveNumbers: readonly number[]): number | undefined {
    let node: number | undefined = 0;
    for (const number of moveNumbers) {
      node = this.child(node, number);
      if (node === undefined) return undefined;
    }
    return node;
  }

  /** The child that the move of this number in `moveList` leads to. */
  child(node: number, moveNumber: number): number | undefined {
    const { ends, moves } = this.columns;
    const end = ends[node];
    for (let child = node + 1; child < end; child = ends[child]) {
      if (moves[child] === moveNumber) return child;
    }
    return undefined;
  }

  /** The node that moves lead to from the root; undefined where the tree has no such node. */
  find(moves: readonly Move[]): number | undefined {
    return this.follow(moves.map((move) => numberOf(this.columns.moveList, move)));
  }
}

/** −1 where it is none. Games make moves anew each time they are asked, so objects are equal where their JSON text is. */
function numberOf(moveList: readonly unknown[], move: unknown): number {
  if (typeof move !== "object" || move === null) return moveList.indexOf(move);
  const text = JSON.stringify(move);
  return moveList.findIndex((listed) => JSON.stringify(listed) === text);
}
