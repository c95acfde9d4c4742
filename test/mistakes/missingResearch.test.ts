import fc from "fast-check";
import { expect, it } from "vitest";
import { Counter, negaScout, parseTree, type Tree, treeGame } from "../../src/engine/index.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { arbitraryTree } from "../engine/arbitraryTree.ts";
import { forcedValue } from "../engine/forcedValue.ts";

const { missingResearch } = spoiledSearches;

function found(tree: Tree, search: typeof negaScout) {
  const [game, counter] = [treeGame(tree), new Counter<number>()];
  return { value: search(game, game.start, {}, counter).value, counter };
}

it("missingResearch takes a bound for a value: 1 in place of 2", () => {
  const tree = parseTree("[0,[[0,2],[1,2]]]");
  expect(found(tree, negaScout).value).toBe(2);
  expect(found(tree, missingResearch).value).toBe(1);
});

it("missingResearch never searches anything again, and is right wherever NegaScout need not", () => {
  let [right, wrong] = [0, 0];
  fc.assert(
    fc.property(arbitraryTree, (tree) => {
      const [mistaken, sound] = [found(tree, missingResearch), found(tree, negaScout)];
      expect(mistaken.counter.researches).toBe(0);
      if (sound.counter.researches === 0) expect(mistaken.value).toBe(forcedValue(tree));
      if (mistaken.value === forcedValue(tree)) right++;
      else wrong++;
    }),
    { numRuns: 500 },
  );
  expect(right).toBeGreaterThan(wrong);
  expect(wrong).toBeGreaterThan(0);
});
