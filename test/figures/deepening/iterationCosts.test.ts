import { expect, it } from "vitest";
import { iterationRatios } from "../../../src/figures/deepening/iterationCosts.ts";

const ratiosOf = (...nodes: number[]) => iterationRatios(nodes.map((count) => ({ nodes: count })));

it("The first iteration has none before it", () => {
  expect(ratiosOf()).toEqual([]);
  expect(ratiosOf(8)).toEqual([undefined]);
});

it("Each ratio is to the iteration before, and the widest fills the column", () => {
  expect(ratiosOf(10, 40, 80)).toEqual([undefined, { ratio: 4, at: 100 }, { ratio: 2, at: 50 }]);
});

it("A column of small ratios is not stretched", () => {
  expect(ratiosOf(10, 15)).toEqual([undefined, { ratio: 1.5, at: 75 }]);
});
