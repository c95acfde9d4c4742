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
});
