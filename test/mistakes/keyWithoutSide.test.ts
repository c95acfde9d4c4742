import { expect, it } from "vitest";
import { ticTacToe, writeTree } from "../../src/engine/index.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { bothValues } from "./bothValues.ts";
import { differingTrees } from "./differingTrees.ts";

const { keyWithoutSide } = spoiledSearches;

it("keyWithoutSide answers MAX with what MIN made of the same moves", () => {
  expect(bothValues(keyWithoutSide, "[[1,3],[[1,3]]]")).toEqual([1, 3]);
});

it("keyWithoutSide is wrong on no smaller tree", () => {
  const wrong = differingTrees(keyWithoutSide, [1, 3], 8);
  expect(wrong.map(writeTree)).toEqual(["[[1,3],[[1,3]]]", "[[3,1],[[3,1]]]"]);
});

it("keyWithoutSide does no harm where the board tells who is to move", () => {
  expect(keyWithoutSide(ticTacToe, ticTacToe.start).value).toBe(0);
});
