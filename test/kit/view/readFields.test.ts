import fc from "fast-check";
import { expect, it } from "vitest";
import { formatValue } from "../../../src/drawing/formatValue.ts";
import { readNumber, readSwitch } from "../../../src/kit/view/readFields.ts";

it("A number is read as figures print it, with any minus sign", () => {
  fc.assert(
    fc.property(fc.integer({ min: -9999, max: 9999 }), (number) => {
      expect(readNumber(formatValue(number / 8))).toBeCloseTo(number / 8, 3);
    }),
  );
  expect([readNumber("-3"), readNumber("−3"), readNumber(" – 3".replace(" 3", "3"))]).toEqual([-3, -3, -3]);
  expect([readNumber("+2.50"), readNumber(".5"), readNumber("-0")]).toEqual([2.5, 0.5, 0]);
});

it("A number may be a fraction, with any minus sign and blanks within", () => {
  for (const [text, number] of [
    [" 1/3 ", 1 / 3],
    ["−2/4", -0.5],
    ["3 / -2", -1.5],
    ["0/-5", 0],
    ["0.5/2", 0.25],
  ] as const)
    expect(readNumber(text), text).toBe(number);
});

it("What is no plain number is none", () => {
  const fractions = ["1/", "/2", "1/0", "0/0", "1/2/3", "1/2/", "1/x", "1//2"];
  for (const text of ["", " ", "three", "1,5", "1 2", "--1", "0x10", "1e3", "Infinity", "=5", ...fractions]) {
    expect(readNumber(text), text).toBeUndefined();
  }
});

const read = (link: string, usual?: boolean) => readSwitch(new URLSearchParams(link), "sooner", usual);

it("A switch is on, off, or as it usually is", () => {
  expect([read("sooner=yes"), read("sooner=no"), read(""), read("", true)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

it("A switch that says anything else is refused by name", () => {
  expect(() => read("sooner=true")).toThrow('its sooner "true" is neither yes nor no');
});
