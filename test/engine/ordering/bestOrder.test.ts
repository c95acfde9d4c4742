import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseTree, writeTree } from "../../../src/engine/index.ts";
import { bestOrder } from "../../../src/engine/ordering/bestOrder.ts";
import { orderRange } from "../../../src/engine/ordering/orderRange.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { leavesRead } from "./leavesRead.ts";

const best = (text: string) => writeTree(bestOrder(parseTree(text)));

describe("the best order", () => {
  test("attains the fewest leaves of any tree", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        expect(leavesRead(bestOrder(tree))).toBe(orderRange(tree).fewest);
      }),
    );
  });

  test("brings the reply that refutes to the front, and nothing else", () => {
    expect(best("[[3,12,8],[4,2,6],[14,5,2]]")).toBe("[[3,12,8],[2,4,6],[2,14,5]]");
  });

  test("prefers the child that is cheapest to prove, not the first that has the value", () => {
    expect(best("[[[5,5],[5,5]],5]")).toBe("[5,[[5,5],[5,5]]]");
  });

  test("keeps an order that is already best", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        const once = bestOrder(tree);
        expect(bestOrder(once)).toEqual(once);
      }),
    );
    expect(best("[1,2,3]")).toBe("[1,2,3]");
  });

  test("leaves the given tree as it was", () => {
    const tree = parseTree("[[3,12,8],[4,2,6],[14,5,2]]");
    bestOrder(tree);
    expect(writeTree(tree)).toBe("[[3,12,8],[4,2,6],[14,5,2]]");
  });
});
