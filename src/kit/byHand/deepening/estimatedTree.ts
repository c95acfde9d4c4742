import { type Game, random, type Tree, type TreePosition, treeGame } from "../../../engine/index.ts";

/** By how much an estimate is off at most, and at a leaf at least by one. */
const off = 5;
/** Estimates are from 0 up to this, as leaves are that are drawn for practice. */
const most = 19;

/**
 * A tree as a game whose positions can be estimated: inside by the mean of the leaves below, in whole numbers, and a few
 * points off, by chance; at a leaf off its value. Estimates go by the place in the tree, so no position comes twice.
 */
export function estimatedTree(tree: Tree, seed: number): Game<TreePosition, number> {
  const plain = treeGame(tree);
  const known = new Map<string, number>();
  const key = ({ path }: TreePosition) => path.join(".");
  return {
    ...plain,
    key,
    evaluate(position) {
      const at = key(position);
      const estimate = known.get(at) ?? estimated(position.tree, `${seed} ${at}`);
      known.set(at, estimate);
      return estimate;
    },
  };
}

function estimated(tree: Tree, seed: string): number {
  const chance = random(seed);
  if (typeof tree === "number") {
    const wrongBy = 1 + chance.below(off);
    const isAbove = tree < wrongBy || (tree + wrongBy <= most && chance.below(2) === 0);
    return isAbove ? tree + wrongBy : tree - wrongBy;
  }
  const leaves = [tree].flat(Infinity as 1) as number[];
  const mean = leaves.reduce((sum, value) => sum + value, 0) / leaves.length;
  return Math.min(most, Math.max(0, Math.round(mean) + chance.below(2 * off + 1) - off));
}
