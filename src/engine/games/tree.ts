import { Refusal } from "../refusal.ts";
import * as words from "./treeWords.ts";

/** An abstract game tree: a leaf is its value for MAX, an inner node the list of its children. The root is MAX's. */
export type Tree = number | readonly Tree[];

/** Plies from the root to a leaf, at most. Searches call themselves once a ply: this keeps any of them safe. */
export const deepestTree = 200;

/** Nodes of one tree, leaves included, at most. */
export const largestTree = 200_000;

export interface TreeMeasure {
  /** All nodes, the root and the leaves included. */
  readonly nodes: number;
  readonly leaves: number;
  /** Plies to the deepest leaf; 0 for a lone leaf. */
  readonly depth: number;
  readonly least: number;
  readonly greatest: number;
}

/**
 * Counts a tree and finds its least and greatest leaf. Throws an Error that names the node, as child indices
 * from the root, where the value is no tree: a node without children, a leaf that is no finite number, or
 * more than `deepestTree` plies or `largestTree` nodes.
 */
export function measureTree(tree: Tree): TreeMeasure {
  return measure(tree, listOf);
}

/** The same of trees of any kind; `childrenOf` gives the children of a node that is no leaf, and throws where it is none. */
export function measure<Any>(
  tree: Any | number,
  childrenOf: (node: Any, path: readonly number[]) => readonly (Any | number)[],
): TreeMeasure {
  let [nodes, leaves, depth] = [0, 0, 0];
  let [least, greatest] = [Infinity, -Infinity];
  const path: number[] = [];

  function visit(node: Any | number): void {
    if (++nodes > largestTree) throw new Refusal(words, "moreNodes", largestTree);
    if (typeof node === "number") {
      if (!Number.isFinite(node)) throw new Refusal(words, "noFiniteLeaf", [...path], node);
      leaves++;
      depth = Math.max(depth, path.length);
      // Adding 0 makes a −0 plain.
      least = Math.min(least, node + 0);
      greatest = Math.max(greatest, node + 0);
      return;
    }
    const children = childrenOf(node, path);
    if (children.length === 0) throw new Refusal(words, "noChildren", [...path]);
    if (path.length === deepestTree) throw new Refusal(words, "morePlies", deepestTree);
    for (const [index, child] of children.entries()) {
      path.push(index);
      visit(child);
      path.pop();
    }
  }

  visit(tree);
  return { nodes, leaves, depth, least, greatest };
}

/** A list of children, which anything but a leaf must be. Throws a TypeError that names the node where it is none. */
export function listOf<Any>(node: readonly Any[], path: readonly number[]): readonly Any[] {
  if (Array.isArray(node)) return node;
  throw new TypeError(
    `${words.place(path)} is neither a number nor a list of children${typeof node === "string" ? ": parseTree reads a tree from its text" : ""}`,
  );
}

/**
 * A tree as text without blanks, which `parseTree` reads back: `[[3,12,8],[2,4,6]]`. Equal trees have equal
 * text. Throws what `measureTree` throws on what is no tree.
 */
export function writeTree(tree: Tree): string {
  measureTree(tree);
  const write = (node: Tree): string =>
    typeof node === "number" ? String(node) : `[${node.map(write).join(",")}]`;
  return write(tree);
}
