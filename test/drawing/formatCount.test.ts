import { describe, expect, it } from "vitest";
import { countWords, formatAmount, timesWords } from "../../src/drawing/formatCount.ts";

describe("Amounts and counts in words", () => {
  it("puts commas between thousands, and none behind the point", () => {
    const amounts = [999, 1000, -30_000, 6234.5, 1_234_567.891, 0, Infinity, 1e22];
    expect(amounts.map(formatAmount)).toEqual([
      "999",
      "1,000",
      "−30,000",
      "6,234.5",
      "1,234,567.891",
      "0",
      "∞",
      "1e+22",
    ]);
  });

  it("counts one as one, and nothing as many", () => {
    expect([0, 1, 1000].map((count) => countWords(count, "game"))).toEqual([
      "0 games",
      "1 game",
      "1,000 games",
    ]);
    expect([1, 2].map((count) => countWords(count, "ply", "plies"))).toEqual(["1 ply", "2 plies"]);
    expect([0, 1, 2, 3].map(timesWords)).toEqual(["never", "once", "twice", "3 times"]);
  });
});
