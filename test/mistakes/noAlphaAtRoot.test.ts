import fc from "fast-check";
import { expect, it } from "vitest";
import { alphaBeta, minimax, parseTree, treeGame } from "../../src/engine/index.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { arbitraryTree } from "../engine/arbitraryTree.ts";
import { forcedValue } from "../engine/forcedValue.ts";
import { leavesRead } from "./leavesRead.ts";

const { noAlphaAtRoot } = spoiledSearches;

it("noAlphaAtRoot answers rightly on every tree, and reads as much as alpha-beta or more, as minimax or less", () => {
  fc.assert(
    fc.property(arbitraryTree, (tree) => {
      const game = treeGame(tree);
      expect(noAlphaAtRoot(game, game.start).value).toBe(forcedValue(tree));
      expect(leavesRead(noAlphaAtRoot, tree)).toBeGreaterThanOrEqual(leavesRead(alphaBeta, tree));
      expect(leavesRead(noAlphaAtRoot, tree)).toBeLessThanOrEqual(leavesRead(minimax, tree));
    }),
    { numRuns: 300 },
  );
});

it("noAlphaAtRoot reads a leaf that the root's first move has made useless", () => {
  const tree = parseTree("[3,[3,9]]");
  expect([leavesRead(alphaBeta, tree), leavesRead(noAlphaAtRoot, tree)]).toEqual([2, 3]);
});

it("noAlphaAtRoot reads the textbook's tree whole", () => {
  const tree = parseTree("[[3,12,8],[2,4,6],[14,5,2]]");
  expect([leavesRead(alphaBeta, tree), leavesRead(noAlphaAtRoot, tree)]).toEqual([7, 9]);
});
