import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTree, type Tree } from "../../../src/engine/index.ts";
import { difficultyOf } from "../../../src/kit/byHand/difficulty.ts";
import { blueprints } from "../../../src/tools/gain/blueprint.ts";
import { drawPair, formAt, formOf, isRight, orderOf } from "../../../src/tools/gain/forms.ts";
import { type Item, itemKinds } from "../../../src/tools/gain/item.ts";
import { questionCount, testedChapters } from "../../../src/tools/gain/tested.ts";

const leaves = (tree: Tree): number[] => [tree].flat(Infinity as 1) as number[];
/** How many moves each node has: alike for two trees of one shape, or with the root's moves in another order. */
const widths = (tree: Tree): string =>
  typeof tree === "number" ? "." : `(${tree.map(widths).sort().join("")})`;
const treeOf = ({ run }: Item) => parseTree(run.setup.tree!);

describe.each(testedChapters)("the test of %s", (chapter) => {
  const slots = blueprints[chapter];

  it("asks two questions of each kind", () => {
    expect(slots).toHaveLength(questionCount);
    for (const kind of itemKinds) expect(slots.filter((slot) => slot.kind === kind)).toHaveLength(2);
  });

  it("has two forms of questions that are alike, about other trees that are as hard", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(questionCount - 1), (seed, place) => {
        const slot = slots[place];
        const [one, other] = drawPair(slot, seed);
        expect(other.likeness).toEqual(one.likeness);
        expect(other.run.setup).toEqual({ ...one.run.setup, tree: other.run.setup.tree });
        expect(other.run.setup.tree).not.toBe(one.run.setup.tree);
        expect(widths(treeOf(other))).toBe(widths(treeOf(one)));
        expect(difficultyOf(other.run)).toBe(difficultyOf(one.run));
        expect(other.options?.length).toBe(one.options?.length);
        if (slot.otherAnswer) expect(other.answer).not.toBe(one.answer);
        for (const item of [one, other]) {
          const values = leaves(treeOf(item));
          expect(new Set(values).size).toBe(values.length);
          // One of the options is right, no two are alike, and they are few enough to choose from.
          if (item.options) {
            expect(item.options.filter(({ key }) => key === item.answer)).toHaveLength(1);
            expect(new Set(item.options.map(({ key, label }) => `${key} ${label}`)).size).toBe(
              item.options.length,
            );
            expect(item.options.length).toBeGreaterThanOrEqual(3);
            expect(item.options.length).toBeLessThanOrEqual(10);
          } else expect(item.answer).toMatch(/^\d+$/);
          expect(isRight(item, item.answer)).toBe(true);
          expect(isRight(item, undefined)).toBe(false);
        }
      }),
      { numRuns: 12 },
    );
  });

  it("asks all that have a seed the same, in another order in the other form", async () => {
    const one = await formOf(chapter, "class", "A");
    const other = await formOf(chapter, "class", "B");
    const others = await formOf(chapter, "others", "A");
    const again = await formOf(chapter, "class", "A");
    const told = (form: typeof one) =>
      form.map(({ slot, item }) => `${slot} ${item.run.setup.tree} ${item.answer}`);
    expect(told(again)).toEqual(told(one));
    expect(one.map(({ slot }) => slot).toSorted()).toEqual(other.map(({ slot }) => slot).toSorted());
    expect(one.map(({ slot }) => slot)).not.toEqual(other.map(({ slot }) => slot));
    expect(told(others)).not.toEqual(told(one));
  });
});

it("Half of all readers get form A first, and each gets both", () => {
  const orders = Array.from({ length: 4000 }, (_, reader) => orderOf(String(reader)));
  const first = orders.filter((order) => order === "AB").length;
  // Four standard deviations of 4,000 throws of a coin.
  expect(Math.abs(first - 2000)).toBeLessThan(4 * Math.sqrt(1000));
  for (const order of ["AB", "BA"] as const)
    expect([formAt(order, "before"), formAt(order, "after")].sort()).toEqual(["A", "B"]);
});

it("A number is right however it is typed, and another one is not", () => {
  const [item] = drawPair(blueprints["alpha-beta"][6], "typed");
  expect(isRight(item, ` ${item.answer}.0 `)).toBe(true);
  expect(isRight(item, String(Number(item.answer) + 1))).toBe(false);
  expect(isRight(item, "")).toBe(false);
});
