import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatAmount,
  formatCount,
  formatInterval,
  formatShort,
  formatValue,
  sayValue,
} from "../../src/drawing/formatValue.ts";

const score = fc.oneof(
  fc.integer({ min: -50, max: 50 }),
  fc.double({ noNaN: true }),
  fc.constantFrom(-0, Infinity, -Infinity),
);
/** What a printed score says, read back. */
const readBack = (text: string) => Number(text.replace("−", "-").replace("∞", "Infinity"));

describe("formatValue", () => {
  it("prints a true minus sign and ∞", () => {
    expect([3, -4, 0, Infinity, -Infinity].map(formatValue)).toEqual(["3", "−4", "0", "∞", "−∞"]);
  });

  it("prints three decimals at most, and no more than there are", () => {
    expect([0.5, -1 / 3, 2.0004].map(formatValue)).toEqual(["0.5", "−0.333", "2"]);
  });

  it("never gives zero a sign", () => {
    expect([-0, -0.0001, 0.0001].map(formatValue)).toEqual(["0", "0", "0"]);
  });

  it("prints any number so that it reads as itself, to half a thousandth, without a hyphen before it", () => {
    fc.assert(
      fc.property(score, (value) => {
        const text = formatValue(value);
        expect(text).toMatch(/^−?(∞|\d+(\.\d{1,3})?|\d(\.\d+)?e\+\d+)$/);
        const back = readBack(text);
        if (Number.isFinite(value)) {
          expect(Math.abs(back - value)).toBeLessThanOrEqual(0.0005 + Math.abs(value) * 1e-15);
        } else expect(back).toBe(value);
      }),
    );
  });
});

describe("formatInterval", () => {
  it("says of a value what is known of it, and a question mark where that is nothing", () => {
    const intervals = [
      [3, 3],
      [3, Infinity],
      [-Infinity, -2],
      [-Infinity, Infinity],
      [-2, 5],
    ] as const;
    expect(intervals.map(([low, high]) => formatInterval(low, high))).toEqual([
      "=3",
      "≥3",
      "≤−2",
      "?",
      "−2…5",
    ]);
  });
});

it("In a sentence a value whose decimals were left out stands behind ≈, and no other", () => {
  expect([0.1234567, -0.1234567, 0.125, 0.1 + 0.2, 3, Infinity].map(sayValue)).toEqual([
    "≈ 0.123",
    "≈ −0.123",
    "0.125",
    "0.3",
    "3",
    "∞",
  ]);
  expect([formatInterval(1 / 3, 1 / 3), formatInterval(0.5, 0.5)]).toEqual(["≈0.333", "=0.5"]);
});

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

describe("Amounts and counts in words", () => {
  it("puts commas between thousands, and none behind the point", () => {
    const amounts = [999, 1000, -30_000, 6234.5, 1_234_567.891, 0, Infinity, 1e22];
    expect(amounts.map(formatAmount)).toEqual([
      "999",
      "1,000",
      "−30,000",
      "6,234.5",
      "1,234,567.891",
      "0",
      "∞",
      "1e+22",
    ]);
  });
});

describe("formatCount", () => {
  it("puts commas between thousands, and keeps three decimals of a quotient", () => {
    expect([0, 999, 1000, 41_642, 1e9, 0.12345].map(formatCount)).toEqual([
      "0",
      "999",
      "1,000",
      "41,642",
      "1,000,000,000",
      "0.123",
    ]);
  });
});
