import fc from "fast-check";
import { expect, it } from "vitest";
import { alphaBeta, parseTree, type Tree, treeGame } from "../../src/engine/index.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { arbitraryTree } from "../engine/arbitraryTree.ts";
import { forcedValue } from "../engine/forcedValue.ts";

const { lastOfEquals } = spoiledSearches;

/** What a search's move is worth in truth. */
function worthOfMove(search: typeof alphaBeta, tree: Tree): number {
  const game = treeGame(tree);
  const [move] = search(game, game.start).line;
  return forcedValue((tree as readonly Tree[])[move], "min");
}

it.each(["[3,[3,1]]", "[[3,4],[3,1]]"])("lastOfEquals leaves 3 for 1 in %s", (text) => {
  const tree = parseTree(text);
  expect([worthOfMove(alphaBeta, tree), worthOfMove(lastOfEquals, tree)]).toEqual([3, 1]);
});

it("lastOfEquals knows the value of every tree all the same", () => {
  fc.assert(
    fc.property(arbitraryTree, (tree) => {
      const game = treeGame(tree);
      expect(lastOfEquals(game, game.start).value).toBe(forcedValue(tree));
    }),
    { numRuns: 300 },
  );
});
