import type { MoveOrder } from "../../../engine/index.ts";
import { Interner, itemOf } from "../interner.ts";
import { Trie } from "../nodes.ts";
import type { Trace } from "../trace.ts";

/**
 * One numbering for the nodes of two traces: a number is the same in both where the same moves lead to the node.
 * Where a trace of a tree has its moves in another order, that order tells which moves they were before.
 */
export class SharedNodes {
  /** By trace, then by its own node. */
  readonly ofTrace: readonly [Int32Array, Int32Array];
  readonly #trie: Trie;
  readonly #moves = new Interner<unknown>();

  constructor(
    traces: readonly [Trace<unknown>, Trace<unknown>],
    orders: readonly (MoveOrder | undefined)[] = [],
  ) {
    this.#trie = Trie.withRoom(traces[0].size + traces[1].size);
    this.ofTrace = [this.#add(traces[0], orders[0]), this.#add(traces[1], orders[1])];
  }

  /** How many nodes there are in either. */
  get size(): number {
    return this.#trie.size;
  }

  /** The child of a node by a move, as it was before any order, or −1. */
  child(node: number, move: unknown): number {
    const number = node < 0 ? undefined : this.#moves.find(move);
    return number === undefined ? -1 : this.#trie.find(node, number);
  }

  /** The moves that lead to a node, as they were before any order. */
  moves(node: number): unknown[] {
    const moves: unknown[] = [];
    for (let at = node; at > 0; at = this.#trie.parents[at]) {
      moves.push(itemOf(this.#moves.items, this.#trie.moves[at]));
    }
    return moves.reverse();
  }

  #add({ size, nodes, log }: Trace<unknown>, order: MoveOrder | undefined): Int32Array {
    const shared = new Int32Array(size);
    /** The shared numbers of moves that are no small integers, by their own. */
    const known: number[] = [];
    /** By node: the order of the moves there. */
    const orders: MoveOrder[] = order ? [order] : [];
    if (size > 0) shared[0] = this.#trie.root();
    // A parent's number is smaller than its children's.
    for (let node = 1; node < size; node++) {
      const [parent, number] = [nodes.parents[node], nodes.moves[node]];
      let move = number;
      if (number < 0) move = known[-number] ??= this.#moves.number(log.move(number));
      if (order) {
        move = orders[parent].indices[move];
        orders[node] = orders[parent].below[move];
      }
      shared[node] = this.#trie.child(shared[parent], move);
    }
    return shared;
  }
}

/** A node by the moves that lead to it, as a text that is another for every other node. */
export const nameOfMoves = (moves: readonly unknown[]): string => moves.map(nameOfMove).join(" ");

function nameOfMove(move: unknown): string {
  if (typeof move === "bigint") return `${move}n`;
  return JSON.stringify(move) ?? String(move);
}
