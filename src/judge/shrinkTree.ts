import type { Tree } from "../engine/index.ts";

/**
 * All trees that are one cut smaller than this one, the smallest first: with a node replaced by one of its children or by
 * the first leaf below it, or without one of its children; and the same done to all equal subtrees at once, which a table
 * would take for one. Last, of the same size, those with a plainer leaf.
 */
export function smallerTrees(tree: Tree): Tree[] {
  const found = [...cutsEverywhere(tree), ...cutsOfEquals(tree)];
  const sized = found.map((smaller) => ({ smaller, size: sizeOf(smaller) }));
  return [
    ...sized.sort((one, other) => one.size - other.size).map(({ smaller }) => smaller),
    ...plainer(tree),
  ];
}

/** Nodes of a tree, its root and its leaves included. */
export const sizeOf = (tree: Tree): number =>
  typeof tree === "number" ? 1 : tree.reduce((sum: number, child) => sum + sizeOf(child), 1);

/** What can take the place of a node. */
function cuts(tree: Tree): Tree[] {
  if (typeof tree === "number") return [];
  const without = tree.length > 1 ? tree.map((_, place) => tree.toSpliced(place, 1)) : [];
  return [firstLeaf(tree), ...tree.filter((child) => typeof child !== "number"), ...without];
}

function cutsEverywhere(tree: Tree): Tree[] {
  if (typeof tree === "number") return [];
  return [
    ...cuts(tree),
    ...tree.flatMap((child, place) => cutsEverywhere(child).map((smaller) => tree.with(place, smaller))),
  ];
}

function cutsOfEquals(tree: Tree): Tree[] {
  const counts = new Map<string, { node: Tree; count: number }>();
  const count = (node: Tree): void => {
    if (typeof node === "number") return;
    const name = JSON.stringify(node);
    counts.set(name, { node, count: (counts.get(name)?.count ?? 0) + 1 });
    for (const child of node) count(child);
  };
  count(tree);
  return [...counts].flatMap(([name, { node, count }]) =>
    count < 2 ? [] : cuts(node).map((smaller) => replaceAll(tree, name, smaller)),
  );
}

function replaceAll(tree: Tree, name: string, by: Tree): Tree {
  if (typeof tree === "number") return tree;
  return JSON.stringify(tree) === name ? by : tree.map((child) => replaceAll(child, name, by));
}

const firstLeaf = (tree: Tree): number => (typeof tree === "number" ? tree : firstLeaf(tree[0]));

/** With each leaf in turn replaced by 0 to 9, where that is a plainer number than it has; equal leaves by equal ones too. */
function plainer(tree: Tree): Tree[] {
  const leaves = new Set<number>();
  const collect = (node: Tree): void => {
    if (typeof node === "number") leaves.add(node);
    else node.forEach(collect);
  };
  collect(tree);
  const together = [...leaves].flatMap((leaf) =>
    plainerThan(leaf).map((value) => mapLeaves(tree, (one) => (one === leaf ? value : one))),
  );
  return [...together, ...plainerOnce(tree)];
}

const mapLeaves = (tree: Tree, to: (leaf: number) => number): Tree =>
  typeof tree === "number" ? to(tree) : tree.map((child) => mapLeaves(child, to));

function plainerOnce(tree: Tree): Tree[] {
  if (typeof tree === "number") return plainerThan(tree);
  return tree.flatMap((child, place) => plainerOnce(child).map((other) => tree.with(place, other)));
}

const plainerThan = (leaf: number): number[] =>
  Array.from({ length: Number.isInteger(leaf) && leaf >= 0 && leaf <= 9 ? leaf : 10 }, (_, value) => value);
