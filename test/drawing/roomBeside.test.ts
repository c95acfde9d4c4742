import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roomBeside } from "../../src/drawing/roomBeside.ts";
import { drawnTree } from "./drawnTree.ts";

describe("roomBeside", () => {
  it("gives two neighbours in a row the same room between them, and no overlap", () => {
    fc.assert(
      fc.property(drawnTree, ({ nodes, layout }) => {
        const { left, right } = roomBeside(layout);
        for (const { id, ply } of nodes) {
          if (nodes[id + 1]?.ply !== ply) continue;
          expect(right[id]).toBeCloseTo(
            layout.x[id + 1] - layout.x[id] - layout.radii[id] - layout.radii[id + 1],
            6,
          );
          expect(left[id + 1]).toBeCloseTo(right[id], 6);
        }
      }),
    );
  });

  it("lets the outermost nodes of a row reach the picture's edges, or beyond them by what is free there", () => {
    fc.assert(
      fc.property(drawnTree, fc.nat({ max: 200 }), ({ nodes, layout }, edge) => {
        const { left, right } = roomBeside(layout, edge);
        const { x, radii, width } = layout;
        for (const { id, ply } of nodes) {
          if (nodes[id - 1]?.ply !== ply) expect(left[id]).toBeCloseTo(x[id] - radii[id] + edge, 6);
          if (nodes[id + 1]?.ply !== ply) expect(right[id]).toBeCloseTo(width + edge - x[id] - radii[id], 6);
        }
      }),
    );
  });
});
