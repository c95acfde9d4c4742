import { describe, expect, it } from "vitest";
import { parseTree, perft, ticTacToe, treeGame } from "../../src/engine/index.ts";

describe("perft", () => {
  it("counts tic-tac-toe's ways to play as many plies: all arrangements, until the first games end", () => {
    const counts = [0, 1, 2, 3, 4, 5, 6].map((depth) => perft(ticTacToe, ticTacToe.start, depth));
    expect(counts).toEqual([1, 9, 9 * 8, 9 * 8 * 7, 9 * 8 * 7 * 6, 9 * 8 * 7 * 6 * 5, 54_720]);
  });

  it("counts from any position, and games that ended before in none", () => {
    const game = treeGame(parseTree("[5,[[[4,9]]]]"));
    expect([0, 1, 2, 3, 4, 5].map((depth) => perft(game, game.start, depth))).toEqual([1, 2, 1, 1, 2, 0]);
    expect(perft(ticTacToe, ticTacToe.read("XXXOO...."), 1)).toBe(0);
  });

  it.each([-1, 0.5, Number.NaN, Infinity])("refuses a depth of %d", (depth) => {
    expect(() => perft(ticTacToe, ticTacToe.start, depth)).toThrow(RangeError);
  });
});
