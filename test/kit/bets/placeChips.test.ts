import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chipHeight, placeChips } from "../../../src/kit/bets/placeChips.ts";

describe("placeChips", () => {
  it("lays no chip over another, however many stand in a row and however close", () => {
    const row = fc
      .tuple(fc.double({ min: 4, max: 90, noNaN: true }), fc.integer({ min: 1, max: 12 }))
      .map(([gap, count]) =>
        Array.from({ length: count }, (_, i) => ({ x: i * gap, y: 100, word: "settled" })),
      );
    fc.assert(
      fc.property(row, (wanted) => {
        const chips = placeChips(wanted);
        for (const [i, one] of chips.entries())
          for (const other of chips.slice(i + 1)) {
            const isBeside = Math.abs(one.x - other.x) >= (one.width + other.width) / 2;
            expect(isBeside || Math.abs(one.y - other.y) >= chipHeight).toBe(true);
          }
      }),
    );
  });

  it("keeps the words of chips that have room, at their places", () => {
    const [one, other] = placeChips([
      { x: 0, y: 10, word: "held" },
      { x: 80, y: 10, word: "lost" },
    ]);
    expect([one.says, other.says, one.y, other.y]).toEqual([true, true, 10, 10]);
  });

  it("leaves the sign where there is no room for words", () => {
    const chips = placeChips([0, 30, 60].map((x) => ({ x, y: 10, word: "held" })));
    expect(chips.map(({ says, y }) => [says, y])).toEqual(Array(3).fill([false, 10]));
  });
});
