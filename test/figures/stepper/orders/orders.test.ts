import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MoveOrder, minimalLeaves, random, type Tree, writeTree } from "../../../../src/engine/index.ts";
import { bestChange } from "../../../../src/figures/stepper/orders/bestChange.ts";
import { tallyOf } from "../../../../src/figures/stepper/orders/countAtOnce.ts";
import { costOf, extremeCosts, extremesOf } from "../../../../src/figures/stepper/orders/extremesOf.ts";
import {
  tallyAsked,
  tallyNews,
  tallyView,
  withExamples,
} from "../../../../src/figures/stepper/orders/tallyView.ts";
import { canonicalTree, uniformTree } from "../../../../src/figures/stepper/orders/treeForm.ts";
import { writeOrders } from "../../../../src/figures/stepper/orders/words.ts";
import { runSetup } from "../../../../src/kit/run/run.ts";
import type { Setup } from "../../../../src/kit/run/setup.ts";

const { tree: treeOf } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.integer({ min: -9, max: 9 }),
    fc.array(tie("tree"), { minLength: 1, maxLength: 3 }),
  ),
}));
const shuffled = (tree: Tree, source = random(3)): Tree =>
  typeof tree === "number" ? tree : source.shuffle(tree.map((child) => shuffled(child, source)));
const textbook: Setup = { tree: "[[3,12,8],[2,4,6],[14,5,2]]", algorithm: "alphaBeta" };

describe("The same tree in another order", () => {
  it("has the same canonical text", () => {
    fc.assert(
      fc.property(treeOf, (tree) => {
        expect(canonicalTree(shuffled(tree))).toBe(canonicalTree(tree));
      }),
    );
  });

  it("is told from trees that are only alike", () => {
    expect(canonicalTree([[1, 2], [3]])).not.toBe(canonicalTree([[1], [2, 3]]));
    expect(canonicalTree([1, [1]])).not.toBe(canonicalTree([1, 1]));
    expect(canonicalTree([10, 2])).not.toBe(canonicalTree([1, 2]));
  });
});

describe("A uniform tree", () => {
  it("is one in which all nodes have as many children", () => {
    expect(
      uniformTree([
        [3, 12, 8],
        [2, 4, 6],
        [14, 5, 2],
      ]),
    ).toEqual({ branching: 3, depth: 2 });
    expect(
      uniformTree([
        [
          [1, 2],
          [3, 4],
        ],
        [
          [5, 6],
          [7, 8],
        ],
      ]),
    ).toEqual({ branching: 2, depth: 3 });
    expect(uniformTree(5)).toEqual({ branching: 1, depth: 0 });
    expect(uniformTree([[[7]]])).toEqual({ branching: 1, depth: 3 });
  });

  it("is not one with a node that is wider or a leaf that is nearer", () => {
    for (const tree of [
      [
        [1, 2],
        [3, 4, 5],
      ],
      [[1, 2], 3],
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
      [[[1, 2]], [3, 4]],
    ])
      expect(uniformTree(tree)).toBeUndefined();
  });
});

describe("A count of orders", () => {
  it.each([
    [1, "1"],
    [1296, "1,296"],
    [999_999_999, "999,999,999"],
    [1e9, "1.0 × 10⁹"],
    [7.3e122, "7.3 × 10¹²²"],
    [Infinity, "more than 10³⁰⁸"],
  ])("of %d is written %s", (count, text) => {
    expect(writeOrders(count)).toBe(text);
  });
});

describe("What an order costs", () => {
  it("is what the trace of its search counts, for any algorithm", () => {
    for (const algorithm of ["minimax", "alphaBeta", "negaScout", "mtdf"] as const) {
      const { trace } = runSetup({ ...textbook, algorithm });
      const { nodes, leaves, cutoffs } = trace.counters(trace.length);
      const tree = JSON.parse(textbook.tree!) as Tree;
      expect(costOf(tree, { algorithm })).toEqual({ nodes, leaves, cutoffs });
    }
  });

  it("goes by the depth and the window of the setup", () => {
    const tree = [[[1, 2], 3], 4];
    expect(costOf(tree, { algorithm: "minimax", depth: 1 }).leaves).toBe(2);
    const narrow = costOf(
      [
        [3, 12, 8],
        [2, 4, 6],
      ],
      { algorithm: "alphaBeta", window: [10, 20] },
    );
    expect(narrow.leaves).toBe(2);
  });
});

describe("A tally as a worker tells it", () => {
  it("brings each example once, and is the same tally in the page", () => {
    const asked = tallyAsked(textbook, "[[[6,7],[9,10]],[[12,3],[4,5]],[[8,11],[1,2]]]");
    const tally = tallyOf(asked, { every: 1, samples: 400 });
    const [told, examples] = [new Set<number>(), new Map<number, MoveOrder>()];
    const firsts = new Set<number>();
    while (tally.goOn(20)) {
      const news = structuredClone(tallyNews(tally, told));
      for (const { leaves, example } of news.bars) {
        expect(example === undefined).toBe(firsts.has(leaves));
        firsts.add(leaves);
      }
      expect(withExamples(news, examples)).toEqual(tallyView(tally));
    }
    expect(firsts.size).toBeGreaterThan(3);
  });
});

describe("The best single change", () => {
  it("puts the child first that saves most leaves", () => {
    const run = runSetup(textbook);
    const change = bestChange(run)!;
    expect(change.leaves).toBe(5);
    expect(run.outline.nodes.indexOf(change.node)).toBe(12);
  });

  it("is none where no child saves a leaf", () => {
    expect(bestChange(runSetup({ ...textbook, tree: "[[3,12,8],[2,4,6],[2,14,5]]" }))).toBeUndefined();
    expect(bestChange(runSetup({ ...textbook, algorithm: "minimax" }))).toBeUndefined();
    expect(bestChange(runSetup({ ...textbook, tree: "5" }))).toBeUndefined();
    expect(bestChange(runSetup({ algorithm: "alphaBeta", game: "ticTacToe", depth: 1 }))).toBeUndefined();
  });

  it("never promises what it does not keep", () => {
    fc.assert(
      fc.property(treeOf, (tree) => {
        const change = bestChange(runSetup({ tree: writeTree(tree), algorithm: "alphaBeta" }));
        if (!change) return;
        const before = costOf(tree, { algorithm: "alphaBeta" }).leaves;
        const { fewest } = extremesOf({ tree: writeTree(tree), algorithm: "alphaBeta" });
        expect(change.leaves).toBeLessThan(before);
        expect(change.leaves).toBeGreaterThanOrEqual(fewest!);
      }),
      { numRuns: 40 },
    );
  });
});

describe("The extremes of all orders", () => {
  it("cost what they promise, and are those of the tally", () => {
    const asked = tallyAsked(textbook, textbook.tree!);
    const extremes = extremesOf(asked);
    expect(extremes).toEqual({ fewest: minimalLeaves(3, 2), most: 9 });
    expect(extremeCosts(asked, extremes).map(({ leaves }) => leaves)).toEqual([5, 9]);
    const tally = tallyOf(asked, {});
    tally.goOn(tally.total);
    expect([tally.bars[0].leaves, tally.bars.at(-1)!.leaves]).toEqual([5, 9]);
  });

  it("are unknown for searches that visit something else, and cost nothing then", () => {
    for (const algorithm of ["minimax", "negaScout", "shallowAlphaBeta", "mtdf"] as const) {
      const asked = tallyAsked({ ...textbook, algorithm }, textbook.tree!);
      expect(extremesOf(asked)).toEqual({ fewest: undefined, most: undefined });
      expect(extremeCosts(asked, extremesOf(asked))).toEqual([]);
    }
    const shallow = tallyAsked({ ...textbook, depth: 1 }, textbook.tree!);
    expect(extremesOf(shallow).fewest).toBeUndefined();
  });

  it("leave out the most where finding it takes too long", () => {
    const asked = tallyAsked(textbook, textbook.tree!);
    const { fewest, most } = extremesOf(asked, 3);
    expect([fewest, most]).toEqual([5, undefined]);
  });
});
