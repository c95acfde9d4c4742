import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeValues, valueAt } from "../../../src/trace/wholeTree/valueCodes.ts";

describe("Codes of values", () => {
  it("give every value back", () => {
    const value = fc.oneof(
      fc.integer({ min: -400, max: 400 }).map((n) => n / 2000),
      fc.constantFrom(-1, 0, 1, 1e9),
    );
    fc.assert(
      fc.property(fc.array(value), (numbers) => {
        const coded = codeValues(Float64Array.from(numbers));
        expect(numbers.map((_, node) => valueAt(coded, node))).toEqual(numbers);
        expect(coded.codes.BYTES_PER_ELEMENT).toBe(2);
      }),
    );
  });

  it("leave whole numbers of one or two bytes as they are", () => {
    const values = Int8Array.of(3, -1, 3);
    expect(codeValues(values)).toEqual({ codes: values, list: undefined });
    expect(valueAt(codeValues(values), 1)).toBe(-1);
  });

  it("leave more values than there are codes as they are", () => {
    const most = Float64Array.from({ length: 65_536 }, (_, i) => i / 7);
    expect(valueAt(codeValues(most), 65_535)).toBe(65_535 / 7);
    const more = Float64Array.from({ length: 65_537 }, (_, i) => i / 7);
    expect(codeValues(more).codes).toBe(more);
  });
});
