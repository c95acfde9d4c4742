import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BranchRuns } from "../../../src/drawing/wholeTree/branchRuns.ts";
import { BranchPainter, paintSegments } from "../../../src/drawing/wholeTree/paintBranches.ts";
import type { Picture } from "../../../src/drawing/wholeTree/paintLevels.ts";
import { tidyLayout } from "../../../src/drawing/wholeTree/tidyLayout.ts";
import { random } from "../../../src/engine/index.ts";
import type { Seen } from "../../../src/trace/index.ts";
import { allSeen } from "../../../src/trace/wholeTree/index.ts";
import { levelsOfShape, randomShape } from "./shapes.ts";

const [width, height] = [40, 36];
const grey = 0xcc808080;

const scene = fc
  .record({
    seed: fc.integer(),
    size: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 1500 })),
    from: fc.double({ min: -0.2, max: 1, noNaN: true }),
    share: fc.oneof(fc.constant(1.3), fc.double({ min: 0.001, max: 1, noNaN: true })),
    unread: fc.constantFrom(0, 0.5, 0.97),
  })
  .map(({ seed, size, from, share, unread }) => {
    const dice = random(seed);
    const shape = randomShape(dice, size);
    const levels = levelsOfShape(shape);
    const x = tidyLayout(shape);
    const [least, most] = [Math.min(...x), Math.max(...x) + 1];
    const begin = least + from * (most - least);
    const rows = levels.levels.map((_, level) => [5 * level - 2, 5 * level] as const);
    const view = { from: begin, to: begin + share * (most - least), rows };
    const read = Uint8Array.from({ length: size }, () => (dice.next() < unread ? 0 : 1));
    const seen: Seen = {
      has: (slot) => read[levels.levelNodes[slot]] === 1,
      first(from, to) {
        for (let slot = from; slot < to; slot++) if (this.has(slot)) return slot;
        return -1;
      },
    };
    return { shape, levels, x, view, read, seen };
  });
type Scene = typeof scene extends fc.Arbitrary<infer Value> ? Value : never;

/** All branches to nodes that were read, one by one: the parent's column, the child's, and the parent's level. */
function branchesOf({ shape: { ends, plies }, x, view, read }: Scene): [number, number, number][] {
  const column = (node: number) => Math.floor((x[node] - view.from) * (width / (view.to - view.from)));
  const branches: [number, number, number][] = [];
  for (let node = 0; node < ends.length; node++) {
    for (let child = node + 1; child < ends[node]; child = ends[child]) {
      if (read[child] === 1) branches.push([column(node), column(child), plies[node]]);
    }
  }
  return branches;
}

/** By itself a straight line between the middles of two pixel columns, from one row on to before another below it. */
function paintSegment(
  { pixels, width, height }: Picture,
  [x0, top]: readonly [number, number],
  [x1, bottom]: readonly [number, number],
  colour: number,
): void {
  const slope = (x1 - x0) / (bottom - top);
  const [strength, paint] = [colour >>> 24, colour & 0x00ffffff];
  const last = Math.min(bottom, height);
  // What the line covers of a row: as wide as a pixel, and as it goes on while the row lasts.
  const [toLeft, toRight] = [Math.min(0, slope), Math.max(0, slope) + 1];
  for (let y = Math.max(0, top); y < last; y++) {
    const middle = x0 + (y - top) * slope;
    const left = Math.max(0, middle + toLeft);
    const right = Math.min(width, middle + toRight);
    for (let x = Math.floor(left), at = y * width + x; x < right; x++, at++) {
      const share = (x + 1 < right ? x + 1 : right) - (x > left ? x : left);
      const alpha = (share * strength + 0.5) | 0;
      if (alpha > pixels[at] >>> 24) pixels[at] = (paint | (alpha << 24)) >>> 0;
    }
  }
}

describe("Branches by pixel columns", () => {
  it("join the columns that they join one by one, each pair once, where they reach the view", () => {
    fc.assert(
      fc.property(scene, (scene) => {
        const runs = new BranchRuns();
        for (let level = 0; level + 1 < scene.levels.levels.length; level++) {
          const found = runs.find(scene.levels, level, scene.x, { ...scene.view, width }, scene.seen);
          const pairs = Array.from({ length: found.count }, (_, i) =>
            [found.parents[i], found.children[i]].join(),
          );
          const expected = branchesOf(scene)
            .filter(
              ([parent, child, of]) =>
                of === level && Math.max(parent, child) >= 0 && Math.min(parent, child) < width,
            )
            .map(([parent, child]) => [parent, child].join());
          expect(pairs).toEqual([...new Set(expected)]);
        }
      }),
      { numRuns: 400 },
    );
  });

  it("cover the same pixels, as strongly, as when each is painted", () => {
    fc.assert(
      fc.property(scene, (scene) => {
        const [pixels, expected] = [new Uint32Array(width * height), new Uint32Array(width * height)];
        new BranchPainter().paint(
          { pixels, width, height },
          scene.levels,
          scene.x,
          scene.view,
          grey,
          scene.seen,
        );
        const picture = { pixels: expected, width, height };
        for (const [parent, child, level] of branchesOf(scene)) {
          const [[, top], [bottom]] = scene.view.rows.slice(level);
          paintSegment(picture, [parent, top], [child, bottom], grey);
        }
        expect(pixels).toEqual(expected);
      }),
      { numRuns: 400 },
    );
  });
});

it("Branches that stand close are fainter, and where there is room they are not", () => {
  const strongest = (children: number) => {
    const shape = {
      ends: Int32Array.from({ length: children + 1 }, (_, node) => (node === 0 ? children + 1 : node + 1)),
      plies: Uint8Array.from({ length: children + 1 }, (_, node) => Math.min(1, node)),
    };
    const levels = levelsOfShape(shape);
    const x = tidyLayout(shape);
    const half = children / 2 + 0.5;
    const view = {
      from: -half,
      to: half,
      rows: [
        [0, 2],
        [20, 22],
      ] as const,
    };
    const pixels = new Uint32Array(width * height);
    new BranchPainter().paint({ pixels, width, height }, levels, x, view, grey, allSeen, true);
    return Math.max(...pixels.map((pixel) => pixel >>> 24));
  };
  expect(strongest(5)).toBe(0xcc);
  expect(strongest(200)).toBeLessThan(0x60);
  expect(strongest(200)).toBeGreaterThan(0x20);
});

describe("A segment", () => {
  const painted = (x0: number, x1: number) => {
    const pixels = new Uint32Array(6 * 3);
    const run = { count: 1, parents: Float64Array.of(x0), children: Float64Array.of(x1) };
    paintSegments({ pixels, width: 6, height: 3 }, [0, 3], run, 0xff808080);
    return Array.from({ length: 3 }, (_, y) =>
      [...pixels.slice(6 * y, 6 * y + 6)].map((pixel) => pixel >>> 24),
    );
  };

  it("is a column of pixels where it goes straight down", () => {
    expect(painted(2, 2)).toEqual(Array(3).fill([0, 0, 255, 0, 0, 0]));
  });

  it("steps aside as it goes down, with no gap", () => {
    expect(painted(0, 3)).toEqual([
      [255, 255, 0, 0, 0, 0],
      [0, 255, 255, 0, 0, 0],
      [0, 0, 255, 255, 0, 0],
    ]);
    expect(painted(5, -1)).toEqual([
      [0, 0, 0, 255, 255, 255],
      [0, 255, 255, 255, 0, 0],
      [255, 255, 0, 0, 0, 0],
    ]);
  });

  it("is translucent where it covers a part of a pixel", () => {
    expect(painted(0, 0.75)).toEqual([
      [255, 64, 0, 0, 0, 0],
      [191, 128, 0, 0, 0, 0],
      [128, 191, 0, 0, 0, 0],
    ]);
  });
});
