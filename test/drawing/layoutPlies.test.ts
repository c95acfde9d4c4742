import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layoutClasses, layoutFamilies } from "../../src/drawing/layoutPlies.ts";
import type { PlyLayout } from "../../src/drawing/plyLayout.ts";
import { ticTacToe } from "../../src/engine/index.ts";
import type { PlyGraph } from "../../src/trace/plyGraph.ts";
import { arbitraryPlies, pliesOf } from "./pliesOf.ts";
import { expectLawful } from "./plyLayoutLaws.ts";

/** How far all edges reach sideways, together. */
const reach = ({ nodes }: PlyGraph, place: (id: number) => number) =>
  nodes.reduce(
    (sum, { id, parents }) =>
      parents.reduce((more, parent) => more + Math.abs(place(id) - place(parent.id)), sum),
    0,
  );

const linesIn = (layout: PlyLayout, ply: number) =>
  new Set(layout.rows[ply].order.map((id) => layout.y[id])).size;

describe("layoutClasses", () => {
  it("keeps boards apart, in their rows and inside the frame's width", () => {
    fc.assert(
      fc.property(arbitraryPlies(true), (drawn) => {
        expectLawful(layoutClasses(drawn.picture, drawn.frame), drawn);
      }),
    );
  });

  it.each([316, 700, 1014])(
    "fits into its frame's height, %d pixels wide, at every number of plies",
    (width) => {
      for (let plies = 0; plies <= 9; plies++) {
        const { picture, frame } = pliesOf(ticTacToe.start, plies, true, width);
        expect(layoutClasses(picture, frame).height).toBeLessThanOrEqual(frame.height);
      }
    },
  );

  it("breaks long rows into lines, and draws short ones no smaller", () => {
    const { picture, frame } = pliesOf(ticTacToe.start, 9, true, 1014);
    const layout = layoutClasses(picture, frame);
    const widest = picture.rows.findIndex(
      ({ length }) => length === Math.max(...picture.rows.map((row) => row.length)),
    );
    expect(linesIn(layout, widest)).toBeGreaterThan(1);
    expect(linesIn(layout, 1)).toBe(1);
    for (const { size } of layout.rows) expect(size).toBeGreaterThanOrEqual(layout.rows[widest].size);
  });

  it("orders rows so that edges reach less far than in the order in which boards are found", () => {
    const { graph, picture, frame } = pliesOf(ticTacToe.start, 9, true, 1014);
    const share = new Map<number, number>();
    for (const { order } of layoutClasses(picture, frame).rows) {
      for (const [place, id] of order.entries()) share.set(id, (place + 0.5) / order.length);
    }
    const found = reach(
      graph,
      (id) => (graph.nodes[id].index + 0.5) / graph.rows[graph.nodes[id].ply].length,
    );
    expect(reach(graph, (id) => share.get(id)!)).toBeLessThan(found);
  });
});

const start = (plies: number, width: number) => {
  const drawn = pliesOf(ticTacToe.start, plies, false, width);
  return { ...drawn, layout: layoutFamilies(drawn.picture, drawn.frame) };
};

describe("layoutFamilies", () => {
  it("keeps boards apart, in their rows and inside the frame's width", () => {
    fc.assert(
      fc.property(arbitraryPlies(false), (drawn) => {
        expectLawful(layoutFamilies(drawn.picture, drawn.frame), drawn);
      }),
    );
  });

  it.each([316, 700, 1014])(
    "fits into its frame's height, %d pixels wide, at every number of plies",
    (width) => {
      for (let plies = 0; plies <= 9; plies++) {
        const { layout, frame } = start(plies, width);
        expect(layout.height).toBeLessThanOrEqual(frame.height);
      }
    },
  );

  it("never draws a board larger than those above it", () => {
    fc.assert(
      fc.property(arbitraryPlies(false), ({ picture, frame }) => {
        const sizes = layoutFamilies(picture, frame).rows.map(({ size }) => size);
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      }),
    );
  });

  it("puts a parent over the middle of its children", () => {
    fc.assert(
      fc.property(arbitraryPlies(false), ({ graph, picture, frame }) => {
        const { x, families } = layoutFamilies(picture, frame);
        const blocks = new Set(families.map(({ parent }) => parent));
        for (const { id, children } of graph.nodes) {
          if (children.length === 0 || blocks.has(id)) continue;
          expect(x[id]).toBeCloseTo((x[children[0].id] + x[children.at(-1)!.id]) / 2, 6);
        }
      }),
    );
  });

  it("sets the families of a wide last row in blocks below their parents, each child in its own", () => {
    const { layout, graph } = start(3, 1014);
    expect(layout.families.map(({ parent }) => parent)).toEqual(graph.rows[2].map(({ id }) => id));
    const { size } = layout.rows[3];
    for (const { parent, x, y, width, height } of layout.families) {
      expect(layout.x[parent]).toBeCloseTo(x + width / 2, 6);
      for (const { id } of graph.nodes[parent].children) {
        expect(layout.x[id] - size / 2).toBeGreaterThanOrEqual(x);
        expect(layout.x[id] + size / 2).toBeLessThanOrEqual(x + width);
        expect(layout.y[id]).toBeGreaterThanOrEqual(y);
        expect(layout.y[id] + size).toBeLessThanOrEqual(y + height);
      }
    }
  });

  it("leaves a row that has room as it is", () => {
    expect(start(1, 1014).layout.families).toEqual([]);
  });
});
