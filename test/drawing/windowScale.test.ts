import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { windowScale } from "../../src/drawing/windowScale.ts";

const finite = fc.oneof(fc.integer({ min: -100, max: 100 }), fc.double({ min: -1e9, max: 1e9, noNaN: true }));
const line = fc.record({ values: fc.array(finite), length: fc.integer({ min: 40, max: 400 }) });

describe("windowScale", () => {
  it("puts the infinities at the two ends", () => {
    fc.assert(
      fc.property(line, ({ values, length }) => {
        const scale = windowScale(values, length);
        expect([scale(-Infinity), scale(Infinity)]).toEqual([0, length]);
      }),
    );
  });

  it("never puts a greater score to the left of a smaller one", () => {
    fc.assert(
      fc.property(line, fc.array(fc.double({ noNaN: true })), ({ values, length }, others) => {
        const scale = windowScale(values, length);
        const places = [-Infinity, ...values, ...others, Infinity].sort((a, b) => a - b).map(scale);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });

  it("tells scores that it was made for apart from each other and from the infinities", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: -50, max: 50 }), { minLength: 1 }), (values) => {
        const scale = windowScale(values, 100);
        const places = values.map(scale);
        expect(new Set(places).size).toBe(values.length);
        expect(Math.min(...places)).toBeGreaterThan(0);
        expect(Math.max(...places)).toBeLessThan(100);
      }),
    );
  });

  it("puts a lone score in the middle, whatever infinities stand beside it", () => {
    expect(windowScale([7, Infinity, 7, -Infinity], 80)(7)).toBe(40);
  });

  it("lets no outlier squeeze the other scores, and says where it leaves something out", () => {
    const scale = windowScale([2, 3, 4, 5, 6, 8, 12, 14, 1000], 100);
    expect(scale(14) - scale(2)).toBeGreaterThan(40);
    expect(scale(3) - scale(2)).toBeGreaterThan(2);
    expect(scale.breaks).toHaveLength(1);
    expect(scale.breaks[0]).toBeGreaterThan(scale(14));
    expect(scale.breaks[0]).toBeLessThan(scale(1000));
    const far = windowScale([-1e308, 1, 2, 3, 1e308], 100);
    expect(far(3)).toBeGreaterThan(far(-1e308));
  });

  it("is linear where there is no outlier", () => {
    const scale = windowScale([0, 2, 6, 10], 100);
    expect(scale.breaks).toEqual([]);
    expect(scale(5)).toBeCloseTo(50, 6);
    expect(scale(7.5) - scale(5)).toBeCloseTo(scale(5) - scale(2.5), 6);
  });
});
