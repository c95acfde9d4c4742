import { expect, test } from "vitest";
import { withRoundedDrawings } from "../../../scripts/config/roundedDrawings.ts";

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
  expect(withRoundedDrawings(drawn(before))).toBe(drawn(after));
});

test("What a drawing says, its shares and scales, and all beside it, stay as they are", () => {
  const html = drawn(
    '<g aria-label="mean 0.33333" data-x="0.33333" style="opacity: 0.33333" opacity="0.33333">0.33333</g>',
  );
  expect(withRoundedDrawings(html)).toBe(html);
});
