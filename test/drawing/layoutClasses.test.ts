import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layoutClasses } from "../../src/drawing/layoutClasses.ts";
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
