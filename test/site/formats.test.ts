import { expect, it } from "vitest";
import { fixed, list, percent, range, scoreWithin, write } from "../../src/site/formats.ts";
import { cellsOf } from "../../src/site/rows.ts";

it("Numbers have commas, a true minus sign and at most three decimals", () => {
  expect([1234567, -0.5, 1 / 3, -0, -Infinity].map(write)).toEqual(["1,234,567", "−0.5", "0.333", "0", "−∞"]);
  expect([fixed(-1 / 18, 4), fixed(2, 1)]).toEqual(["−0.0556", "2.0"]);
});

it("Shares are whole percent, and a little is not nothing", () => {
  expect([0, 0.001, 0.005, 0.5, 1].map(percent)).toEqual([
    "0\u00a0%",
    "< 1\u00a0%",
    "1\u00a0%",
    "50\u00a0%",
    "100\u00a0%",
  ]);
});

it("An interval may begin at nothing", () => {
  expect(range(0.001, 0.092)).toMatch(/^0\u00a0%\P{N}+9\u00a0%$/u);
  expect(scoreWithin(0.5, 0.4, 0.6)).toMatch(/^50\u00a0%\P{N}+40\P{N}+60$/u);
});

it("The last of several things is told by another word than the rest", () => {
  expect(list([])).toBe("");
  expect(list(["1"])).toBe("1");
  expect(list([1, 2, 3])).toMatch(/^1, 2[^,\d]+3$/);
});

it("Cells of a table are numbers to be written, or texts", () => {
  expect(cellsOf([[1000, "−0.10"]])).toEqual([["1,000", "−0.10"]]);
});
