import type { Side, Tree } from "../../src/engine/index.ts";

/**
 * A tree's value found without backing up any: the greatest leaf that MAX can force, by asking of each leaf
 * whether MAX has a move against every reply (or, at MIN's turn, whether every move leaves MAX one).
 */
export function forcedValue(tree: Tree, side: Side = "max"): number {
  const leaves = [...new Set(leavesOf(tree))].sort((one, other) => one - other);
  // Who can force a leaf can force as much as any lesser one: so the greatest is found by halving, and the least is one.
  let [forced, tooMuch] = [0, leaves.length];
  while (tooMuch - forced > 1) {
    const middle = (forced + tooMuch) >> 1;
    if (canForce(tree, side, leaves[middle])) forced = middle;
    else tooMuch = middle;
  }
  return leaves[forced] + 0;
}

function canForce(tree: Tree, side: Side, atLeast: number): boolean {
  if (typeof tree === "number") return tree >= atLeast;
  if (side === "max") return tree.some((child) => canForce(child, "min", atLeast));
  return tree.every((child) => canForce(child, "max", atLeast));
}

function leavesOf(tree: Tree): number[] {
  return typeof tree === "number" ? [tree] : tree.flatMap(leavesOf);
}
