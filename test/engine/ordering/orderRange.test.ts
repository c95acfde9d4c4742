import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseTree, type Tree } from "../../../src/engine/index.ts";
import { bestMoveOrder } from "../../../src/engine/ordering/bestMoveOrder.ts";
import { orderRange } from "../../../src/engine/ordering/orderRange.ts";
import { reorder } from "../../../src/engine/ordering/reorder.ts";
import { worstMoveOrder } from "../../../src/engine/ordering/worstMoveOrder.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { countOrders, everyOrder } from "./everyOrder.ts";
import { leavesRead } from "./leavesRead.ts";

const look = (node: Tree) => node;

/** Few enough orders to try them all, and enough for order to matter. */
const smallTree = arbitraryTree.filter((tree) => {
  const orders = countOrders(tree);
  return 12 <= orders && orders <= 500;
});

describe("the range of leaves over all orders", () => {
  test("is what trying all orders of small trees finds, and so are the first orders that attain it", {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(smallTree, (tree) => {
        const orders = everyOrder(tree);
        const leaves = orders.map((order) => leavesRead(reorder(tree, order)));
        const fewest = Math.min(...leaves);
        const most = Math.max(...leaves);
        expect(orderRange(tree)).toEqual({ fewest, most });
        expect(bestMoveOrder(tree, look)).toEqual(orders[leaves.indexOf(fewest)]);
        expect(worstMoveOrder(tree, look)).toEqual(orders[leaves.indexOf(most)]);
      }),
      { numRuns: 2000 },
    );
  });

  test("is 5 to 9 for the textbook's tree, whose 1,296 orders spread over it", () => {
    const tree = parseTree("[[3,12,8],[2,4,6],[14,5,2]]");
    const spread = new Map<number, number>();
    for (const order of everyOrder(tree)) {
      const leaves = leavesRead(reorder(tree, order));
      spread.set(leaves, (spread.get(leaves) ?? 0) + 1);
    }
    expect([...spread].sort()).toEqual([
      [5, 48],
      [6, 96],
      [7, 432],
      [8, 384],
      [9, 336],
    ]);
    expect(orderRange(tree)).toEqual({ fewest: 5, most: 9 });
  });

  test("counts equal values as enough for a cutoff", () => {
    const oneEach = parseTree("[[1,1,1],[1,1,1]]");
    expect(orderRange(oneEach)).toEqual({ fewest: 4, most: 4 });
  });

  test("knows that a deep bound cuts", () => {
    const tree = parseTree("[5,[[[4,9]]]]");
    expect(leavesRead(tree)).toBe(2);
    expect(orderRange(tree)).toEqual({ fewest: 2, most: 3 });
  });

  test("is the leaf itself for a lone leaf", () => {
    expect(orderRange(7)).toEqual({ fewest: 1, most: 1 });
  });

  test("lies at or around what alpha-beta reads of any tree as it stands", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        const { fewest, most } = orderRange(tree);
        const leaves = leavesRead(tree);
        expect(fewest).toBeLessThanOrEqual(leaves);
        expect(most).toBeGreaterThanOrEqual(leaves);
      }),
    );
  });

  test("leaves the most open when it may not work for it", () => {
    const tree = parseTree("[[[1,2],[3,4]],[[5,6],[7,8]]]");
    expect(orderRange(tree, 10)).toEqual({ fewest: orderRange(tree).fewest, most: undefined });
  });
});
