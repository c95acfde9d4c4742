import { expect, it } from "vitest";
import { minimax, ticTacToe, writeTree } from "../../src/engine/index.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { differingTrees } from "./differingTrees.ts";
import { wrongMoves } from "./wrongMoves.ts";

const { randomEstimate } = spoiledSearches;

it("randomEstimate lets X complete a line that the real estimate blocks", () => {
  const position = ticTacToe.read("XOXOXX..O");
  expect(minimax(ticTacToe, position, { depth: 1 }).line).toEqual([6]);
  expect(randomEstimate(ticTacToe, position, { depth: 1 }).line).toEqual([7]);
  expect(wrongMoves(randomEstimate, { depth: 1 })).toContain("XOXOXX..O");
});

it("randomEstimate plays with every seed alike or otherwise, and with one seed always the same", () => {
  const moveOf = (seed: number) => randomEstimate(ticTacToe, ticTacToe.start, { depth: 1, seed }).line[0];
  const moves = Array.from({ length: 60 }, (_, seed) => moveOf(seed));
  expect(new Set(moves).size).toBe(9);
  expect(moves).toEqual(Array.from({ length: 60 }, (_, seed) => moveOf(seed)));
});

it("randomEstimate is right where nothing is left to estimate", () => {
  expect(differingTrees(randomEstimate, [0, 1], 6).map(writeTree)).toEqual([]);
});
