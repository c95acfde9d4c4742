import { scaleLinear, scaleLog } from "d3";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { barScale, linearScale, logNotches, logScale } from "../../src/drawing/scale.ts";

const ends = fc.tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: -999, max: 999 }));

it("A linear scale puts a value where d3's would", () => {
  fc.assert(
    fc.property(ends, ends, fc.integer({ min: -999, max: 999 }), (domain, range, value) => {
      expect(linearScale(domain, range)(value)).toBeCloseTo(scaleLinear(domain, range)(value), 6);
    }),
  );
});

it("A logarithmic scale puts a value where d3's would", () => {
  const above = fc.integer({ min: 1, max: 1e6 });
  fc.assert(
    fc.property(fc.tuple(above, above), ends, above, (domain, range, value) => {
      expect(logScale(domain, range)(value)).toBeCloseTo(scaleLog(domain, range)(value), 6);
    }),
  );
});

describe("The lengths of bars", () => {
  it("are in proportion to the counts, up to the whole room", () => {
    const scale = barScale(400, false);
    expect([0, 100, 200, 400].map(scale)).toEqual([0, 25, 50, 100]);
  });

  it("are, on a logarithmic scale, equal steps for equal factors, from nothing at 1", () => {
    const scale = barScale(1000, true);
    expect([0, 1].map(scale)).toEqual([0, 0]);
    expect(scale(1000)).toBeCloseTo(100, 10);
    expect(scale(10) - scale(1)).toBeCloseTo(scale(100) - scale(10), 10);
    expect(scale(10)).toBeCloseTo(100 / 3, 10);
  });
});

describe("Notches of a logarithmic axis", () => {
  it("climb from 0 to the end, no number twice, with every power of ten", () => {
    const notches = logNotches(10_000, 40);
    expect(notches.slice(0, 6)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(notches).toEqual([...new Set(notches)].sort((a, b) => a - b));
    expect(notches).toEqual(expect.arrayContaining([10, 100, 1000, 10_000]));
    expect(notches.at(-1)).toBe(10_000);
  });
});
