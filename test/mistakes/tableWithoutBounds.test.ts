import { expect, it } from "vitest";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { bothValues } from "./bothValues.ts";
import { differingTrees } from "./differingTrees.ts";

const { tableWithoutBounds } = spoiledSearches;

it("tableWithoutBounds takes what a closed window left for a value", () => {
  expect(bothValues(tableWithoutBounds, "[[3,[4,9]],[[4,9]]]")).toEqual([4, 9]);
});

it("tableWithoutBounds answers rightly on every tree with fewer nodes than those ten", () => {
  expect(differingTrees(tableWithoutBounds, [0, 1, 2], 9)).toEqual([]);
});
