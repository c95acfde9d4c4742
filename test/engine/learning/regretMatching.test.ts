import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exploitabilityOf, RegretMatchers, regretMatching } from "../../../src/engine/index.ts";

const rockPaperScissors = [
  [0, -1, 1],
  [1, 0, -1],
  [-1, 1, 0],
];
/** Its equilibrium is not uniform: each action as likely as the payoff between the other two is large. */
const skewed = [
  [0, -1, 2],
  [1, 0, -1],
  [-2, 1, 0],
];
const arbitraryPayoffs = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(fc.integer({ min: -5, max: 5 }), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

describe("regretMatching", () => {
  it("never moves from a uniform start at rock-paper-scissors", () => {
    const { average, current, exploitability } = regretMatching(rockPaperScissors, { iterations: 50 });
    expect(current).toEqual([Array(3).fill(1 / 3), Array(3).fill(1 / 3)]);
    for (const probability of average.flat()) expect(probability).toBeCloseTo(1 / 3, 12);
    expect(exploitability).toBeCloseTo(0, 12);
  });

  it("goes from pure rock to the uniform mixture on the average", () => {
    const start = [
      [1, 0, 0],
      [1, 0, 0],
    ] as const;
    const { average } = regretMatching(rockPaperScissors, { iterations: 20_000, start });
    for (const strategy of average)
      for (const probability of strategy) expect(probability).toBeCloseTo(1 / 3, 1.5);
  });

  it("finds an equilibrium that is not uniform: a quarter, a half, a quarter", () => {
    for (const plus of [false, true]) {
      const { average, exploitability } = regretMatching(skewed, { iterations: 50_000, plus });
      expect(exploitability).toBeLessThan(0.02);
      for (const [i, probability] of [1 / 4, 1 / 2, 1 / 4].entries()) {
        expect(Math.abs(average[0][i] - probability)).toBeLessThan(0.03);
        expect(Math.abs(average[1][i] - probability)).toBeLessThan(0.03);
      }
    }
    const [half] = [[1 / 4, 1 / 2, 1 / 4]];
    expect(exploitabilityOf(skewed, half, half)).toBeCloseTo(0, 12);
  });

  it("keeps to its guarantee in any game: exploitability at most L√n/√T", () => {
    fc.assert(
      fc.property(
        arbitraryPayoffs,
        fc.integer({ min: 1, max: 300 }),
        fc.boolean(),
        (payoffs, iterations, plus) => {
          const { average, exploitability } = regretMatching(payoffs, { iterations, plus });
          const spread = Math.max(...payoffs.flat()) - Math.min(...payoffs.flat());
          const actions = Math.max(payoffs.length, payoffs[0].length);
          expect(exploitability).toBeLessThanOrEqual(
            (spread * Math.sqrt(actions)) / Math.sqrt(iterations) + 1e-9,
          );
          expect(exploitability).toBeGreaterThanOrEqual(-1e-9);
          for (const strategy of average)
            expect(strategy.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 9);
        },
      ),
    );
  });

  it("steps as it runs", () => {
    const players = new RegretMatchers(skewed);
    for (let i = 0; i < 37; i++) players.step();
    expect(players.result).toEqual(regretMatching(skewed, { iterations: 37 }));
    expect(players.iterations).toBe(37);
  });

  it("refuses what is no game and no start, and says where", () => {
    expect(() => regretMatching([])).toThrow("payoffs must have at least one row and one column");
    expect(() => regretMatching([[1, 2], [3]])).toThrow("row 2 of the payoffs has 1 columns, not 2");
    expect(() => regretMatching([[1, Number.NaN]])).toThrow("the payoff in row 1, column 2 is NaN");
    expect(() => regretMatching([[1]], { iterations: 0 })).toThrow(
      "iterations must be a whole number, 1 or more, not 0",
    );
    const one = { start: [[1]] as unknown as [number[], number[]] };
    expect(() => regretMatching([[1, 2]], one)).toThrow("start must be two strategies");
    expect(() => regretMatching([[1, 2]], { start: [[1], [0.5, 0.4]] })).toThrow(
      "2 probabilities that add up to 1",
    );
  });
});
