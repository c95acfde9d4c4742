import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatShort } from "../../src/drawing/formatShort.ts";
import { formatValue } from "../../src/drawing/formatValue.ts";

describe("formatShort", () => {
  it("prints what is not large as figures print it elsewhere", () => {
    const value = fc.oneof(
      fc.double({ min: -999_999, max: 999_999, noNaN: true }),
      fc.constantFrom(Infinity, -Infinity, -0),
    );
    fc.assert(
      fc.property(value, (value) => {
        expect(formatShort(value)).toBe(formatValue(value));
      }),
    );
  });

  it("tells of a large number its size", () => {
    expect([2 ** 31, -(2 ** 31), 1e6, -1e100].map(formatShort)).toEqual([
      "2.1e9",
      "−2.1e9",
      "1.0e6",
      "−1.0e100",
    ]);
  });
});
