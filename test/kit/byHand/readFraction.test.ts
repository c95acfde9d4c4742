import { expect, it } from "vitest";
import { readFraction } from "../../../src/kit/byHand/readFraction.ts";

it("A number is read with decimals or as a fraction, whichever minus it has", () => {
  for (const [text, number] of [
    ["0.25", 0.25],
    [" 1/3 ", 1 / 3],
    ["−2/4", -0.5],
    ["3 / -2", -1.5],
    ["0/5", 0],
  ] as const)
    expect(readFraction(text), text).toBe(number);
});

it("What is no number is none", () => {
  for (const text of ["", "x", "1/", "/2", "1/0", "1/2/3", "1,5", "1/x"])
    expect(readFraction(text), text).toBeUndefined();
});
