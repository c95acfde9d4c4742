import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitsBeside, nameAlike } from "../../../src/drawing/wholeTree/nameAlike.ts";
import { tidyPlaces } from "../../../src/drawing/wholeTree/tidyPlaces.ts";
import { readAtOnce } from "../../../src/figures/wholeTree/askedTree.ts";
import { namedFrom, namedSpans } from "../../../src/figures/wholeTree/labelled.ts";
import {
  BranchLayout,
  type Layout,
  LeafLayout,
  nodeAt,
  partIn,
  viewOfNode,
  viewWith,
} from "../../../src/figures/wholeTree/layout.ts";
import { between, panned, within, zoomed } from "../../../src/kit/canvas/part.ts";
import { allSeen } from "../../../src/trace/index.ts";

const { tree, reading } = readAtOnce({
  game: "ticTacToe",
  position: "XO.......",
  depth: 9,
  search: "alphaBeta",
});
const { leaves } = tree;
const packed = new LeafLayout(tree);
const branched = new BranchLayout(tree, tidyPlaces(tree.columns));
const layouts: readonly Layout[] = [packed, branched];
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
        for (const { from, to } of [viewOfNode(packed, node), viewWith(packed, view, node)]) {
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
        expect(nodeAt(packed, plies[node], leaf)).toBe(node);
      }),
    );
    expect(nodeAt(packed, tree.levels, 0)).toBeUndefined();
  });

  it("are found nowhere else: a place below a leaf is blank", () => {
    fc.assert(
      fc.property(fc.nat(tree.levels - 1), share, (level, at) => {
        const leaf = at * 0.999 * leaves;
        const over = (node: number) => firstLeaf[node] <= leaf && leaf < firstLeaf[ends[node]];
        const found = plies.findIndex((ply, node) => ply === level && over(node));
        expect(nodeAt(packed, level, leaf)).toBe(found < 0 ? undefined : found);
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
        const spans = namedSpans(packed, view, width, reading.seen(50));
        const named = spans.map((span) => span.node);
        expect(named.sort((one, other) => one - other)).toEqual(wide);
        for (const { node, seen } of spans) expect(seen).toBe(reading.standing(node, 50) !== "unread");
      }),
      { numRuns: 30 },
    );
  });
});

const middle = (layout: Layout, node: number) => (layout.spanOf(node).from + layout.spanOf(node).to) / 2;
const viewsOf = (layout: Layout) =>
  views.map(({ from, to }) =>
    within({ from: (from / leaves) * layout.width, to: (to / leaves) * layout.width }, layout.width),
  );

describe("A tree in branches", () => {
  it("has each node within its width, and over the middle of its children", () => {
    for (let node = 0; node < tree.size; node++) {
      const { from, to } = branched.spanOf(node);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(branched.width);
      const children = tree.children(node);
      if (children.length === 0) continue;
      const [first, last] = [children[0], children.at(-1)!];
      expect(middle(branched, node)).toBeCloseTo((middle(branched, first) + middle(branched, last)) / 2);
    }
  });

  it("has all that is below a node within its reach, and no more", () => {
    fc.assert(
      fc.property(nodes, (node) => {
        const below = Array.from({ length: ends[node] - node }, (_, i) => branched.spanOf(node + i));
        expect(branched.reachOf(node)).toEqual({
          from: Math.min(...below.map(({ from }) => from)),
          to: Math.max(...below.map(({ to }) => to)),
        });
      }),
    );
  });

  it("has a node in sight once that is walked to, at the same scale where there is room", () => {
    fc.assert(
      fc.property(viewsOf(branched), nodes, (view, node) => {
        const { from, to } = viewWith(branched, view, node);
        const span = branched.spanOf(node);
        expect(from).toBeLessThanOrEqual(span.from + 1e-6);
        expect(to).toBeGreaterThanOrEqual(span.to - 1e-6);
        expect(to - from).toBeCloseTo(view.to - view.from);
      }),
    );
  });

  it("tells the nearest node of a level that is near enough, and none where all are far", () => {
    fc.assert(
      fc.property(nodes, fc.double({ min: 0, max: 3, noNaN: true }), (near, aside) => {
        const level = plies[near];
        const place = middle(branched, near) + aside;
        const all = Array.from({ length: tree.size }, (_, node) => node).filter(
          (node) => plies[node] === level,
        );
        const distance = (node: number) => Math.max(0, Math.abs(middle(branched, node) - place) - 0.5);
        const least = Math.min(...all.map(distance));
        const found = nodeAt(branched, level, place, 1);
        if (found === undefined) expect(least).toBeGreaterThanOrEqual(1 - 1e-9);
        else expect(distance(found)).toBeCloseTo(least);
      }),
    );
  });

  it("names the nodes that are far enough from both neighbours, and no others: as if every node had been looked at", () => {
    const width = 700;
    fc.assert(
      fc.property(viewsOf(branched), (view) => {
        const scale = width / (view.to - view.from);
        const pixel = (node: number) => (middle(branched, node) - view.from) * scale;
        const named: number[] = [];
        for (let level = 0; level < tree.levels; level++) {
          const { levelNodes, levelStarts } = tree.columns;
          const all = [...levelNodes.subarray(levelStarts[level], levelStarts[level + 1])];
          for (const [i, node] of all.entries()) {
            const beside = [all[i - 1], all[i + 1]].filter((other) => other !== undefined);
            const isFar = beside.every((other) => Math.abs(pixel(other) - pixel(node)) >= namedFrom);
            if (isFar && pixel(node) >= 0 && pixel(node) < width) named.push(node);
          }
        }
        const found = namedSpans(branched, view, width, reading.seen(50)).map((span) => span.node);
        expect(found).toEqual(named);
      }),
      { numRuns: 30 },
    );
  });
});

describe("The names of a whole tree", () => {
  const { tree: small } = readAtOnce({
    game: "ticTacToe",
    position: "XOXOXO...",
    depth: 9,
    search: "minimax",
  });
  const drawings: readonly Layout[] = [
    new LeafLayout(small),
    new BranchLayout(small, tidyPlaces(small.columns)),
  ];

  it.each(drawings)(
    "leave out no node at either edge $name: of a level's marks all have one, or none",
    (layout) => {
      const view = { from: 0, to: layout.width };
      let named = 0;
      for (let width = 150; width <= 1400; width += 25) {
        const spans = namedSpans(layout, view, width, allSeen);
        const names = nameAlike(spans, [() => "bottom right 1", () => "1"], fitsBeside);
        for (let level = 0; level < small.levels; level++) {
          const marks = spans.filter((span) => span.level === level);
          const has = marks.filter(({ node }) => names.has(node));
          expect([0, marks.length], `${width} pixels, ply ${level}`).toContain(has.length);
        }
        named += names.size;
      }
      expect(named).toBeGreaterThan(100);
    },
  );

  it("have room beside the last leaf of branches as beside any that has a sibling", () => {
    const asked = { game: "ticTacToe", position: "XOXO.....", depth: 2, search: "minimax" } as const;
    const shallow = readAtOnce(asked).tree;
    const layout = new BranchLayout(shallow, tidyPlaces(shallow.columns));
    const spans = namedSpans(layout, { from: 0, to: layout.width }, 2000, allSeen);
    const rooms = spans.filter(({ level }) => level === 2).map(({ room }) => room);
    expect(rooms.at(-1)).toBeGreaterThanOrEqual(Math.min(...rooms.slice(0, -1)));
  });

  it("say of the last mark in branches where its neighbour stands, before which it may have a name", () => {
    const [, layout] = drawings;
    const spans = namedSpans(layout, { from: 0, to: layout.width }, 700, allSeen);
    const lasts = spans.filter(({ ends }) => ends);
    expect(lasts.map(({ level }) => level)).toEqual([0, 1, 2, 3]);
    for (const { level, before } of lasts) {
      const sisters = spans.filter((span) => span.level === level && !span.ends).map(({ at }) => at);
      expect(before).toBe(sisters.at(-1) ?? Number.NEGATIVE_INFINITY);
    }
  });

  it("are the shorter for none that an edge cuts short", () => {
    const [, branches] = drawings;
    const { levelNodes, levelStarts } = small.columns;
    for (const layout of drawings) {
      const [from, to] = [0.3 * layout.width, 0.8 * layout.width];
      const found = namedSpans(layout, { from, to }, 1400, allSeen);
      for (const { node, level, whole } of found) {
        const span = layout.spanOf(node);
        const next = small.slot(node) + 1;
        const past =
          next < levelStarts[level + 1]
            ? middle(layout, levelNodes[next]) - (9 * (to - from)) / 1400
            : layout.width;
        if (layout === branches) expect(whole).toBe(past <= to);
        else expect(whole).toBe(span.from >= from && span.to <= to);
      }
      expect(new Set(found.map(({ whole }) => whole)).size).toBe(2);
    }
  });
});

describe("Another layout", () => {
  it("shows the whole tree where the whole tree was seen", () => {
    for (const layout of layouts)
      for (const other of layouts)
        expect(partIn(layout, other, { from: 0, to: layout.width })).toEqual({ from: 0, to: other.width });
  });

  it("has in sight what is below a node that was looked at, and little besides", () => {
    const wide: unknown[] = [];
    for (const way of [0, 1]) {
      const [layout, other] = [layouts[way], layouts[1 - way]];
      for (let node = 0; node < tree.size; node++) {
        const part = partIn(layout, other, layout.reachOf(node));
        const reach = other.reachOf(node);
        const isSeen = part.from <= reach.to && part.to >= reach.from;
        const isLittle = part.to - part.from <= 1.5 * (reach.to - reach.from) + 3;
        if (!isSeen) throw new Error(JSON.stringify({ way, node, part, reach }));
        if (!isLittle) wide.push({ way, node, part, reach });
      }
    }
    // Two that stand exactly one above the other, in branches that have nothing to do with each other, are both seen.
    expect(wide.length, JSON.stringify(wide)).toBeLessThanOrEqual(2);
  });
});
