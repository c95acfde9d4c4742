import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { longestAlignment } from "../../../../src/trace/depthFirst/align/longestAlignment.ts";

/** Pairs of places where two words have the same letter. */
function align(
  first: readonly string[],
  second: readonly string[],
  gapCost?: (place: number) => number,
): [number, number][] {
  const numbers = [first, second].map((word) => Int32Array.from(word, (letter) => letter.charCodeAt(0)));
  const [places, others] = longestAlignment(numbers[0], numbers[1], gapCost);
  return Array.from(places, (place, k) => [place, others[k]]);
}

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
        const matches = align(first, second);
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
        expect(align(first, second)).toHaveLength(greatestLength(first, second));
      }),
    );
  });

  it("puts its gaps where they cost least", () => {
    const costBut = (cheap: number) => (place: number) => (place === cheap ? 1 : 9);
    const alignment = (cheap: number) => align([..."xabc"], [..."xababc"], costBut(cheap));
    const inSecond = (cheap: number) => alignment(cheap).map(([, place]) => place);
    expect(inSecond(0)).toEqual([0, 3, 4, 5]);
    expect(inSecond(1)).toEqual([0, 1, 4, 5]);
    expect(inSecond(2)).toEqual([0, 1, 2, 5]);
  });

  it("leaves neighbours together where it has the choice", () => {
    expect(align([..."xab"], [..."xaxab"])).toEqual([
      [0, 2],
      [1, 3],
      [2, 4],
    ]);
  });

  it("has the cheapest gaps of all that are as long", () => {
    const costs = fc.array(fc.nat({ max: 4 }), { minLength: 8, maxLength: 8 });
    const few = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 8 });
    fc.assert(
      fc.property(few, few, costs, (first, second, costs) => {
        const found = align(first, second, (place) => costs[place]);
        const all = everyAlignment(first, second).filter(({ length }) => length === found.length);
        expect(costOf(found, costs)).toBe(Math.min(...all.map((matches) => costOf(matches, costs))));
      }),
    );
  });
});

/** Every way to join equal items in the order of both. */
function everyAlignment(
  first: readonly string[],
  second: readonly string[],
  from = [0, 0],
): [number, number][][] {
  const found: [number, number][][] = [[]];
  for (let i = from[0]; i < first.length; i++) {
    for (let j = from[1]; j < second.length; j++) {
      if (first[i] !== second[j]) continue;
      for (const rest of everyAlignment(first, second, [i + 1, j + 1])) found.push([[i, j], ...rest]);
    }
  }
  return found;
}

/** What all gaps cost, one after the last match included. */
const costOf = (matches: readonly [number, number][], costs: readonly number[]): number =>
  matches.slice(1).reduce(
    (sum, [i, j], k) => {
      const [before, other] = matches[k];
      return i === before + 1 && j === other + 1 ? sum : sum + costs[before];
    },
    matches.length === 0 ? 0 : costs[matches.at(-1)![0]],
  );
