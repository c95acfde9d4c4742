import fc from "fast-check";
import { expect, it } from "vitest";
import { negamaxAlphaBeta, Silent, type Tree, treeGame, writeTree } from "../../src/engine/index.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { arbitraryTree } from "../engine/arbitraryTree.ts";
import { forcedValue } from "../engine/forcedValue.ts";
import { bothValues } from "./bothValues.ts";
import { differingTrees } from "./differingTrees.ts";
import { leavesRead } from "./leavesRead.ts";

const { negatedMinimum } = spoiledSearches;

/** The windows with which nodes are entered, as MAX counts them. */
class Windows extends Silent<number> {
  readonly seen: [number, number][] = [];
  override enter(_move: number | undefined, _depth: number, alpha: number, beta: number): void {
    this.seen.push([alpha, beta]);
  }
}

it("negatedMinimum answers with what it began with, and reads nothing", () => {
  expect(bothValues(negatedMinimum, "[[9,3]]")).toEqual([-(2 ** 31), 3]);
  expect(leavesRead(negatedMinimum, [[9, 3]])).toBe(0);
  expect(bothValues(negamaxAlphaBeta, "[[9,3]]")).toEqual([3, 3]);
});

it("negatedMinimum is wrong on no smaller tree", () => {
  expect(differingTrees(negatedMinimum, [3, 9], 4).map(writeTree)).toEqual(["[[3]]", "[[9]]"]);
});

it("negatedMinimum hands its first move a window that is closed already", () => {
  const windows = new Windows();
  const game = treeGame([[9, 3]]);
  negatedMinimum(game, game.start, {}, windows);
  expect(windows.seen.slice(0, 2)).toEqual([
    [-(2 ** 31), 2 ** 31 - 1],
    [2 ** 31, 2 ** 31 - 1],
  ]);
});

/** Leaves between the ends of what 32 bits hold: it knows no others. */
const within = (tree: Tree): boolean =>
  typeof tree === "number" ? Math.abs(tree) < 2 ** 31 - 1 : tree.every(within);

it("negatedMinimum is right on every tree of its values where alpha begins above the least integer", () => {
  fc.assert(
    fc.property(arbitraryTree.filter(within), (tree) => {
      const game = treeGame(tree);
      const window: [number, number] = [-(2 ** 31) + 1, 2 ** 31 - 1];
      expect(negatedMinimum(game, game.start, { window }).value).toBe(forcedValue(tree));
    }),
    { numRuns: 300 },
  );
});
