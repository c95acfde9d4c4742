import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  Counter,
  minimax,
  negaScout,
  OrderTally,
  orderRange,
  parseTree,
  reorder,
  type Search,
  type Tree,
  treeGame,
} from "../../../src/engine/index.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { countOrders, everyOrder } from "./everyOrder.ts";

const textbook = parseTree("[[3,12,8],[2,4,6],[14,5,2]]");
const fewOrders = arbitraryTree.filter((tree) => countOrders(tree) <= 200);

function leavesOf(tree: Tree, search: Search): number {
  const counter = new Counter<number>();
  const game = treeGame(tree);
  search(game, game.start, {}, counter);
  return counter.leaves;
}

function finished(tally: OrderTally): OrderTally {
  while (tally.goOn(97));
  return tally;
}

const countsOf = ({ bars }: OrderTally) =>
  Object.fromEntries(bars.map(({ leaves, orders }) => [leaves, orders]));

describe("OrderTally", () => {
  it("finds what the 1,296 orders of the textbook tree cost", () => {
    const tally = finished(new OrderTally(textbook, alphaBeta));
    expect(tally.exact).toBe(true);
    expect(countsOf(tally)).toEqual({ 5: 48, 6: 96, 7: 432, 8: 384, 9: 336 });
    expect(tally.means.leaves).toBeCloseTo((5 * 48 + 6 * 96 + 7 * 432 + 8 * 384 + 9 * 336) / 1296, 12);
  });

  it("averages nodes and cutoffs, too", () => {
    const tally = finished(new OrderTally(parseTree("[[3,12],[2,4]]"), minimax));
    expect(tally.means).toEqual({ nodes: 7, leaves: 4, cutoffs: 0 });
    // Of the eight orders, those that start with the 3 and put the 2 first in its node cut its second leaf …
    const pruned = finished(new OrderTally(parseTree("[[3,12],[2,4]]"), alphaBeta));
    expect(pruned.means).toEqual({ nodes: 7 - 2 / 8, leaves: 4 - 2 / 8, cutoffs: 2 / 8 });
  });

  it("counts as brute force over all orders does, for any search", () => {
    fc.assert(
      fc.property(fewOrders, fc.constantFrom<Search>(alphaBeta, negaScout, minimax), (tree, search) => {
        const counts = new Map<number, number>();
        for (const order of everyOrder(tree)) {
          const leaves = leavesOf(reorder(tree, order), search);
          counts.set(leaves, (counts.get(leaves) ?? 0) + 1);
        }
        const tally = finished(new OrderTally(tree, search));
        expect(countsOf(tally)).toEqual(Object.fromEntries(counts));
        expect(tally.bars.reduce((sum, { orders }) => sum + orders, 0)).toBe(tally.total);
      }),
      { numRuns: 100 },
    );
  });

  it("shows for each count an order that costs as much", () => {
    fc.assert(
      fc.property(arbitraryTree, fc.nat(), (tree, seed) => {
        const tally = finished(new OrderTally(tree, alphaBeta, { every: 20, samples: 30, seed }));
        for (const { leaves, example } of tally.bars)
          expect(leavesOf(reorder(tree, example), alphaBeta)).toBe(leaves);
      }),
      { numRuns: 100 },
    );
  });

  it("samples nothing outside the exact range, and the same again for the same seed", () => {
    fc.assert(
      fc.property(arbitraryTree, fc.nat(), (tree, seed) => {
        const sampled = () => finished(new OrderTally(tree, alphaBeta, { every: 0, samples: 50, seed }));
        const [one, other] = [sampled(), sampled()];
        expect(one.exact).toBe(false);
        expect(one.bars).toEqual(other.bars);
        expect(one.total).toBe(50);
        const { fewest, most } = orderRange(tree);
        expect(one.bars[0].leaves).toBeGreaterThanOrEqual(fewest);
        expect(one.bars.at(-1)!.leaves).toBeLessThanOrEqual(most!);
      }),
      { numRuns: 100 },
    );
  });

  it("goes on in portions and says when it is through", () => {
    const tally = new OrderTally(textbook, alphaBeta);
    expect(tally.goOn(1000)).toBe(true);
    expect(tally.done).toBe(1000);
    expect(tally.goOn(1000)).toBe(false);
    expect(tally.done).toBe(1296);
    expect(tally.goOn(1000)).toBe(false);
    expect(tally.done).toBe(1296);
  });

  it.each([
    ["all orders", {}],
    ["samples", { every: 1, samples: 500, seed: "stopped" }],
  ])("takes up what another had counted of %s, and ends as if it had never been left", (_what, options) => {
    const stopped = new OrderTally(textbook, alphaBeta, options);
    stopped.goOn(123);
    const { done, exact, total, bars, means } = stopped;
    const other = new OrderTally(textbook, alphaBeta, options);
    other.resume(structuredClone({ done, exact, total, bars, means }));
    expect([other.done, other.bars, other.means]).toEqual([123, bars, means]);
    const whole = finished(new OrderTally(textbook, alphaBeta, options));
    finished(other);
    expect([other.done, other.bars, other.means]).toEqual([whole.done, whole.bars, whole.means]);
  });

  it("takes up no other tally, and none once it has begun", () => {
    const few = new OrderTally(textbook, alphaBeta, { every: 1, samples: 5 });
    expect(() => new OrderTally(textbook, alphaBeta).resume(few)).toThrow("counts other orders");
    few.goOn(1);
    expect(() => few.resume(few)).toThrow("has not begun");
  });

  it("refuses to take no samples", () => {
    expect(() => new OrderTally(textbook, alphaBeta, { samples: 0 })).toThrow(
      "samples must be 1 or more, not 0",
    );
  });
});
