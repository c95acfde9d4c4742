import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseTree, random, type Tree, writeTree } from "../../../src/engine/index.ts";
import { orderRange } from "../../../src/engine/ordering/orderRange.ts";
import { worstOrder } from "../../../src/engine/ordering/worstOrder.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { leavesRead } from "./leavesRead.ts";

/** `branching` children down to `depth`, leaves from a seed: few of them equal. */
function wildTree(branching: number, depth: number): Tree {
  const { below } = random(`${branching} ${depth}`);
  const grow = (plies: number): Tree =>
    plies === 0 ? below(1_000_000) : Array.from({ length: branching }, () => grow(plies - 1));
  return grow(depth);
}

describe("the worst order", () => {
  test("attains the most leaves of any tree", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        expect(leavesRead(worstOrder(tree)!)).toBe(orderRange(tree).most);
      }),
    );
  });

  test.each([
    [2, 11],
    [3, 7],
    [7, 4],
    [13, 3],
    [45, 2],
  ])("attains it within the limit for trees of %i moves and %i plies", (branching, depth) => {
    const tree = wildTree(branching, depth);
    const { most } = orderRange(tree);
    expect(most).toBeGreaterThan(leavesRead(tree));
    expect(leavesRead(worstOrder(tree)!)).toBe(most);
  });

  test("may put a greater move first: sorting from the smallest up is not the worst", () => {
    const ascending = parseTree("[2,[[[1,0],3]]]");
    const worst = worstOrder(ascending)!;
    expect(writeTree(worst)).toBe("[[[[1,0],3]],2]");
    expect(leavesRead(ascending)).toBe(3);
    expect(leavesRead(worst)).toBe(4);
  });

  test("keeps an order that is already worst", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        const once = worstOrder(tree)!;
        expect(worstOrder(once)).toEqual(once);
      }),
    );
    const asItStands = "[[2,4,6],[3,12,8],[14,5,2]]";
    expect(writeTree(worstOrder(parseTree(asItStands))!)).toBe(asItStands);
  });

  test("is undefined where finding it would take too much work", () => {
    const tree = parseTree("[[[1,2],[3,4]],[[5,6],[7,8]]]");
    expect(worstOrder(tree, 10)).toBeUndefined();
    expect(worstOrder(tree)).toBeDefined();
  });
});
