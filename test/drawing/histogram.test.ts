import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { histogram } from "../../src/drawing/histogram.ts";

describe("histogram", () => {
  it("counts every value in the one stretch that holds it, in equal stretches side by side", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -50, max: 300 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 30 }),
        (values, most) => {
          const bars = histogram(values, most);
          expect(bars.length).toBeLessThanOrEqual(most);
          expect(bars[0].from).toBe(Math.min(...values));
          expect(bars.at(-1)!.to).toBeGreaterThanOrEqual(Math.max(...values));
          expect(bars.at(-1)!.count).toBeGreaterThan(0);
          for (const [i, { from, to, count }] of bars.entries()) {
            expect(count).toBe(values.filter((value) => value >= from && value <= to).length);
            expect(to - from).toBe(bars[0].to - bars[0].from);
            if (i > 0) expect(from).toBe(bars[i - 1].to + 1);
          }
          // Shorter stretches would be too many.
          const shorter = bars[0].to - bars[0].from;
          const span = Math.max(...values) - Math.min(...values) + 1;
          if (shorter > 0) expect(Math.ceil(span / shorter)).toBeGreaterThan(most);
        },
      ),
    );
  });

  it("has a bar for each number where there is room, and none without values", () => {
    expect(histogram([5, 7, 7], 10)).toEqual([
      { from: 5, to: 5, count: 1 },
      { from: 6, to: 6, count: 0 },
      { from: 7, to: 7, count: 2 },
    ]);
    expect(histogram([], 10)).toEqual([]);
  });
});
