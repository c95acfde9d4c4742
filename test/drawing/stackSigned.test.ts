import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stackSigned } from "../../src/drawing/stackSigned.ts";

const parts = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 6 });

describe("stackSigned", () => {
  it("puts what is positive to the right of 0 and what is negative to the left, each as long as it is large", () => {
    const { pieces, zero, sum } = stackSigned([3, -1, 2], 120, 6);
    expect(zero).toBe(60);
    expect(pieces).toEqual([
      { x: 60, width: 30 },
      { x: 50, width: 10 },
      { x: 90, width: 20 },
    ]);
    expect(sum).toBe(60 + 40);
  });

  it("lets no piece lie on another, and none leave the bar", () => {
    fc.assert(
      fc.property(parts, (values) => {
        const { pieces, sum } = stackSigned(values, 300, 10);
        const drawn = pieces.filter(({ width }) => width > 0).toSorted((one, other) => one.x - other.x);
        for (const [i, { x, width }] of drawn.entries()) {
          expect(x).toBeGreaterThanOrEqual(-1e-9);
          expect(x + width).toBeLessThanOrEqual((drawn[i + 1]?.x ?? 300) + 1e-9);
        }
        expect(sum).toBeGreaterThanOrEqual(0);
        expect(sum).toBeLessThanOrEqual(300);
      }),
    );
  });

  it("draws a sum of 0 in the middle, and nothing of parts that are 0", () => {
    const { pieces, sum } = stackSigned([0, 0], 200, 5);
    expect(sum).toBe(100);
    expect(pieces.map(({ width }) => width)).toEqual([0, 0]);
  });
});
