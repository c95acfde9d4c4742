import { expect, it } from "vitest";
import { fitLabel } from "../../src/drawing/fitLabel.ts";
import { formatInterval, formatValue } from "../../src/drawing/formatValue.ts";

/** The least and the greatest half width that a layout gives its nodes. */
const [narrow, wide] = [15, 23];
/** Pixels of type that can be read on a screen. */
const smallestRead = 7;

it("Whole numbers stand in their shapes as they are", () => {
  for (const radius of [narrow, wide]) {
    for (const value of [0, 7, -7, 14, -12, 100]) {
      expect(fitLabel(formatValue(value), radius, true)).toMatchObject({
        text: formatValue(value),
        beside: false,
      });
      expect(fitLabel(formatInterval(value, Infinity), radius, false).beside).toBe(false);
    }
  }
});

it("Estimates can be read in the smallest square, and beside the smallest triangle", () => {
  expect(fitLabel("−0.004", narrow, true)).toMatchObject({ text: "−.004", beside: false });
  expect(fitLabel("−0.004", narrow, true).size).toBeGreaterThan(smallestRead);
  expect(fitLabel("≥−0.004", narrow, false)).toEqual({ text: "≥−0.004", size: 10, beside: true });
  expect(fitLabel("10.5", narrow, true).text).toBe("10.5");
});

it("An estimate of two decimals is as large as small print, in the smallest square too", () => {
  for (const value of [0.1, 0.05, 0.25, -0.1, -0.15, -0.25])
    for (const radius of [narrow, 18, wide])
      expect(fitLabel(formatValue(value), radius, true).size).toBeGreaterThan(10);
  expect(fitLabel("0.05", narrow, true).text).toBe("0.05");
  expect(fitLabel("−0.25", narrow, true).text).toBe("−.25");
});

it("No label is wider than its square", () => {
  for (const radius of [narrow, 18, wide])
    for (const label of ["3", "−12", "−0.028", "0.25", "−100", "123.456", "−2147483648"]) {
      const { text, size } = fitLabel(label, radius, true);
      expect(size * 0.6 * (text.length - (text.includes(".") ? 0.5 : 0))).toBeLessThanOrEqual(1.56 * radius);
    }
});
