import fc from "fast-check";
import { expect, it } from "vitest";
import { Counter, failHard, parseTree, type Search, treeGame } from "../../src/engine/index.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { arbitraryTree } from "../engine/arbitraryTree.ts";
import { arbitraryWindow } from "../engine/arbitraryWindow.ts";

const { cutAboveOnly, failHardAboveOnly } = spoiledSearches;

it("failHardAboveOnly answers as fail-hard does, and never reads less", () => {
  fc.assert(
    fc.property(arbitraryTree, arbitraryWindow, (tree, window) => {
      const game = treeGame(tree);
      const read = (search: Search) => {
        const counter = new Counter<number>();
        const { value } = search(game, game.start, { window }, counter);
        return { value, leaves: counter.leaves };
      };
      expect(read(failHardAboveOnly).value).toBe(read(failHard).value);
      expect(read(failHardAboveOnly).leaves).toBeGreaterThanOrEqual(read(failHard).leaves);
    }),
    { numRuns: 300 },
  );
});

it("failHardAboveOnly reads a leaf that only draws level, as the fail-soft form with its test does", () => {
  const game = treeGame(parseTree("[3,[3,9]]"));
  const leaves = [failHard, failHardAboveOnly, cutAboveOnly].map((search) => {
    const counter = new Counter<number>();
    search(game, game.start, {}, counter);
    return counter.leaves;
  });
  expect(leaves).toEqual([2, 3, 3]);
});
