import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { random } from "../../../src/engine/index.ts";
import { gainDifference, meanGain, normalisedGain, readersGain } from "../../../src/tools/gain/gain.ts";
import { quantileT } from "../../../src/tools/gain/studentT.ts";

describe("the normalised gain", () => {
  it("is the part that was gained of what could be gained", () => {
    expect(normalisedGain({ before: 4, after: 7 }, 10)).toBe(0.5);
    expect(normalisedGain({ before: 0, after: 10 }, 10)).toBe(1);
    expect(normalisedGain({ before: 6, after: 6 }, 10)).toBe(0);
    expect(normalisedGain({ before: 8, after: 7 }, 10)).toBe(-0.5);
  });

  it("is none where all was right before", () => {
    expect(normalisedGain({ before: 10, after: 10 }, 10)).toBeUndefined();
    expect(normalisedGain({ before: 10, after: 3 }, 10)).toBeUndefined();
    const all = Array<boolean>(10).fill(true);
    expect(readersGain(all, all)).toBeUndefined();
  });
});

/** Ten pairs: so many right both times, then only after, then only before; the rest never. */
const pairs = (stayed: number, won: number, lost: number) => ({
  before: Array.from({ length: 10 }, (_, i) => i < stayed || (i >= stayed + won && i < stayed + won + lost)),
  after: Array.from({ length: 10 }, (_, i) => i < stayed + won),
});

describe("the interval of one reader", () => {
  it.each([
    [3, 4, 0],
    [2, 5, 2],
    [0, 1, 0],
    [6, 2, 1],
  ])(
    "lies where pairs that are drawn again put it (%i stayed right, %i became so, %i no longer)",
    (...counts) => {
      const { before, after } = pairs(...counts);
      const { mean, interval } = readersGain(before, after)!;
      const right = (given: readonly boolean[]) => given.filter(Boolean).length;
      expect(mean).toBeCloseTo((right(after) - right(before)) / (10 - right(before)));
      const chance = random("bootstrap");
      const drawn: number[] = [];
      while (drawn.length < 20_000) {
        const places = Array.from({ length: 10 }, () => chance.below(10));
        const was = places.filter((place) => before[place]).length;
        const is = places.filter((place) => after[place]).length;
        if (was < 10) drawn.push((is - was) / (10 - was));
      }
      drawn.sort((one, other) => one - other);
      // Percentiles of samples are steps apart: of 20,000, each is within a thousandth of its rank.
      const [low, high] = interval!;
      for (const [bound, share] of [
        [low, 0.025],
        [high, 0.975],
      ] as const) {
        const atMost = drawn.filter((gain) => gain <= bound + 1e-9).length / drawn.length;
        const below = drawn.filter((gain) => gain < bound - 1e-9).length / drawn.length;
        expect(below).toBeLessThan(share + 0.005);
        expect(atMost).toBeGreaterThan(share - 0.005);
      }
    },
  );

  it("is the gain itself where nothing varies, and holds it always", () => {
    const none = Array<boolean>(10).fill(false);
    expect(readersGain(none, Array<boolean>(10).fill(true))).toEqual({ mean: 1, interval: [1, 1] });
    const answers = fc.array(fc.boolean(), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(answers, answers, (before, after) => {
        const found = readersGain(before, after);
        if (found === undefined) return before.every(Boolean);
        const [low, high] = found.interval!;
        return low <= found.mean + 1e-12 && found.mean <= high + 1e-12;
      }),
      { numRuns: 60 },
    );
  });
});

describe("the gain of a class", () => {
  it("is the mean of its readers' gains, with the interval of Student's t", () => {
    // By hand: mean 0.4, squares 0.04 + 0 + 0.04, so variance 0.04; 4.302653 · 0.2 / √3 = 0.496828.
    const { readers, mean, interval } = meanGain([0.2, 0.4, 0.6])!;
    expect([readers, mean]).toEqual([3, expect.closeTo(0.4)]);
    expect(interval![0]).toBeCloseTo(-0.096828, 5);
    expect(interval![1]).toBeCloseTo(0.896828, 5);
  });

  it("has no interval for one reader, and there is none of nobody", () => {
    expect(meanGain([0.3])).toEqual({ readers: 1, mean: 0.3, interval: undefined });
    expect(meanGain([])).toBeUndefined();
  });

  it("is set against that of another one by Welch's interval", () => {
    // By hand: means 0.5 and 0.2; errors 0.04/3 and 0.02/2; (7/300)² / ((0.04/3)²/2 + 0.01²/1) = 2.8824; t = 3.2571765, by SciPy.
    const { mean, interval } = gainDifference([0.3, 0.5, 0.7], [0.1, 0.3])!;
    expect(mean).toBeCloseTo(0.3);
    const freedom = (7 / 300) ** 2 / ((0.04 / 3) ** 2 / 2 + 0.01 ** 2);
    expect(freedom).toBeCloseTo(2.8824, 3);
    expect(interval![1] - mean).toBeCloseTo(3.2571765 * Math.sqrt(7 / 300), 4);
    expect(gainDifference([0.1], [0.2, 0.3])).toBeUndefined();
    expect(gainDifference([0.5, 0.5], [0.2, 0.2])).toEqual({ mean: 0.3, interval: [0.3, 0.3] });
  });
});

it("Quantiles of t are those of printed tables", () => {
  // Fisher and Yates 1938, table III.
  for (const [freedom, t] of [
    [1, 12.7062],
    [2, 4.3027],
    [3, 3.1824],
    [5, 2.5706],
    [9, 2.2622],
    [30, 2.0423],
    [120, 1.9799],
  ])
    expect(quantileT(0.975, freedom)).toBeCloseTo(t, 4);
  expect(quantileT(0.95, 4)).toBeCloseTo(2.1318, 4);
  expect(quantileT(0.025, 9)).toBeCloseTo(-2.2622, 4);
  // Between two whole numbers it lies between theirs; with many degrees it is the normal distribution's.
  expect(quantileT(0.975, 2.8824)).toBeGreaterThan(3.1824);
  expect(quantileT(0.975, 2.8824)).toBeLessThan(4.3027);
  expect(quantileT(0.975, 1e6)).toBeCloseTo(1.95997, 4);
});
