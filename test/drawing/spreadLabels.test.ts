import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeRungs, rungHeight, spreadLabels } from "../../src/drawing/spreadLabels.ts";

describe("Labels that are spread", () => {
  it("stand apart, in their order, within their room", () => {
    const wanted = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(wanted, (heights) => {
        const placed = spreadLabels(heights, 15, 0, 200);
        const byHeight = heights.map((_, i) => i).sort((one, other) => heights[one] - heights[other]);
        for (const [rank, i] of byHeight.entries()) {
          expect(placed[i]).toBeGreaterThanOrEqual(0);
          expect(placed[i]).toBeLessThanOrEqual(200);
          if (rank > 0) expect(placed[i] - placed[byHeight[rank - 1]]).toBeGreaterThanOrEqual(15);
        }
      }),
    );
  });

  it("stay where they want to be while there is room", () => {
    expect(spreadLabels([100, 20, 60], 15, 0, 200)).toEqual([100, 20, 60]);
  });
});

const ladder = fc.record({
  count: fc.integer({ min: 1, max: 60 }),
  row: fc.double({ min: 2, max: 128, noNaN: true }),
  top: fc.integer({ min: -2000, max: 300 }),
  height: fc.integer({ min: 200, max: 640 }),
});

describe("The number lines of a ladder", () => {
  it("stand at the heights of their nodes where rows have room for them", () => {
    expect(placeRungs([50, 150, 250], 100, 400)).toEqual([50, 150, 250]);
  });

  it("never overlap, and none leaves the frame", () => {
    fc.assert(
      fc.property(ladder, ({ count, row, top, height }) => {
        const wanted = Array.from({ length: count }, (_, ply) => top + ply * row);
        const placed = placeRungs(wanted, row, height).filter((y) => y !== undefined);
        for (const [i, y] of placed.entries()) {
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(height);
          if (i > 0) expect(y - placed[i - 1]).toBeGreaterThanOrEqual(Math.min(rungHeight, row) - 1e-6);
        }
      }),
    );
  });

  it("are there for all plies as long as there is room, and else for the last ones", () => {
    const close = Array.from({ length: 40 }, (_, ply) => 20 + ply * 5);
    const placed = placeRungs(close, 5, 500);
    expect(placed.slice(-11).every((y) => y !== undefined)).toBe(true);
    expect(placed.slice(0, -11).every((y) => y === undefined)).toBe(true);
    expect(placeRungs(close.slice(0, 9), 5, 500).every((y) => y !== undefined)).toBe(true);
  });
});
