import { expect, it } from "vitest";
import { alphaBeta, minimax, moveValues, parseTree, treeGame } from "../../src/engine/index.ts";

const game = treeGame(parseTree("[[3,12,8],[2,4,6],[14,5,2]]"));

it("Each move has its own value, with the line that begins with it, where a search of the whole would only bound it", () => {
  expect(moveValues(game, game.start, alphaBeta)).toEqual([
    { move: 0, value: 3, line: [0, 0] },
    { move: 1, value: 2, line: [1, 0] },
    { move: 2, value: 2, line: [2, 2] },
  ]);
  expect(moveValues(game, game.start, alphaBeta)).toEqual(moveValues(game, game.start, minimax));
});

it("The depth counts from the root: one ply estimates the positions that the moves lead to", () => {
  expect(moveValues(game, game.start, minimax, 1).map(({ value }) => value)).toEqual([0, 0, 0]);
});

it("Where the game is over there are no moves", () => {
  const leaf = treeGame(4);
  expect(moveValues(leaf, leaf.start, minimax)).toEqual([]);
});

it("A move needs a ply to be looked at", () => {
  expect(() => moveValues(game, game.start, minimax, 0)).toThrow(
    "depth must be a whole number of plies, 1 or more, not 0",
  );
});
