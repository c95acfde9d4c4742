import fc from "fast-check";
import { expect, test } from "vitest";
import { withSmallerDrawings } from "../../../scripts/config/smallerDrawings.ts";

const drawn = (inside: string) => `<p width="1.23456">0.12345</p><svg viewBox="0 0 9 9">${inside}</svg>`;

test.each([
  ['<rect x="-27.02297" width="54"></rect>', '<rect x="-27.02" width="54"></rect>'],
  ['<path d="M1.005001,2L-3.14159e-7 4.5"></path>', '<path d="M1.01,2L0 4.5"></path>'],
  [
    '<g transform="translate(312.41892 0.999) scale(1.2345)">',
    '<g transform="translate(312.42 1) scale(1.2345)">',
  ],
  ['<i style="stroke-width: 1.73333;"></i>', '<i style="stroke-width: 1.73;"></i>'],
])("Lengths in a drawing keep two decimals: %s", (before, after) => {
  expect(withSmallerDrawings(drawn(before))).toBe(drawn(after));
});

test("What a drawing says, its shares and scales, and all beside it, stay as they are", () => {
  const html = drawn(
    '<g aria-label="mean 0.33333" data-x="0.33333" style="opacity: 0.33333" opacity="0.33333">0.33333</g>',
  );
  expect(withSmallerDrawings(html)).toBe(html);
});

test("A line through many points tells each from the one before, and goes through all of them", () => {
  const length = fc.integer({ min: -99_999, max: 99_999 }).map((hundredths) => hundredths / 100);
  const points = fc.array(fc.tuple(length, length), { minLength: 9, maxLength: 40 });
  fc.assert(
    fc.property(points, (points) => {
      const html = withSmallerDrawings(drawn(`<path d="M${points.map(String).join("L")}"></path>`));
      const [, start, steps] = /d="M([^l]*)l([^"]*)"/.exec(html)!;
      const numbers = steps.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g)!.map(Number);
      const [x, y] = start.split(",").map(Number);
      const sums = (axis: number, first: number) =>
        points.map((_, count) =>
          numbers.filter((__, i) => i % 2 === axis && i < 2 * count).reduce((sum, step) => sum + step, first),
        );
      const round = (lengths: readonly number[]) => lengths.map((length) => Math.round(100 * length) + 0);
      expect(numbers).toHaveLength(2 * (points.length - 1));
      expect(round(sums(0, x))).toEqual(round(points.map(([x]) => x)));
      expect(round(sums(1, y))).toEqual(round(points.map(([, y]) => y)));
    }),
  );
});

test("A line of few points, and one that does more than that, stay as they are", () => {
  const few = `<path d="M0,0${"L1,1".repeat(7)}"></path>`;
  const bent = `<path d="M0,0${"L1,1".repeat(9)}Q1,2,3,4"></path>`;
  for (const path of [few, bent]) expect(withSmallerDrawings(drawn(path))).toBe(drawn(path));
});
