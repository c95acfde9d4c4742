import fc from "fast-check";
import { expect, it } from "vitest";
import { alphaBeta, Counter, parseTree, reorder, type Tree, treeGame } from "../../src/engine/index.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { arbitraryTree } from "../engine/arbitraryTree.ts";
import { forcedValue } from "../engine/forcedValue.ts";
import { everyOrder } from "../engine/ordering/everyOrder.ts";

const { cutAboveOnly } = spoiledSearches;

function leavesOf(tree: Tree, search: typeof alphaBeta): number {
  const counter = new Counter<number>();
  const game = treeGame(tree);
  search(game, game.start, {}, counter);
  return counter.leaves;
}

it("cutAboveOnly answers rightly on every tree, and never reads less", () => {
  fc.assert(
    fc.property(arbitraryTree, (tree) => {
      const game = treeGame(tree);
      expect(cutAboveOnly(game, game.start).value).toBe(forcedValue(tree));
      expect(leavesOf(tree, cutAboveOnly)).toBeGreaterThanOrEqual(leavesOf(tree, alphaBeta));
    }),
    { numRuns: 300 },
  );
});

it("cutAboveOnly reads a leaf that only draws level", () => {
  const tree = parseTree("[3,[3,9]]");
  expect(leavesOf(tree, alphaBeta)).toBe(2);
  expect(leavesOf(tree, cutAboveOnly)).toBe(3);
});

it("cutAboveOnly costs the textbook tree's orders more", () => {
  const tree = parseTree("[[3,12,8],[2,4,6],[14,5,2]]");
  const counts = new Map<number, number>();
  for (const order of everyOrder(tree)) {
    const leaves = leavesOf(reorder(tree, order), cutAboveOnly);
    counts.set(leaves, (counts.get(leaves) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({ 5: 48, 6: 96, 7: 288, 8: 240, 9: 624 });
});
