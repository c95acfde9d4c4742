import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arcPath } from "../../src/drawing/arcPath.ts";

const place = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 600 }) });
const ends = fc
  .tuple(place, place, fc.integer({ min: 14, max: 60 }))
  .filter(([from, to]) => from.x !== to.x || from.y !== to.y);

/** The start, the handle and the end of a path that is one quadratic curve. */
function pointsOf(path: string): { x: number; y: number }[] {
  expect(path).toMatch(/^M[^MCLQZ]+Q[^MCLQZ]+$/);
  const numbers = path.match(/-?\d+(\.\d+)?(e-?\d+)?/g)!.map(Number);
  expect(numbers).toHaveLength(6);
  return [0, 2, 4].map((at) => ({ x: numbers[at], y: numbers[at + 1] }));
}

describe("arcPath", () => {
  it("runs from the one node to the other", () => {
    fc.assert(
      fc.property(ends, ([from, to, highest]) => {
        const [start, , end] = pointsOf(arcPath(from, to, highest));
        expect([start, end]).toEqual([from, to]);
      }),
    );
  });

  it("is never higher over its line than it may be, nor flat", () => {
    fc.assert(
      fc.property(ends, ([from, to, highest]) => {
        const [, handle] = pointsOf(arcPath(from, to, highest));
        const out = Math.hypot(handle.x - (from.x + to.x) / 2, handle.y - (from.y + to.y) / 2) / 2;
        expect(out).toBeLessThanOrEqual(highest + 0.01);
        expect(out).toBeGreaterThanOrEqual(13.9);
      }),
    );
  });

  it("bends upwards, and to the left between nodes right above each other", () => {
    fc.assert(
      fc.property(ends, ([from, to, highest]) => {
        const [, handle] = pointsOf(arcPath(from, to, highest));
        if (from.x === to.x) expect(handle.x).toBeLessThan(from.x);
        else expect(handle.y).toBeLessThan((from.y + to.y) / 2 + 0.01);
      }),
    );
  });

  it("is the same whichever end it starts from", () => {
    fc.assert(
      fc.property(ends, ([from, to, highest]) => {
        const [there, back] = [arcPath(from, to, highest), arcPath(to, from, highest)].map(pointsOf);
        for (const axis of ["x", "y"] as const) expect(there[1][axis]).toBeCloseTo(back[1][axis], 1);
      }),
    );
  });
});
