import { describe, expect, it } from "vitest";
import { adaptationDelay, ucb1Policy } from "../../../src/engine/index.ts";

const change = { before: [80, 10, 10], after: [30, 30, 40], best: 0 };
const meanOf = (rounds: number) => {
  const delays = Array.from({ length: 10 }, (_, seed) =>
    adaptationDelay(ucb1Policy(), { ...change, rounds, seed }),
  );
  return delays.reduce((sum, delay) => sum + delay, 0) / delays.length;
};

describe("The delay of a learner whose opponent changes", () => {
  it("grows with what UCB1 has learned before", () => {
    expect(meanOf(10_000)).toBeGreaterThan(4 * meanOf(1000));
  });

  it("is as short as can be counted for who shows the new best hand always", () => {
    expect(adaptationDelay(() => 0, { ...change, rounds: 100, seed: 1 })).toBe(51);
  });

  it("is endless for who never shows it", () => {
    expect(adaptationDelay(() => 1, { ...change, rounds: 10, seed: 1 })).toBe(Infinity);
  });
});
