import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Counter, chanceSearches, chanceTreeGame, parseChanceTree } from "../../../src/engine/index.ts";
import { chance } from "../../../src/kit/chance/chance.ts";
import { otherLeaves } from "../../../src/kit/chance/otherLeaves.ts";
import { takeChance } from "../../../src/kit/run/chancePart.ts";

takeChance(chance);

const tree = "[4, {1/3: [3, 9], 2/3: [6, 8]}, {1/2: 1, 1/4: 8, 1/4: 12}]";
const count = tree.match(/\b\d+(?=[,\]}])/g)!.length;
const someLeaves = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: count, maxLength: count });
const filled = (leaves: readonly number[], algorithm: "expectimax" | "star1" = "star1") => {
  const left = [...leaves];
  return otherLeaves(tree, algorithm).refill(() => left.shift()!);
};
/** A tree as text with every leaf made 0. */
const shape = (text: string) => text.replaceAll(/-?\d+(?=[,\]}])/g, "0");

describe("A tree with chance nodes whose leaves are others", () => {
  it("is itself with its own leaves", () => {
    const { text, leaves } = otherLeaves(tree, "star1");
    expect(filled(leaves)).toBe(text);
    expect(leaves).toEqual([4, 3, 9, 6, 8, 1, 8, 12]);
  });

  it("keeps its shape and its probabilities, and has these leaves in their order", () => {
    fc.assert(
      fc.property(someLeaves, (leaves) => {
        const other = filled(leaves);
        expect(shape(other)).toBe(shape(otherLeaves(tree, "star1").text));
        expect(otherLeaves(other, "star1").leaves).toEqual(leaves);
      }),
    );
  });

  it.each(["expectimax", "star1", "star2"] as const)("is as hard for %s as that finds it", (algorithm) => {
    fc.assert(
      fc.property(someLeaves, (leaves) => {
        const other = filled(leaves);
        const game = chanceTreeGame(parseChanceTree(other));
        const counter = new Counter<number>();
        chanceSearches[algorithm](game, game.start, {}, counter);
        expect(otherLeaves(tree, algorithm).hardness(other)).toMatchObject({
          leaves: counter.leaves,
          cutoffs: counter.cutoffs,
        });
      }),
      { numRuns: 40 },
    );
  });

  it("is clear where no plain mean is right, and no rounding decides", () => {
    const isClear = (leaves: readonly number[], algorithm: "expectimax" | "star1") =>
      otherLeaves(tree, algorithm).hardness(filled(leaves)).isClear;
    expect(isClear([4, 3, 9, 6, 8, 1, 8, 12], "expectimax")).toBe(true);
    // The two replies are worth the same: their plain mean is right.
    expect(isClear([4, 3, 9, 3, 8, 1, 8, 12], "expectimax")).toBe(false);
    // ⅓ · 0.3 + ⅔ · 0.6 is a half, but for a computer's rounding.
    const blurred = otherLeaves("[0.3, {1/3: 0.2, 1/3: 0.3, 1/3: 0.4}]", "star1");
    expect(blurred.hardness(blurred.text).isClear).toBe(false);
  });

  it("is refused where it is no tree", () => {
    expect(() => otherLeaves("[4, {1/3: 3}]", "expectimax")).toThrow();
  });
});
