import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Column, ColumnReader } from "../../../src/trace/depthFirst/column.ts";

const infinities = [Infinity, -Infinity];
const number = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -130, max: 130 }) },
  { weight: 1, arbitrary: fc.integer({ min: -33_000, max: 33_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }) },
  { weight: 1, arbitrary: fc.constantFrom(...infinities) },
);
const anyNumber = fc.oneof(
  number,
  fc.double({ noNaN: true }).map((value) => value + 0),
);

function kept(column: Column): number[] {
  const reader = new ColumnReader(column.copy());
  return Array.from({ length: reader.length }, (_, index) => reader.at(index));
}

describe("Column", () => {
  it("gives back every number it was given, in order, again and again", () => {
    const column = new Column();
    fc.assert(
      fc.property(fc.oneof(fc.array(number), fc.array(anyNumber)), (numbers) => {
        column.clear();
        for (const value of numbers) column.push(value);
        expect(kept(column)).toEqual(numbers);
      }),
    );
  });

  it.each([
    [[0, 126, -127, ...infinities], Int8Array],
    [[127, ...infinities], Int16Array],
    [[-128], Int16Array],
    [[32_766, -32_767], Int16Array],
    [[32_767], Int32Array],
    [[2 ** 31 - 2, ...infinities], Int32Array],
    [[2 ** 31 - 1], Float64Array],
    [[0.5, ...infinities], Float64Array],
  ])("keeps %j as narrow as can be", (numbers, width) => {
    const column = new Column();
    for (const value of numbers) column.push(value);
    expect(column.copy()).toBeInstanceOf(width);
    expect(kept(column)).toEqual(numbers);
  });

  it("widens after it has grown and shrinks when it is cleared", () => {
    const numbers = Array.from({ length: 200_000 }, (_, index) =>
      index % 1000 === 0 ? Infinity : (index % 250) - 125,
    );
    const column = new Column();
    for (const last of [1, 1000, 100_000, 0.25, 1]) {
      column.clear();
      for (const value of numbers) column.push(value);
      column.push(last);
      expect(kept(column)).toEqual([...numbers, last]);
    }
    expect(column.copy()).toBeInstanceOf(Int8Array);
  });

  it("makes −0 plain and refuses NaN", () => {
    const column = new Column();
    column.push(-0);
    column.push(0.5);
    column.push(-0);
    expect(kept(column)).toEqual([0, 0.5, 0]);
    expect(() => column.push(Number.NaN)).toThrow("NaN");
  });
});
