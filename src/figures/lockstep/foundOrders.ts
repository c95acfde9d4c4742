import {
  bestMoveOrder,
  type MoveOrder,
  parseTree,
  type Tree,
  worstMoveOrder,
  writeTree,
} from "../../engine/index.ts";
import * as words from "./orderWords.ts";
import { rearrangement, type Told } from "./rearrangement.ts";

/** An abstract tree is its own children. */
const look = (tree: Tree) => tree;

/**
 * An order that has to be worked out: "best", "worst", or that of a rearranged tree, given as text. Throws an error
 * that says why there is none.
 */
export function foundOrder(tree: Tree, order: string): MoveOrder {
  if (order === "best") return bestMoveOrder(tree, look);
  if (order !== "worst") return rearrangement(tree, parseTree(order), told);
  const worst = worstMoveOrder(tree, look);
  if (worst) return worst;
  throw new Error(words.tooWide);
}

/** A text that is the same for all orders of a tree's moves. */
const sorted = (tree: Tree): string =>
  typeof tree === "number" ? writeTree(tree) : `[${tree.map(sorted).sort().join(",")}]`;

const children = (tree: Tree): readonly Tree[] => (typeof tree === "number" ? [] : tree);
const told: Told<Tree> = { children, names: (tree) => children(tree).map(sorted), write: writeTree };
