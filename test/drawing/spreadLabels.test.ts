import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spreadLabels } from "../../src/drawing/spreadLabels.ts";

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
