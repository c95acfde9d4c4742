import { expect, it } from "vitest";
import { boundsOf, readBound, writeBound } from "../../../src/tools/playground/bound.ts";

it.each([
  ["3", "3"],
  ["−2.5", "-2.5"],
  ["-0", "0"],
  ["−∞", "-inf"],
  ["Inf", "inf"],
  [" ∞ ", "inf"],
])("%s is the bound %s of a link", (typed, bound) => {
  expect(readBound(typed, "inf")).toBe(bound);
});

it("A field left empty asks for the widest bound", () => {
  expect([readBound("", "-inf"), readBound("  ", "inf")]).toEqual(["-inf", "inf"]);
});

it.each(["three", "NaN", "1e999", "3,4", "constructor", "__proto__"])(
  "%s is refused with what a bound is",
  (typed) => {
    expect(() => readBound(typed, "inf")).toThrow(`"${typed}" is no bound: type a number, −∞ or ∞`);
  },
);

it("The fields have the window of a link, and the widest where it has none or a broken one", () => {
  expect(boundsOf("-2,inf")).toEqual(["-2", "inf"]);
  for (const window of [null, "", "a", "3", "3,", ",3", "3,4,5", "a,b"])
    expect(boundsOf(window)).toEqual(["-inf", "inf"]);
});

it("What a link holds is read back from what a reader sees", () => {
  for (const bound of ["-inf", "inf", "3", "-2.5", "0"])
    expect(readBound(writeBound(bound), "inf")).toBe(bound);
});
