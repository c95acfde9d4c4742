import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isExact,
  readFraction,
  scaleFraction,
  writeFraction,
  writeSum,
} from "../../../src/engine/games/fraction.ts";

const digits = fc.integer({ min: 0, max: 999_999_999 });
const below = fc.integer({ min: 1, max: 999_999_999 });

describe("fractions", () => {
  it.each([
    ["1/6", 1, 6],
    ["2/12", 1, 6],
    ["0/5", 0, 1],
    ["0.9", 9, 10],
    [".25", 1, 4],
    ["1.", 1, 1],
    ["1", 1, 1],
    ["0.50", 1, 2],
    ["007/0014", 1, 2],
    ["0.000000001", 1, 1_000_000_000],
    ["0.5000000000000", 1, 2],
  ])("reads %s", (text, numerator, denominator) => {
    expect(readFraction(text)).toEqual({ numerator, denominator });
  });

  it.each([
    "",
    ".",
    "/",
    "1/",
    "/2",
    "1/2/3",
    "-1/2",
    "1/0",
    "0.5/2",
    "1e-1",
    "1234567890/1234567891",
    "0.1234567891",
    "half",
  ])("does not read %j", (text) => {
    expect(readFraction(text)).toBeUndefined();
  });

  it("come back as they are written, and are exact", () => {
    fc.assert(
      fc.property(digits, below, (numerator, denominator) => {
        const fraction = readFraction(`${numerator}/${denominator}`)!;
        expect(isExact(fraction)).toBe(true);
        expect(fraction.numerator * denominator - numerator * fraction.denominator).toBeCloseTo(0, -1);
        expect(readFraction(writeFraction(fraction))).toEqual(fraction);
      }),
    );
  });

  it("are multiplied exactly, or not at all", () => {
    const times = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(digits, below, times, times, (numerator, denominator, over, under) => {
        const fraction = readFraction(`${numerator}/${denominator}`)!;
        const scaled = scaleFraction(fraction, over, under);
        const [above, beneath] = [BigInt(numerator) * BigInt(over), BigInt(denominator) * BigInt(under)];
        if (scaled) {
          expect(isExact(scaled)).toBe(true);
          expect(BigInt(scaled.numerator) * beneath).toBe(above * BigInt(scaled.denominator));
        } else expect(above > 1_000_000_000n || beneath > 1_000_000_000n).toBe(true);
      }),
    );
    expect(scaleFraction({ numerator: 5, denominator: 6 }, 2, 3)).toEqual({ numerator: 5, denominator: 9 });
    expect(scaleFraction({ numerator: 1, denominator: 999_999_937 }, 1, 2)).toBeUndefined();
  });

  it("are not exact unreduced, negative, or broken", () => {
    for (const [numerator, denominator] of [
      [2, 4],
      [-1, 2],
      [1, 0],
      [0.5, 1],
      [0, 2],
      [1, 1e9 + 7],
    ])
      expect(isExact({ numerator, denominator })).toBe(false);
  });

  it("sum exactly, as floating point does not", () => {
    const sum = (...texts: string[]) => writeSum(texts.map((text) => readFraction(text)!));
    expect(sum("0.1", "0.2", "0.7")).toBe("1");
    expect(sum(...Array.from({ length: 49 }, () => "1/49"))).toBe("1");
    expect(sum("1/2", "1/3")).toBe("5/6");
    expect(sum("0.333333333", "0.333333333", "0.333333333")).toBe("999999999/1000000000");
    expect(sum()).toBe("0");
  });

  it("are not summed where their common denominator grows without end", () => {
    const primes = [999_999_937, 999_999_929, 999_999_893, 999_999_883];
    expect(writeSum(primes.map((denominator) => ({ numerator: 1, denominator })))).toBeUndefined();
  });
});
