import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ChanceTree,
  chanceTreeGame,
  expectimax,
  isChanceNode,
  minimax,
  parseChanceTree,
  type Side,
  treeGame,
} from "../../src/engine/index.ts";
import { spoiledChanceSearches } from "../../src/mistakes/spoiledChanceSearches.ts";
import { arbitraryChanceTree } from "../engine/arbitraryChanceTree.ts";
import { arbitraryTree } from "../engine/arbitraryTree.ts";

const { plainMean, chanceForMin, cutWithoutBounds, prunedAsMin } = spoiledChanceSearches;
type Search = typeof plainMean;

const valueBy = (search: Search, tree: ChanceTree): number => {
  const game = chanceTreeGame(tree);
  return search(game, game.start).value;
};
const truth = (tree: ChanceTree): number => valueBy(expectimax, tree);

/** What a tree is worth where `draw` says what chance's children come to. */
function worthOf(tree: ChanceTree, draw: (values: readonly number[]) => number, side: Side = "max"): number {
  if (typeof tree === "number") return tree;
  if (isChanceNode(tree)) return draw(tree.chances.map(({ tree }) => worthOf(tree, draw, side)));
  const below = tree.map((child) => worthOf(child, draw, side === "max" ? "min" : "max"));
  return side === "max" ? Math.max(...below) : Math.min(...below);
}

const plain = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

it("plainMean says what the tree were worth if all outcomes were equally likely", () => {
  fc.assert(
    fc.property(arbitraryChanceTree, (tree) => {
      expect(valueBy(plainMean, tree)).toBeCloseTo(worthOf(tree, plain), 9);
    }),
  );
});

it("chanceForMin says what the tree were worth if chance were an opponent", () => {
  fc.assert(
    fc.property(arbitraryChanceTree, (tree) => {
      expect(valueBy(chanceForMin, tree)).toBe(worthOf(tree, (values) => Math.min(...values)));
    }),
  );
});

it.each([
  ["prunedAsMin", prunedAsMin],
  ["cutWithoutBounds", cutWithoutBounds],
])(
  "%s is right where nothing was found yet to cut by: at a root that is chance’s, of leaves",
  (_, search) => {
    const leaves = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(leaves, (values) => {
        const tree = parseChanceTree(`{${values.map((value) => `1/${values.length}: ${value}`)}}`);
        expect(valueBy(search, tree)).toBeCloseTo(truth(tree), 9);
      }),
    );
  },
);

it("cutWithoutBounds never says more than is true where no outcome is below 0 and the root alone chooses", () => {
  const coin = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }));
  fc.assert(
    fc.property(fc.array(coin, { minLength: 1, maxLength: 5 }), (coins) => {
      const tree = parseChanceTree(`[${coins.map(([one, other]) => `{1/4: ${one}, 3/4: ${other}}`)}]`);
      expect(valueBy(cutWithoutBounds, tree)).toBeLessThanOrEqual(truth(tree) + 1e-9);
    }),
  );
});

describe("Without chance nodes", () => {
  it.each(Object.entries(spoiledChanceSearches))("%s says what minimax says", (_, search) => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        const game = treeGame(tree);
        expect(search(game, game.start).value).toBe(minimax(game, game.start).value);
      }),
    );
  });
});

it("No two of them say the same of four small trees, nor does any of them say the truth", () => {
  const trees = ["[2,{1/6: 0,5/6: 3}]", "[2,{1/2: 0,1/2: 5}]", "[3,{1/2: 5,1/2: 4}]", "[3,{1/2: 0,1/2: 8}]"];
  const said = Object.entries({ truth: expectimax, ...spoiledChanceSearches }).map(([name, search]) => [
    name,
    trees.map((text) => valueBy(search, parseChanceTree(text))),
  ]);
  expect(Object.fromEntries(said)).toEqual({
    truth: [2.5, 2.5, 4.5, 4],
    plainMean: [2, 2.5, 4.5, 4],
    chanceForMin: [2, 2, 4, 3],
    cutWithoutBounds: [2, 2, 3, 3],
    prunedAsMin: [2, 2, 4.5, 3],
  });
});
