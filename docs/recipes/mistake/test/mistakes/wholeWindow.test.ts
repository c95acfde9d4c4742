import fc from "fast-check";
import { expect, it } from "vitest";
import { treeGame } from "../../src/engine/index.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { arbitraryTree } from "../engine/arbitraryTree.ts";
import { forcedValue } from "../engine/forcedValue.ts";

it("wholeWindow answers rightly on every tree", () => {
  fc.assert(
    fc.property(arbitraryTree, (tree) => {
      const game = treeGame(tree);
      expect(spoiledSearches.wholeWindow(game, game.start).value).toBe(forcedValue(tree));
    }),
  );
});
