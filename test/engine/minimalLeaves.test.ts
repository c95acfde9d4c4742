import { describe, expect, it } from "vitest";
import { alphaBeta, Counter, minimalLeaves, type Tree, treeGame } from "../../src/engine/index.ts";

/** The uniform tree whose every leaf is 0: any order is a perfect one. */
function level(branching: number, depth: number): Tree {
  return depth === 0 ? 0 : Array.from({ length: branching }, () => level(branching, depth - 1));
}

describe("minimalLeaves", () => {
  it("is what alpha-beta reads of a uniform tree in perfect order", () => {
    for (const [b, d] of [
      [1, 5],
      [2, 0],
      [2, 7],
      [3, 1],
      [3, 4],
      [4, 5],
      [7, 3],
    ]) {
      const game = treeGame(level(b, d));
      const counter = new Counter<number>();
      alphaBeta(game, game.start, {}, counter);
      expect(counter.leaves).toBe(minimalLeaves(b, d));
    }
  });

  it("refuses moves and plies that are no whole numbers", () => {
    expect(() => minimalLeaves(0, 2)).toThrow("b must be a whole number of moves, 1 or more, not 0");
    expect(() => minimalLeaves(2.5, 2)).toThrow(RangeError);
    expect(() => minimalLeaves(2, -1)).toThrow("d must be a whole number of plies, 0 or more, not -1");
    expect(() => minimalLeaves(2, Number.NaN)).toThrow(RangeError);
  });
});
