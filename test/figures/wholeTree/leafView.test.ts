import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAtOnce } from "../../../src/figures/wholeTree/askedTree.ts";
import { namedFrom, namedSpans } from "../../../src/figures/wholeTree/labelled.ts";
import {
  between,
  nodeAt,
  panned,
  viewOfNode,
  viewWith,
  within,
  zoomed,
} from "../../../src/figures/wholeTree/leafView.ts";

const { tree, reading } = readAtOnce({
  game: "ticTacToe",
  position: "XO.......",
  depth: 9,
  search: "alphaBeta",
});
const { leaves } = tree;
const { firstLeaf, ends, plies } = tree.columns;
/** Thousandths, since doubles at random are mostly next to nothing. */
const share = fc.nat(1000).map((thousandths) => thousandths / 1000);
const views = fc
  .tuple(share, share)
  .map(([one, other]) =>
    within({ from: Math.min(one, other) * leaves, to: Math.max(one, other) * leaves }, leaves),
  );
const nodes = fc.nat(tree.size - 1);

describe("The part of a tree that is seen", () => {
  it("lies within the tree, wherever it is moved", () => {
    fc.assert(
      fc.property(views, fc.double({ min: 0.01, max: 100, noNaN: true }), share, (view, factor, at) => {
        for (const moved of [zoomed(view, factor, at, leaves), panned(view, factor - 1, leaves)]) {
          expect(moved.from).toBeGreaterThanOrEqual(-1e-6);
          expect(moved.to).toBeLessThanOrEqual(leaves + 1e-6);
          expect(moved.to - moved.from).toBeGreaterThanOrEqual(2 - 1e-6);
        }
      }),
    );
  });

  it("keeps what is below the pointer where it is while it is zoomed, but for the tree's edges", () => {
    const view = { from: 100, to: 300 };
    const closer = zoomed(view, 4, 0.25, leaves);
    expect(closer.from + 0.25 * (closer.to - closer.from)).toBeCloseTo(150);
  });

  it("has a node in it whole, once that is looked at or walked to", () => {
    fc.assert(
      fc.property(views, nodes, (view, node) => {
        for (const { from, to } of [viewOfNode(tree, node), viewWith(tree, view, node)]) {
          const covers = firstLeaf[node] <= from && firstLeaf[ends[node]] >= to;
          const holds = from <= firstLeaf[node] + 1e-6 && to >= firstLeaf[ends[node]] - 1e-6;
          expect(covers || holds).toBe(true);
        }
      }),
    );
  });

  it("flies from one part to another", () => {
    const [one, other] = [
      { from: 0, to: 1000 },
      { from: 500, to: 510 },
    ];
    expect(between(one, other, 0)).toEqual(one);
    expect(between(one, other, 1).from).toBeCloseTo(other.from);
    expect(between(one, other, 1).to).toBeCloseTo(other.to);
  });
});

describe("Nodes in a picture", () => {
  it("are found over each of their leaves", () => {
    fc.assert(
      fc.property(nodes, share, (node, at) => {
        const leaf = firstLeaf[node] + at * 0.999 * (firstLeaf[ends[node]] - firstLeaf[node]);
        expect(nodeAt(tree, plies[node], leaf)).toBe(node);
      }),
    );
    expect(nodeAt(tree, tree.levels, 0)).toBeUndefined();
  });

  it("are found nowhere else: a place below a leaf is blank", () => {
    fc.assert(
      fc.property(fc.nat(tree.levels - 1), share, (level, at) => {
        const leaf = at * 0.999 * leaves;
        const over = (node: number) => firstLeaf[node] <= leaf && leaf < firstLeaf[ends[node]];
        const found = plies.findIndex((ply, node) => ply === level && over(node));
        expect(nodeAt(tree, level, leaf)).toBe(found < 0 ? undefined : found);
      }),
    );
  });

  it("are named where they are wide enough, and no others: as if every node had been looked at", () => {
    const width = 700;
    fc.assert(
      fc.property(views, (view) => {
        const scale = width / (view.to - view.from);
        const wide = Array.from({ length: tree.size }, (_, node) => node).filter((node) => {
          const left = Math.max(0, (firstLeaf[node] - view.from) * scale);
          const right = Math.min(width, (firstLeaf[ends[node]] - view.from) * scale);
          return right - left >= namedFrom;
        });
        const spans = namedSpans(tree, view, width, reading.seen(50));
        const named = spans.map((span) => span.node);
        expect(named.sort((one, other) => one - other)).toEqual(wide);
        for (const { node, seen } of spans) expect(seen).toBe(reading.standing(node, 50) !== "unread");
      }),
      { numRuns: 30 },
    );
  });
});
