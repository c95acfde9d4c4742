import { type ChanceTree, isChanceNode } from "../../../src/engine/index.ts";

/** A node of a tree with chance nodes, numbered ply by ply from left to right. */
export interface Numbered {
  readonly id: number;
  readonly tree: ChanceTree;
  readonly children: Numbered[];
}

export function numbered(tree: ChanceTree): Numbered {
  const root: Numbered = { id: 0, tree, children: [] };
  const all = [root];
  for (const node of all) {
    if (typeof node.tree === "number") continue;
    const below = isChanceNode(node.tree) ? node.tree.chances.map(({ tree }) => tree) : node.tree;
    for (const tree of below) {
      const child = { id: all.length, tree, children: [] };
      node.children.push(child);
      all.push(child);
    }
  }
  return root;
}

export function leavesOf(tree: ChanceTree): number[] {
  if (typeof tree === "number") return [tree];
  return isChanceNode(tree) ? tree.chances.flatMap(({ tree }) => leavesOf(tree)) : tree.flatMap(leavesOf);
}
