import { expect, it } from "vitest";
import { writeTree } from "../../src/engine/index.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { bothValues } from "./bothValues.ts";
import { differingTrees } from "./differingTrees.ts";

const { tableWithoutDepth } = spoiledSearches;

it("tableWithoutDepth lets an estimate from the last ply answer where there are plies to go", () => {
  expect(bothValues(tableWithoutDepth, "[[[[[1]]]],[[1]]]", { depth: 4 })).toEqual([0, 1]);
});

it("tableWithoutDepth is wrong on no smaller tree, and right where every search goes to the end", () => {
  const wrong = differingTrees(tableWithoutDepth, [0, 1], 9, { depth: 4 });
  expect(wrong.map(writeTree)).toEqual(["[[[[[1]]]],[[1]]]"]);
  expect(differingTrees(tableWithoutDepth, [0, 1], 8)).toEqual([]);
});
