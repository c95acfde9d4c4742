import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { simplexLayout } from "../../src/drawing/simplexLayout.ts";

const frame = { width: 260, height: 230, margin: 20 };
const shares = fc
  .array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 3 })
  .filter((parts) => parts.some((part) => part > 0))
  .map((parts) => parts.map((part) => part / parts.reduce((sum, other) => sum + other, 0)));
const point = fc.record({ x: fc.integer({ min: -300, max: 600 }), y: fc.integer({ min: -300, max: 600 }) });

describe("simplexLayout", () => {
  it("draws a triangle with equal sides inside its frame", () => {
    const { corners } = simplexLayout(3, frame);
    const sides = corners.map(({ x, y }, i) =>
      Math.hypot(x - corners[(i + 1) % 3].x, y - corners[(i + 1) % 3].y),
    );
    for (const side of sides) expect(side).toBeCloseTo(sides[0], 9);
    for (const { x, y } of corners) {
      expect(x).toBeGreaterThanOrEqual(20 - 1e-9);
      expect(x).toBeLessThanOrEqual(240 + 1e-9);
      expect(y).toBeGreaterThanOrEqual(20 - 1e-9);
      expect(y).toBeLessThanOrEqual(210 + 1e-9);
    }
  });

  it("puts a pure strategy on its corner and the even mixture in the middle", () => {
    const { corners, place } = simplexLayout(3, frame);
    expect([0, 1, 2].map((i) => place([0, 1, 2].map((j) => Number(i === j))))).toEqual(corners);
    expect(place([1 / 3, 1 / 3, 1 / 3]).x).toBeCloseTo(130, 9);
    expect(simplexLayout(2, frame).place([0.5, 0.5])).toEqual({ x: 130, y: 115 });
  });

  it("reads back every strategy that it places", () => {
    fc.assert(
      fc.property(shares, (strategy) => {
        const { place, strategyAt } = simplexLayout(strategy.length, frame);
        const read = strategyAt(place(strategy));
        for (const [i, share] of strategy.entries()) expect(read[i]).toBeCloseTo(share, 9);
      }),
    );
  });

  it("takes any point for the strategy that lies nearest to it", () => {
    fc.assert(
      fc.property(point, shares, ({ x, y }, other) => {
        const { place, strategyAt } = simplexLayout(other.length, frame);
        const found = strategyAt({ x, y });
        expect(found.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        for (const share of found) expect(share).toBeGreaterThanOrEqual(0);
        const away = (strategy: readonly number[]) => {
          const at = place(strategy);
          return Math.hypot(at.x - x, at.y - y);
        };
        expect(away(found)).toBeLessThanOrEqual(away(other) + 1e-6);
      }),
    );
  });

  it("refuses what cannot be drawn", () => {
    expect(() => simplexLayout(4, frame)).toThrow("2 or 3 actions, not 4");
  });
});
