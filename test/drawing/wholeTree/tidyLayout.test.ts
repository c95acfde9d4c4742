import { hierarchy, tree } from "d3";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tidyLayout } from "../../../src/drawing/wholeTree/tidyLayout.ts";
import { random, ticTacToe } from "../../../src/engine/index.ts";
import { growWholeTree } from "../../../src/trace/index.ts";
import { branchingOf, randomShape, type Shape } from "./shapes.ts";

/** d3's, by preorder. */
function byD3(shape: Shape, cousins: number): number[] {
  const root = hierarchy(branchingOf(shape), (node) => node.children);
  const placed = tree<ReturnType<typeof branchingOf>>()
    .nodeSize([1, 1])
    .separation((a, b) => (a.parent === b.parent ? 1 : cousins))(root);
  const x: number[] = [];
  placed.each((node) => {
    x[node.data.id] = node.x;
  });
  return x;
}

/** Equal to the last bit, but for the sign of 0. */
const same = (one: ArrayLike<number>, other: ArrayLike<number>) =>
  one.length === other.length && Array.from(one).every((x, i) => x === other[i]);

describe("The tidy layout", () => {
  it.each([1, 1.3, 2])(
    "has d3's coordinates to the last bit for thousands of random trees, cousins %d apart",
    (cousins) => {
      const dice = random(`tidy ${cousins}`);
      for (let i = 0; i < 3000; i++) {
        const shape = randomShape(dice, 1 + dice.below(i % 50 === 0 ? 2000 : 60));
        if (!same(tidyLayout(shape, cousins), byD3(shape, cousins))) {
          expect([...tidyLayout(shape, cousins)], `ends ${[...shape.ends]}`).toEqual(byD3(shape, cousins));
        }
      }
    },
  );

  it("has them by default with d3's own separation", () => {
    const dice = random("default");
    const shape = randomShape(dice, 500);
    const root = tree<ReturnType<typeof branchingOf>>().nodeSize([1, 1])(
      hierarchy(branchingOf(shape), (node) => node.children),
    );
    const x: number[] = [];
    root.each((node) => {
      x[node.data.id] = node.x;
    });
    expect(same(tidyLayout(shape), x)).toBe(true);
  });

  it("has them for tic-tac-toe after three moves", () => {
    const shape = growWholeTree(ticTacToe, ticTacToe.read("XO.X....."));
    expect(same(tidyLayout(shape, 1.3), byD3(shape, 1.3))).toBe(true);
  });

  it("keeps the nodes of a level in order and apart", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 300 }), (seed, size) => {
        const { ends, plies } = randomShape(random(seed), size);
        const x = tidyLayout({ ends, plies }, 1.3);
        const last = new Map<number, number>();
        for (let node = 0; node < size; node++) {
          const before = last.get(plies[node]);
          // Sums of halves and thirds are not exact.
          if (before !== undefined) expect(x[node] - x[before]).toBeGreaterThan(1 - 1e-9);
          last.set(plies[node], node);
        }
        expect(x[0]).toBe(0);
      }),
    );
  });

  it("lays out a chain of 255 plies and a root with 100,000 children", () => {
    const size = 256;
    const chain = {
      ends: new Int32Array(size).fill(size),
      plies: Uint8Array.from({ length: size }, (_, i) => i),
    };
    expect([...tidyLayout(chain)].every((x) => x === 0)).toBe(true);
    const wide = {
      ends: Int32Array.from({ length: 100_001 }, (_, i) => (i === 0 ? 100_001 : i + 1)),
      plies: Uint8Array.from({ length: 100_001 }, (_, i) => Math.min(1, i)),
    };
    const x = tidyLayout(wide);
    expect([x[1], x[100_000]]).toEqual([-49_999.5, 49_999.5]);
  });
});
