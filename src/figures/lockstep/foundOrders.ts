import {
  bestMoveOrder,
  type MoveOrder,
  parseTree,
  type Tree,
  worstMoveOrder,
  writeTree,
} from "../../engine/index.ts";
import * as words from "./words.ts";

/** An abstract tree is its own children. */
const look = (tree: Tree) => tree;

/**
 * An order that has to be worked out: "best", "worst", or that of a rearranged tree, given as text. Throws an error
 * that says why there is none.
 */
export function foundOrder(tree: Tree, order: string): MoveOrder {
  if (order === "best") return bestMoveOrder(tree, look);
  if (order !== "worst") return rearrangement(tree, order);
  const worst = worstMoveOrder(tree, look);
  if (worst) return worst;
  throw new Error(words.tooWide);
}

/**
 * The order that makes the tree the one that `text` gives, where that has the same children at every node. Equal
 * children keep their order. Throws an error that says where the two trees do not fit together.
 */
function rearrangement(tree: Tree, text: string): MoveOrder {
  return match(tree, parseTree(text));
}

function match(tree: Tree, target: Tree): MoveOrder {
  if (typeof tree === "number" || typeof target === "number") {
    if (tree !== target) throw foreign(target);
    return { indices: [], below: [] };
  }
  const names = tree.map(sorted);
  const free = new Set(tree.keys());
  const below: MoveOrder[] = new Array(tree.length);
  const indices = target.map((child) => {
    const name = sorted(child);
    const index = [...free].find((index) => names[index] === name);
    if (index === undefined) throw foreign(child);
    free.delete(index);
    below[index] = match(tree[index], child);
    return index;
  });
  if (free.size > 0) throw new Error(words.lacks(writeTree(tree[[...free][0]])));
  return { indices, below };
}

const foreign = (child: Tree) => new Error(words.noMatch(writeTree(child)));

/** A text that is the same for all orders of a tree's moves. */
const sorted = (tree: Tree): string =>
  typeof tree === "number" ? writeTree(tree) : `[${tree.map(sorted).sort().join(",")}]`;
