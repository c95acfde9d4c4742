import { describe, expect, it } from "vitest";
import { type Options, searches, ticTacToe } from "../../src/engine/index.ts";

describe.each(Object.entries(searches))("%s, asked for what makes no sense,", (_name, search) => {
  const run = (options: unknown) => () => search(ticTacToe, ticTacToe.start, options as Options);

  it.each([
    [Number.NaN, "NaN"],
    [-1, "-1"],
    [1.5, "1.5"],
    [-Infinity, "-Infinity"],
    ["3", "3"],
    [null, "null"],
  ])("refuses a depth of %j", (depth, shown) => {
    const sentence = `depth must be a whole number of plies, 0 or more, or Infinity for no limit, not ${shown}`;
    expect(run({ depth })).toThrow(new RangeError(sentence));
  });

  it.each([
    [[3, 3], "[3, 3]"],
    [[4, 3], "[4, 3]"],
    [[Number.NaN, 3], "[NaN, 3]"],
    [["1", "3"], "[1, 3]"],
    [[1], "[1]"],
    [[], "[]"],
    [[1, 2, 3], "[1, 2, 3]"],
    [null, "null"],
    [7, "7"],
  ])("refuses a window of %j", (window, shown) => {
    const sentence = `window must be two numbers [alpha, beta] with alpha < beta, not ${shown}`;
    expect(run({ depth: 1, window })).toThrow(new RangeError(sentence));
  });

  it("takes an unlimited depth and an unbounded window for the defaults", () => {
    const position = ticTacToe.read("XOXXO....");
    const plain = search(ticTacToe, position);
    expect(search(ticTacToe, position, { depth: Infinity, window: [-Infinity, Infinity] })).toEqual(plain);
    expect(search(ticTacToe, position, { depth: undefined, window: undefined })).toEqual(plain);
  });
});
