import { expect, test } from "vitest";
import { drawnWidths, nearestWidth } from "../../../src/kit/figure/drawnWidths.ts";

test.each(drawnWidths)("A place of %i pixels gets its own drawing", (width) => {
  expect(nearestWidth(width)).toBe(width);
});

test("Any other place gets the drawing that looks most like it", () => {
  expect([100, 328, 500, 508, 736, 888, 1060, 3000].map(nearestWidth)).toEqual([
    358, 358, 358, 712, 712, 968, 1120, 1120,
  ]);
});
