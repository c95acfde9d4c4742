import { describe, expect, it } from "vitest";
import { chanceCounts } from "../../bench/chanceCounts.ts";
import {
  type ChanceSearchName,
  type CountedChanceName,
  countChance,
  countedChance,
} from "../../bench/countedChance.ts";
import { bestFirst, regularChanceTree } from "../../bench/regularChanceTree.ts";
import {
  type ChanceTree,
  chanceSearches,
  isChanceNode,
  measureChanceTree,
  opponent,
  random,
  type Side,
} from "../../src/engine/index.ts";
import { exactExpectation } from "../engine/chance/exactExpectation.ts";

const tree = regularChanceTree(random("a tree"), 3, 4);
const childrenOf = (tree: ChanceTree): readonly ChanceTree[] =>
  typeof tree === "number" ? [] : isChanceNode(tree) ? tree.chances.map(({ tree }) => tree) : tree;

it("A regular tree has so many branches everywhere, and choices and chance by turns", () => {
  expect(measureChanceTree(tree).nodes).toBe(1 + 3 + 9 + 27 + 81);
  expect(isChanceNode(tree)).toBe(false);
  expect(childrenOf(tree).every(isChanceNode)).toBe(true);
  expect(childrenOf(tree).flatMap(childrenOf).some(isChanceNode)).toBe(false);
});

describe("With the best moves first a tree", () => {
  const sorted = bestFirst(tree);

  it("is worth the same", () => {
    expect(exactExpectation(sorted)).toBe(exactExpectation(tree));
  });

  it("has no move in front of a better one", () => {
    const rise = (tree: ChanceTree, side: Side): void => {
      if (typeof tree === "number") return;
      const isChance = isChanceNode(tree);
      const next = isChance ? side : opponent(side);
      const values = childrenOf(tree).map((child) => exactExpectation(child, next));
      const order = values.toSorted((one, other) => (side === "max" ? other - one : one - other));
      if (!isChance) expect(values).toEqual(order);
      for (const child of childrenOf(tree)) rise(child, next);
    };
    rise(sorted, "max");
  });
});

const count = (on: CountedChanceName, by: ChanceSearchName) => countChance(on, by);

it("Star1 enters no more than expectimax anywhere, and star2 reads no more leaves", () => {
  for (const on of Object.keys(countedChance) as CountedChanceName[]) {
    const most = count(on, "expectimax");
    expect(count(on, "star1").nodes).toBeLessThanOrEqual(most.nodes);
    expect(count(on, "star2").leaves).toBeLessThanOrEqual(most.leaves);
  }
});

it("The table has every search and every place that is counted", () => {
  const text = chanceCounts();
  for (const search of Object.keys(chanceSearches)) expect(text).toContain(`${search}, leaves`);
  for (const { explain } of Object.values(countedChance)) expect(text).toContain(explain);
});
