import { scaleLinear, scaleLog } from "d3";
import fc from "fast-check";
import { expect, it } from "vitest";
import { linearScale, logScale } from "../../src/drawing/scale.ts";

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
