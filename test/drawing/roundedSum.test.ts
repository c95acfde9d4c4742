import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placesThatAddUp, sumTexts } from "../../src/drawing/roundedSum.ts";

describe("Parts and their sum on the screen", () => {
  it("take one place more where the rounded parts would not add up", () => {
    expect(placesThatAddUp(0.5, 1.1774, 2)).toBe(2);
    // 0.62 + 0.04 beside 0.67 would be wrong.
    expect(placesThatAddUp(0.6244, 0.0446, 2)).toBe(3);
    expect([placesThatAddUp(Infinity, 1, 2), placesThatAddUp(Number.NaN, 1, 2)]).toEqual([2, 2]);
  });

  it("are printed without zeros at their ends", () => {
    expect(sumTexts(0.5, 1.17741, 3)).toEqual(["0.5", "1.177", "1.677"]);
    expect(sumTexts(0.5, Infinity, 3)).toEqual(["0.5", "∞", "∞"]);
  });

  it("add up as they are printed, each to within its last place", () => {
    const part = fc.double({ min: 0, max: 3, noNaN: true });
    fc.assert(
      fc.property(part, part, (one, other) => {
        const [first, second, sum] = sumTexts(one, other, 2).map(Number);
        expect((first + second).toFixed(6)).toBe(sum.toFixed(6));
        expect(Math.abs(first - one)).toBeLessThanOrEqual(0.005001);
        expect(Math.abs(second - other)).toBeLessThanOrEqual(0.005001);
        expect(Math.abs(sum - one - other)).toBeLessThanOrEqual(0.005001);
      }),
    );
  });
});
