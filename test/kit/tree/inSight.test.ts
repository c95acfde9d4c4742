import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Tree, treeGame } from "../../../src/engine/index.ts";
import { nodesInSight, stretchAround } from "../../../src/kit/tree/inSight.svelte.ts";
import { outline } from "../../../src/trace/index.ts";

const uniform = (plies: number, moves: number): Tree =>
  plies === 0 ? 1 : Array.from({ length: moves }, () => uniform(plies - 1, moves));
function drawn(plies: number, moves: number) {
  const game = treeGame(uniform(plies, moves));
  const { nodes } = outline(game, game.start);
  // Leaves stand a pixel apart, every other node in the middle of its children.
  const x = new Float64Array(nodes.length);
  const place = (id: number, left: number, width: number): void => {
    x[id] = left + width / 2;
    for (const child of nodes[id].children)
      place(child.id, left + (child.index * width) / moves, width / moves);
  };
  place(0, 0, moves ** plies);
  return { nodes, x };
}

describe("What is drawn of a tree", () => {
  const large = drawn(3, 12);

  it("is all of a small one, wherever one looks", () => {
    const { nodes, x } = drawn(2, 12);
    expect(nodesInSight(nodes, x, { left: -20, right: -10 })).toBe(nodes);
  });

  it("is, of a large one, every node that stands in the stretch and every node whose line may pass through it", () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 1800 }), fc.integer({ min: 1, max: 900 }), (left, width) => {
        const right = left + width;
        const near = new Set(nodesInSight(large.nodes, large.x, { left, right }));
        for (const node of large.nodes) {
          const [from, to] = [large.x[node.parent?.id ?? node.id], large.x[node.id]];
          const passes = Math.max(from, to) >= left && Math.min(from, to) <= right;
          expect(near.has(node)).toBe(passes);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("is a small part of a large one where a small part is in sight", () => {
    const near = nodesInSight(large.nodes, large.x, stretchAround({ left: 800, right: 840 }));
    expect(near.length).toBeLessThan(large.nodes.length / 8);
  });

  it("holds all that is in sight, and a frame's width more on either side", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e4, max: 1e4, noNaN: true }),
        fc.double({ min: 1, max: 3000, noNaN: true }),
        (left, width) => {
          const stretch = stretchAround({ left, right: left + width });
          expect(stretch.left).toBeLessThanOrEqual(left - width * 0.999);
          expect(stretch.right).toBeGreaterThanOrEqual(left + width * 1.999);
        },
      ),
    );
  });
});
