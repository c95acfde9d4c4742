import { expect, it } from "vitest";
import { minimax, ticTacToe, treeGame } from "../../src/engine/index.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { differingTrees } from "./differingTrees.ts";
import { wrongMoves } from "./wrongMoves.ts";

const { estimateForEnd } = spoiledSearches;

it("estimateForEnd does not look at the one move that is left, and that wins", () => {
  const position = ticTacToe.read("XOXOXOOX.");
  expect(minimax(ticTacToe, position)).toEqual({ value: 1, line: [8] });
  expect(estimateForEnd(ticTacToe, position)).toEqual({ value: ticTacToe.evaluate(position), line: [] });
});

it("estimateForEnd stops at one move before the end, too", () => {
  expect(wrongMoves(estimateForEnd)).toContain("XOXOXOOX.");
});

it("estimateForEnd stops after the first ply of a game of which it thinks something", () => {
  const { value, line } = estimateForEnd(ticTacToe, ticTacToe.start);
  expect(line).toHaveLength(1);
  expect(value).toBe(ticTacToe.evaluate(ticTacToe.play(ticTacToe.start, line[0])));
});

it("estimateForEnd is right where nothing is estimated but 0", () => {
  expect(differingTrees(estimateForEnd, [-1, 0, 1], 6)).toEqual([]);
  const game = { ...ticTacToe, evaluate: () => 0 };
  expect(estimateForEnd(game, game.start).value).toBe(0);
  expect(treeGame([[1]]).evaluate(treeGame([[1]]).start)).toBe(0);
});
