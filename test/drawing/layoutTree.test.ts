import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layoutTree, squeezed } from "../../src/drawing/layoutTree.ts";
import { treeGame } from "../../src/engine/index.ts";
import { outline } from "../../src/trace/outline.ts";
import { drawnTree } from "./drawnTree.ts";

/** Rounding of sums of about a thousand pixels. */
const crumb = 1e-6;

function drawnUniform(branching: number, width: number) {
  const game = treeGame(Array(branching).fill(Array(branching).fill(0)));
  const { root, nodes } = outline(game, game.start);
  return layoutTree(root, nodes.length, width, 400);
}

describe("layoutTree", () => {
  it("keeps the shapes of a row apart, in the order in which moves are tried", () => {
    fc.assert(
      fc.property(drawnTree, ({ nodes, layout: { x, radii, spaces } }) => {
        for (const [id, node] of nodes.entries()) {
          const next = nodes[id + 1];
          if (next?.ply !== node.ply) continue;
          expect(x[next.id] - x[id]).toBeGreaterThanOrEqual(radii[id] + radii[next.id]);
          expect(x[next.id] - x[id]).toBeGreaterThanOrEqual(spaces[id] - crumb);
        }
      }),
    );
  });

  it("puts each ply one row below the ply before", () => {
    fc.assert(
      fc.property(drawnTree, ({ nodes, layout: { y, row } }) => {
        expect(row).toBeGreaterThan(0);
        for (const node of nodes) expect(y[node.id]).toBeCloseTo(y[0] + node.ply * row, 6);
      }),
    );
  });

  it("puts a parent over the middle of its children", () => {
    fc.assert(
      fc.property(drawnTree, ({ nodes, layout: { x } }) => {
        for (const { id, children } of nodes) {
          if (children.length === 0) continue;
          expect(x[id]).toBeCloseTo((x[children[0].id] + x[children.at(-1)!.id]) / 2, 6);
        }
      }),
    );
  });

  it("keeps every shape whole inside the picture", () => {
    fc.assert(
      fc.property(drawnTree, ({ nodes, layout: { x, y, width, height, radii } }) => {
        for (const { id } of nodes) {
          const radius = radii[id];
          expect(x[id]).toBeGreaterThanOrEqual(radius - crumb);
          expect(x[id]).toBeLessThanOrEqual(width - radius + crumb);
          expect(y[id]).toBeGreaterThanOrEqual(radius);
          expect(y[id]).toBeLessThanOrEqual(height - radius + crumb);
        }
      }),
    );
  });

  it("is no wider than the frame, unless labels would then be too close to read", () => {
    fc.assert(
      fc.property(drawnTree, ({ frame, layout: { width, gap } }) => {
        if (width > frame.width + crumb) expect(gap).toBe(38);
        else expect(gap).toBeGreaterThanOrEqual(38);
      }),
    );
    expect(drawnUniform(3, 700).width).toBeLessThanOrEqual(700);
    expect(drawnUniform(8, 300).width).toBeGreaterThan(300);
  });

  it("is no larger than the frame where it is squeezed, and uses all of it", () => {
    fc.assert(
      fc.property(drawnTree, ({ nodes, frame }) => {
        const root = nodes[0];
        const { width, height, x } = layoutTree(root, nodes.length, frame.width, frame.height, squeezed);
        expect(width).toBeLessThanOrEqual(frame.width + crumb);
        expect(height).toBeLessThanOrEqual(frame.height + crumb);
        expect(Math.min(...x)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...x)).toBeLessThanOrEqual(width + crumb);
      }),
    );
    const wide = treeGame(Array(9).fill(Array(9).fill(0)));
    const { root, nodes } = outline(wide, wide.start);
    const all = layoutTree(root, nodes.length, 700, 400, squeezed);
    expect(all.width).toBeCloseTo(700, 6);
    expect(all.row).toBe(128);
  });

  it("gives rows with more room larger shapes", () => {
    const { radii } = drawnUniform(6, 500);
    expect(radii[0]).toBeGreaterThanOrEqual(radii[1]);
    expect(radii[1]).toBeGreaterThan(radii[7]);
  });

  it("does not spread a small tree over a wide frame", () => {
    const [narrow, wide] = [drawnUniform(2, 700), drawnUniform(2, 1400)];
    expect(wide.width).toBe(narrow.width);
  });
});
