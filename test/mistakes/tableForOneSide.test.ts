import { expect, it } from "vitest";
import { writeTree } from "../../src/engine/index.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { bothValues } from "./bothValues.ts";
import { differingTrees } from "./differingTrees.ts";

const { tableForOneSide } = spoiledSearches;

it("tableForOneSide takes for its own what was kept for the other side", () => {
  expect(bothValues(tableForOneSide, "[[3,3]]")).toEqual([-3, 3]);
});

it("tableForOneSide is wrong on no smaller tree", () => {
  expect(differingTrees(tableForOneSide, [0, 3], 4).map(writeTree)).toEqual(["[[3,3]]"]);
});
