import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Tree, treeGame } from "../../../src/engine/index.ts";
import { InSight, linesInSight, nodesInSight, stretchAround } from "../../../src/kit/tree/inSight.svelte.ts";
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

  it("is all of a small one, wherever one looks, and of a large one a stretch", () => {
    const sightOf = ({ nodes, x }: ReturnType<typeof drawn>) =>
      new InSight({ nodes: () => nodes, x: () => x, seen: () => ({ left: -20, right: -10 }) });
    const small = drawn(2, 12);
    const [all, part] = [sightOf(small), sightOf(large)];
    expect(all.nodes).toBe(small.nodes);
    expect(all.lines).toBe(small.nodes);
    expect(all.stretch).toBeUndefined();
    expect(part.stretch).toEqual(stretchAround({ left: -20, right: -10 }));
    expect(part.nodes.length).toBeLessThan(large.nodes.length);
  });

  it("is, of a large one, every node that stands in the stretch and every line that may pass through it", () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 1800 }), fc.integer({ min: 1, max: 900 }), (left, width) => {
        const right = left + width;
        const standing = large.nodes.filter(({ id }) => large.x[id] >= left && large.x[id] <= right);
        const passing = large.nodes.filter(({ id, parent }) => {
          const [from, to] = [large.x[parent?.id ?? id], large.x[id]];
          return Math.max(from, to) >= left && Math.min(from, to) <= right;
        });
        const ids = (nodes: readonly { readonly id: number }[]) => nodes.map(({ id }) => id);
        expect(ids(nodesInSight(large.nodes, large.x, { left, right }))).toEqual(ids(standing));
        expect(ids(linesInSight(large.nodes, large.x, { left, right }))).toEqual(ids(passing));
      }),
      { numRuns: 40 },
    );
  });

  it("is a small part of a large one where a small part is in sight", () => {
    const near = nodesInSight(large.nodes, large.x, stretchAround({ left: 800, right: 840 }));
    expect(near.length).toBeLessThan(large.nodes.length / 8);
  });

  it("has few nodes about a root with many children, however far these stand", () => {
    const game = treeGame(Array.from({ length: 600 }, () => 1));
    const { nodes } = outline(game, game.start);
    const x = Float64Array.from(nodes, ({ id }) => (id === 0 ? 300 : id));
    const stretch = stretchAround({ left: 290, right: 310 });
    expect(nodesInSight(nodes, x, stretch).length).toBeLessThan(100);
    expect(linesInSight(nodes, x, stretch).length).toBe(nodes.length);
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
