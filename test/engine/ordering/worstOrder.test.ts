import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseTree, random, type Tree, ticTacToe, writeTree } from "../../../src/engine/index.ts";
import { bestMoveOrder } from "../../../src/engine/ordering/bestOrder.ts";
import { reorder } from "../../../src/engine/ordering/moveOrder.ts";
import {
  mostLeaves,
  orderRange,
  worstMoveOrder,
  worstOrder,
} from "../../../src/engine/ordering/worstOrder.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { treeOf } from "../treeOf.ts";
import { countOrders, everyOrder } from "./everyOrder.ts";
import { leavesRead } from "./leavesRead.ts";
import { negate } from "./negate.ts";

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

const look = (node: Tree) => node;

describe("the most leaves", () => {
  test("are the same when the sides change places and the values their sign", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        expect(mostLeaves(negate(tree), look, "min")).toBe(mostLeaves(tree, look));
      }),
    );
  });

  test("are found for a game, too, and alpha-beta can be made to read as many", () => {
    const { outcome, moves, play, read } = ticTacToe;
    const position = read("XO.......");
    const expand = (at: typeof position) => outcome(at) ?? moves(at).map((move) => play(at, move));
    const asTree = treeOf(ticTacToe, position, 9);
    expect(mostLeaves(position, expand)).toBe(leavesRead(worstOrder(asTree)!));
    expect(mostLeaves(position, expand)).toBeGreaterThan(leavesRead(asTree));
  });

  test("are all the leaves where no bound can ever cut", () => {
    expect(mostLeaves([1, 2, 3, 2, 1], look)).toBe(5);
    expect(mostLeaves([[1, 2, 3]], look)).toBe(3);
  });

  test("are undefined where finding them would take more work than allowed", () => {
    const chain = (plies: number): Tree =>
      plies === 0 ? 0 : [...Array.from({ length: 10 }, (_, index) => index * 7919 + plies), chain(plies - 1)];
    expect(mostLeaves(chain(100), look, "max", 100_000)).toBeUndefined();
    expect(mostLeaves(chain(3), look, "max", 100_000)).toBeDefined();
  });

  test("refuse a leaf without a finite value", () => {
    expect(() => mostLeaves([1, [-Infinity]], look)).toThrow(
      "a leaf's value must be a finite number, not -Infinity",
    );
  });
});

/** Few enough orders to try them all, and enough for order to matter. */
const smallTree = arbitraryTree.filter((tree) => {
  const orders = countOrders(tree);
  return 12 <= orders && orders <= 500;
});

describe("the range of leaves over all orders", () => {
  test("is what trying all orders of small trees finds, and so are the first orders that attain it", () => {
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
