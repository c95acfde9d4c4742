import type { Tree } from "../../engine/index.ts";
import { pathOf } from "./printed.ts";

/** The node at a path; undefined where the tree has none. */
export function nodeAt(tree: Tree, path: string): Tree | undefined {
  let node: Tree | undefined = tree;
  for (const move of path === "" ? [] : path.split(".")) {
    node = typeof node === "number" ? undefined : node?.[Number(move)];
  }
  return node;
}

/** The leaf that a search comes to first below a node, and the node itself where that is one. */
export function firstLeafBelow(tree: Tree, path: string): number | undefined {
  let node = nodeAt(tree, path);
  while (node !== undefined && typeof node !== "number") node = node[0];
  return node;
}

/** Nodes that have a letter at most, since there are no more. */
const letters = 26;

/**
 * The paths of the nodes by their letters, level by level and from left to right, as in most books: A is the root, and B, C
 * and D its children. None where the tree has more nodes than there are letters.
 */
export function lettered(tree: Tree): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const waiting: { node: Tree; moves: readonly number[] }[] = [{ node: tree, moves: [] }];
  for (const { node, moves } of waiting) {
    if (found.size === letters) return new Map();
    found.set(String.fromCharCode(65 + found.size), pathOf(moves));
    if (typeof node === "number") continue;
    for (const [move, child] of node.entries()) waiting.push({ node: child, moves: [...moves, move] });
  }
  return found;
}
