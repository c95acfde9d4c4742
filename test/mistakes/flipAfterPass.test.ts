import fc from "fast-check";
import { expect, it } from "vitest";
import { negamax, type Tree, treeGame, writeTree } from "../../src/engine/index.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { arbitraryTree } from "../engine/arbitraryTree.ts";
import { bothValues } from "./bothValues.ts";
import { differingTrees } from "./differingTrees.ts";

const { flipAfterPass } = spoiledSearches;

it("flipAfterPass takes 3 after a pass for −3, and does not go there", () => {
  expect(bothValues(flipAfterPass, "[0,[3]]")).toEqual([0, 3]);
  expect(bothValues(negamax, "[0,[3]]")).toEqual([3, 3]);
});

it("flipAfterPass is wrong on no smaller tree but one without any choice", () => {
  expect(differingTrees(flipAfterPass, [0, 3], 4).map(writeTree)).toEqual(["[3]"]);
});

const hasPass = (tree: Tree): boolean =>
  typeof tree !== "number" && (tree.length === 1 || tree.some(hasPass));

it("flipAfterPass is negamax where nobody passes", () => {
  fc.assert(
    fc.property(
      arbitraryTree.filter((tree) => !hasPass(tree)),
      (tree) => {
        const game = treeGame(tree);
        expect(flipAfterPass(game, game.start)).toEqual(negamax(game, game.start));
      },
    ),
    { numRuns: 200 },
  );
});
