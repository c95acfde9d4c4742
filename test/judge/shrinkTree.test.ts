import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseChanceTree, writeChanceTree } from "../../src/engine/index.ts";
import { sizeOf, smallerTrees } from "../../src/judge/shrinkTree.ts";
import { exactChanceTree } from "../engine/arbitraryChanceTree.ts";

describe("A tree that is made smaller", () => {
  it("is a tree, whose probabilities sum to 1, and of no more nodes; none stays as it was", () => {
    fc.assert(
      fc.property(exactChanceTree, (tree) => {
        const whole = writeChanceTree(tree);
        const size = sizeOf(tree);
        const wrong = smallerTrees(tree).filter((smaller) => {
          const written = writeChanceTree(smaller);
          const isTree = writeChanceTree(parseChanceTree(written)) === written;
          return !isTree || sizeOf(smaller) > size || written === whole;
        });
        expect(wrong.map(writeChanceTree)).toEqual([]);
      }),
    );
  });

  it("loses an outcome of a draw, and the others keep their proportions", () => {
    const written = smallerTrees(parseChanceTree("{1/2: 7, 1/3: 8, 1/6: 9}")).map(writeChanceTree);
    expect(written).toEqual(expect.arrayContaining(["{2/3:8,1/3:9}", "{3/4:7,1/4:9}", "{3/5:7,2/5:8}"]));
    expect(written).toContain("{1/3:7,1/3:8,1/3:9}");
  });

  it("comes to its end: whoever always takes the first comes to a tree that none is smaller than", () => {
    fc.assert(
      fc.property(exactChanceTree, (tree) => {
        let [least, rounds] = [tree, 0];
        for (let next = smallerTrees(least); next.length > 0; next = smallerTrees(least)) {
          least = next[0];
          expect(++rounds).toBeLessThan(400);
        }
        expect(writeChanceTree(least)).toBe("0");
      }),
      { numRuns: 30 },
    );
  });
});
