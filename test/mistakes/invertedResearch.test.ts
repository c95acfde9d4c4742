import fc from "fast-check";
import { expect, it } from "vitest";
import { negaScout, parseTree, Silent, treeGame } from "../../src/engine/index.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { arbitraryTree } from "../engine/arbitraryTree.ts";
import { forcedValue } from "../engine/forcedValue.ts";

const { invertedResearch } = spoiledSearches;

/** The windows of its second searches, as MAX counts them. */
class Windows extends Silent<number> {
  readonly seen: [number, number][] = [];
  override research(alpha: number, beta: number): void {
    this.seen.push([alpha, beta]);
  }
}

it("invertedResearch opens a window that is closed already, and answers with what no leaf holds", () => {
  const game = treeGame(parseTree("[[[[0]]],[[[3,3]],[[0],[1]]]]"));
  const [right, wrong] = [new Windows(), new Windows()];
  expect(negaScout(game, game.start, {}, right).value).toBe(1);
  expect(right.seen).toEqual([[1, Infinity]]);
  expect(invertedResearch(game, game.start, {}, wrong).value).toBe(Infinity);
  expect(wrong.seen).toEqual([[Infinity, 1]]);
});

it("invertedResearch is right wherever nothing is searched again", () => {
  let again = 0;
  fc.assert(
    fc.property(arbitraryTree, (tree) => {
      const [game, windows] = [treeGame(tree), new Windows()];
      const { value } = invertedResearch(game, game.start, {}, windows);
      if (windows.seen.length === 0) expect(value).toBe(forcedValue(tree));
      else again++;
    }),
    { numRuns: 500 },
  );
  expect(again).toBeGreaterThan(0);
});
