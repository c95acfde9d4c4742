import type { Game, Side } from "../game.ts";
import { measureTree, type Tree, writeTree } from "../games/tree.ts";
import * as words from "../games/treeWords.ts";
import type { Random } from "../random.ts";
import { Refusal } from "../refusal.ts";
import type { MoveOrder } from "./moveOrder.ts";

/**
 * A tree whose children change places in place, thousands of times a second: to search it in many orders without
 * building a tree for each. Nodes are numbers, counted as a depth-first walk through the given tree meets them; a
 * move is the child it leads to.
 */
export class ArrangedTree {
  /** The tree in its present order, MAX to move at the root. Valid for as long as the order stays. */
  readonly game: Game<number, number>;
  /** How many orders of all nodes there are: the product of their children's factorials; Infinity past 2^1023. */
  readonly orders: number;
  /** Children of each node in their present order; none of a leaf. */
  readonly #children: number[][] = [];
  readonly #values: number[] = [];
  readonly #sides: Side[] = [];
  /** Nodes with more than one child: where there is something to change. */
  readonly #forks: number[][];

  /** Throws what `measureTree` throws on what is no tree. */
  constructor(tree: Tree) {
    const { least, greatest } = measureTree(tree);
    const keys: string[] = [];
    this.#number(tree, "max", keys);
    this.#forks = this.#children.filter(({ length }) => length > 1);
    this.orders = this.#forks.reduce((orders, { length }) => orders * factorial(length), 1);
    this.game = this.#asGame([least, greatest], keys);
  }

  /** Puts the children of every node into a random order, every order being as likely. */
  shuffle(source: Random): void {
    for (const children of this.#forks) {
      for (let last = children.length - 1; last > 0; last--) {
        const other = source.below(last + 1);
        const moved = children[last];
        children[last] = children[other];
        children[other] = moved;
      }
    }
  }

  /** Goes on to the next order as a dictionary has them; false after the last, and all is as it was given. */
  next(): boolean {
    for (let fork = this.#forks.length - 1; fork >= 0; fork--) {
      if (nextPermutation(this.#forks[fork])) return true;
    }
    return false;
  }

  /** The present order. */
  get order(): MoveOrder {
    const orderOf = (node: number): MoveOrder => {
      const present = this.#children[node];
      const given = present.toSorted((one, other) => one - other);
      return { indices: present.map((child) => given.indexOf(child)), below: given.map(orderOf) };
    };
    return orderOf(0);
  }

  #number(tree: Tree, side: Side, keys: string[]): number {
    const node = this.#children.length;
    const children: number[] = [];
    this.#children.push(children);
    this.#sides.push(side);
    // Adding 0 makes a −0 plain.
    this.#values.push(typeof tree === "number" ? tree + 0 : Number.NaN);
    keys.push(`${side} ${writeTree(tree)}`);
    if (typeof tree === "number") return node;
    for (const child of tree) children.push(this.#number(child, side === "max" ? "min" : "max", keys));
    return node;
  }

  #asGame(range: readonly [number, number], keys: readonly string[]): Game<number, number> {
    const [children, values, sides] = [this.#children, this.#values, this.#sides];
    const isLeaf = (node: number) => children[node].length === 0;
    const read = (text: string) => {
      if (!/^\d+$/.test(text) || Number(text) >= children.length)
        throw new Refusal(words, "noNode", text, children.length);
      return Number(text);
    };
    return {
      name: "Tree",
      start: 0,
      range,
      turn: (node) => sides[node],
      moves: (node) => children[node],
      play: (_node, child) => child,
      outcome: (node) => (isLeaf(node) ? values[node] : undefined),
      evaluate: (node) => (isLeaf(node) ? values[node] : 0),
      // By the given order: subtrees that were equal stay so in value, whatever becomes of their order.
      key: (node) => keys[node],
      writeMove: (_node, child) => String(child),
      readMove: (node, text) => {
        const child = read(text);
        if (children[node].includes(child)) return child;
        throw new Refusal(words, "noChildNode", text, children[node]);
      },
      write: String,
      read,
      diagram: (node) => (isLeaf(node) ? String(values[node]) : `node ${node}`),
    };
  }
}

const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));

/**
 * Rearranges `items` into the next order as a dictionary has them; from the last back to the first, returning false.
 * Source: Narayana Pandita, 14th century, as D. Knuth gives it in "The Art of Computer Programming" 7.2.1.2, algorithm L.
 */
function nextPermutation(items: number[]): boolean {
  let pivot = items.length - 2;
  while (pivot >= 0 && items[pivot] > items[pivot + 1]) pivot--;
  if (pivot >= 0) {
    let successor = items.length - 1;
    while (items[successor] < items[pivot]) successor--;
    [items[pivot], items[successor]] = [items[successor], items[pivot]];
  }
  for (let low = pivot + 1, high = items.length - 1; low < high; low++, high--) {
    [items[low], items[high]] = [items[high], items[low]];
  }
  return pivot >= 0;
}
