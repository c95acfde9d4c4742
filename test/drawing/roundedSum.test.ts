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

  it("add up as they are printed", () => {
    const part = fc.double({ min: 0, max: 3, noNaN: true });
    fc.assert(
      fc.property(part, part, (one, other) => {
        const places = placesThatAddUp(one, other, 2);
        fc.pre(places < 6);
        const [first, second, sum] = [one, other, one + other].map((value) => Number(value.toFixed(places)));
        expect((first + second).toFixed(places)).toBe(sum.toFixed(places));
      }),
    );
  });
});
