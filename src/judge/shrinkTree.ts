import { childrenOf } from "../engine/games/chanceTree.ts";
import { scaleFraction } from "../engine/games/fraction.ts";
import { type ChanceTree, isChanceNode, writeChanceTree } from "../engine/index.ts";

/**
 * All trees that are one cut smaller than this one, the smallest first: with a node replaced by one of its children or by
 * the first leaf below it, or without one of its children; and the same done to all equal subtrees at once, which a table
 * would take for one. Last, of the same size, those where chance draws evenly, and those with a plainer leaf.
 */
export function smallerTrees(tree: ChanceTree): ChanceTree[] {
  const found = [...cutsEverywhere(tree), ...cutsOfEquals(tree)];
  const sized = found.map((smaller) => ({ smaller, size: sizeOf(smaller) }));
  return [
    ...sized.sort((one, other) => one.size - other.size).map(({ smaller }) => smaller),
    ...evenEverywhere(tree),
    ...plainer(tree),
  ];
}

/** Nodes of a tree, its root and its leaves included. */
export const sizeOf = (tree: ChanceTree): number =>
  childrenOf(tree).reduce((sum: number, child) => sum + sizeOf(child), 1);

/** The same node with other children, as many as before. */
function withChildren(tree: ChanceTree, children: readonly ChanceTree[]): ChanceTree {
  if (typeof tree === "number") return tree;
  if (!isChanceNode(tree)) return children;
  return {
    chances: tree.chances.map(({ probability }, place) => ({ probability, tree: children[place] })),
  };
}

const withChild = (tree: ChanceTree, place: number, child: ChanceTree): ChanceTree =>
  withChildren(tree, childrenOf(tree).with(place, child));

/** The node without one of its children; of chance's the others are as likely as before, beside each other. */
function withoutChild(tree: ChanceTree, place: number): ChanceTree[] {
  if (typeof tree === "number") return [];
  if (!isChanceNode(tree)) return [tree.toSpliced(place, 1)];
  const { numerator, denominator } = tree.chances[place].probability;
  const chances = tree.chances.toSpliced(place, 1).flatMap(({ probability, tree }) => {
    const scaled = scaleFraction(probability, denominator, denominator - numerator);
    return scaled ? [{ probability: scaled, tree }] : [];
  });
  return chances.length === tree.chances.length - 1 ? [{ chances }] : [];
}

/** What can take the place of a node. */
function cuts(tree: ChanceTree): ChanceTree[] {
  if (typeof tree === "number") return [];
  const children = childrenOf(tree);
  const without = children.length > 1 ? children.flatMap((_, place) => withoutChild(tree, place)) : [];
  return [firstLeaf(tree), ...children.filter((child) => typeof child !== "number"), ...without];
}

/** The trees that a change of one node makes of a tree. */
const everywhere = (tree: ChanceTree, change: (node: ChanceTree) => ChanceTree[]): ChanceTree[] => [
  ...change(tree),
  ...childrenOf(tree).flatMap((child, place) =>
    everywhere(child, change).map((other) => withChild(tree, place, other)),
  ),
];

const cutsEverywhere = (tree: ChanceTree): ChanceTree[] => everywhere(tree, cuts);

function cutsOfEquals(tree: ChanceTree): ChanceTree[] {
  const counts = new Map<string, { node: ChanceTree; count: number }>();
  const count = (node: ChanceTree): void => {
    if (typeof node === "number") return;
    const name = writeChanceTree(node);
    counts.set(name, { node, count: (counts.get(name)?.count ?? 0) + 1 });
    for (const child of childrenOf(node)) count(child);
  };
  count(tree);
  return [...counts].flatMap(([name, { node, count }]) =>
    count < 2 ? [] : cuts(node).map((smaller) => replaceAll(tree, name, smaller)),
  );
}

function replaceAll(tree: ChanceTree, name: string, by: ChanceTree): ChanceTree {
  if (typeof tree === "number") return tree;
  if (writeChanceTree(tree) === name) return by;
  return withChildren(
    tree,
    childrenOf(tree).map((child) => replaceAll(child, name, by)),
  );
}

const firstLeaf = (tree: ChanceTree): number =>
  typeof tree === "number" ? tree : firstLeaf(childrenOf(tree)[0]);

/** With one chance node in turn in which all that may happen is as likely, where it is not yet. */
const evenEverywhere = (tree: ChanceTree): ChanceTree[] => everywhere(tree, even);

function even(tree: ChanceTree): ChanceTree[] {
  if (!isChanceNode(tree)) return [];
  const probability = { numerator: 1, denominator: tree.chances.length };
  const isEven = tree.chances.every(
    ({ probability: { numerator, denominator } }) =>
      numerator === 1 && denominator === probability.denominator,
  );
  return isEven ? [] : [{ chances: tree.chances.map(({ tree }) => ({ probability, tree })) }];
}

/** With each leaf in turn replaced by 0 to 9, where that is a plainer number than it has; equal leaves by equal ones too. */
function plainer(tree: ChanceTree): ChanceTree[] {
  const leaves = new Set<number>();
  const collect = (node: ChanceTree): void => {
    if (typeof node === "number") leaves.add(node);
    else childrenOf(node).forEach(collect);
  };
  collect(tree);
  const together = [...leaves].flatMap((leaf) =>
    plainerThan(leaf).map((value) => mapLeaves(tree, (one) => (one === leaf ? value : one))),
  );
  return [...together, ...everywhere(tree, (node) => (typeof node === "number" ? plainerThan(node) : []))];
}

const mapLeaves = (tree: ChanceTree, to: (leaf: number) => number): ChanceTree =>
  typeof tree === "number"
    ? to(tree)
    : withChildren(
        tree,
        childrenOf(tree).map((child) => mapLeaves(child, to)),
      );

const plainerThan = (leaf: number): number[] =>
  Array.from({ length: Number.isInteger(leaf) && leaf >= 0 && leaf <= 9 ? leaf : 10 }, (_, value) => value);
