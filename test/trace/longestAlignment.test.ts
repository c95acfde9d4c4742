import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { longestAlignment } from "../../src/trace/longestAlignment.ts";

/** Few different items, so that many stand several times. */
const items = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 14 });

/** The greatest length there is, by the recurrence of every textbook. */
function greatestLength(first: readonly string[], second: readonly string[]): number {
  if (first.length === 0 || second.length === 0) return 0;
  const rows = Array.from({ length: first.length + 1 }, () => new Array<number>(second.length + 1).fill(0));
  for (let i = 1; i <= first.length; i++) {
    for (let j = 1; j <= second.length; j++) {
      rows[i][j] =
        first[i - 1] === second[j - 1] ? rows[i - 1][j - 1] + 1 : Math.max(rows[i - 1][j], rows[i][j - 1]);
    }
  }
  return rows[first.length][second.length];
}

describe("The longest alignment", () => {
  it("joins equal items, in the order of both", () => {
    fc.assert(
      fc.property(items, items, (first, second) => {
        const matches = longestAlignment(first, second);
        for (const [k, [i, j]] of matches.entries()) {
          expect(first[i]).toBe(second[j]);
          if (k > 0) expect(i > matches[k - 1][0] && j > matches[k - 1][1]).toBe(true);
        }
      }),
    );
  });

  it("is as long as any can be", () => {
    fc.assert(
      fc.property(items, items, (first, second) => {
        expect(longestAlignment(first, second)).toHaveLength(greatestLength(first, second));
      }),
    );
  });

  it("puts its gaps where they cost least", () => {
    const costBut = (cheap: number) => (place: number) => (place === cheap ? 1 : 9);
    const alignment = (cheap: number) => longestAlignment([..."xabc"], [..."xababc"], costBut(cheap));
    const inSecond = (cheap: number) => alignment(cheap).map(([, place]) => place);
    expect(inSecond(0)).toEqual([0, 3, 4, 5]);
    expect(inSecond(1)).toEqual([0, 1, 4, 5]);
    expect(inSecond(2)).toEqual([0, 1, 2, 5]);
  });

  it("leaves neighbours together where it has the choice", () => {
    expect(longestAlignment([..."xab"], [..."xaxab"])).toEqual([
      [0, 2],
      [1, 3],
      [2, 4],
    ]);
  });
});
