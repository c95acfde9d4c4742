import { expect, it } from "vitest";
import { ticTacToe, writeTree } from "../../src/engine/index.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { bothValues } from "./bothValues.ts";
import { differingTrees } from "./differingTrees.ts";

const { drawGoesOn } = spoiledSearches;

it("drawGoesOn prefers an infinite draw to a win", () => {
  expect(bothValues(drawGoesOn, "[0,1]")).toEqual([Infinity, 1]);
});

it("drawGoesOn is wrong about a draw alone, and right wherever nothing is worth 0", () => {
  expect(differingTrees(drawGoesOn, [0, 1], 6).map(writeTree)).toEqual(["0"]);
  expect(differingTrees(drawGoesOn, [-1, 1], 7)).toEqual([]);
});

it("drawGoesOn takes a full board for the best that there is", () => {
  expect(drawGoesOn(ticTacToe, ticTacToe.read("XOXXOOOX.")).value).toBe(Infinity);
});
