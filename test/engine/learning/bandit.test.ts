import { describe, expect, it } from "vitest";
import {
  type Arm,
  epsilonGreedy,
  type Policy,
  random,
  thompsonSampling,
  ucb1,
  ucb1Policy,
} from "../../../src/engine/index.ts";

/** How often each arm is pulled, where arm i pays 1 with probability chances[i], else 0. */
function pullsOf(policy: Policy, chances: readonly number[], times: number, seed: number): number[] {
  const [deciding, paying] = [random(`policy ${seed}`), random(`payment ${seed}`)];
  const arms: Arm[] = chances.map(() => ({ pulls: 0, earned: 0 }));
  for (let time = 0; time < times; time++) {
    const chosen = policy(arms, deciding);
    const { pulls, earned } = arms[chosen];
    arms[chosen] = { pulls: pulls + 1, earned: earned + (paying.next() < chances[chosen] ? 1 : 0) };
  }
  return arms.map(({ pulls }) => pulls);
}

const average = (policy: Policy, times: number) => {
  const wrong = Array.from({ length: 20 }, (_, seed) => times - pullsOf(policy, [0.4, 0.6], times, seed)[1]);
  return wrong.reduce((sum, pulls) => sum + pulls, 0) / wrong.length;
};

describe("ucb1", () => {
  it("is the mean and what two natural logarithms over the pulls allow", () => {
    expect(ucb1(0.5, 10, 100)).toBeCloseTo(0.5 + Math.sqrt((2 * Math.log(100)) / 10), 12);
    expect(ucb1(0.5, 10, 100, 0)).toBe(0.5);
    expect(ucb1(0, 0, 0)).toBe(Infinity);
    expect(ucb1(1, 1, 1)).toBe(1);
  });

  it("refuses counts that make no sense", () => {
    expect(() => ucb1(0, -1, 3)).toThrow("pulls must be a whole number, 0 or more, not -1");
    expect(() => ucb1(0, 5, 3)).toThrow("of 3 pulls in all, 5 cannot be of one arm");
    expect(() => ucb1(0, 1, 3, Number.NaN)).toThrow("c must be a number, 0 or more, not NaN");
    expect(() => ucb1(0, 1, 1, Infinity)).toThrow("c must be a number, 0 or more, not Infinity");
    expect(() => ucb1(Number.NaN, 1, 3)).toThrow("mean must be a finite number, not NaN");
  });
});

describe("policies of bandits", () => {
  it.each([
    ["ucb1", ucb1Policy()],
    ["epsilon-greedy", epsilonGreedy(0.1)],
  ])("%s tries every arm once first", (_name, policy) => {
    expect(pullsOf(policy, [0, 0, 1, 0], 4, 1)).toEqual([1, 1, 1, 1]);
  });

  it("come to pull the better arm most", () => {
    for (const policy of [ucb1Policy(), epsilonGreedy(0.1), thompsonSampling])
      expect(average(policy, 2000)).toBeLessThan(2000 * 0.25);
  });

  it("pull the worse arm ever more rarely, but for epsilon-greedy, which never stops trying", () => {
    for (const policy of [ucb1Policy(), thompsonSampling])
      expect(average(policy, 8000) - average(policy, 4000)).toBeLessThan(average(policy, 4000) / 2);
    const { 0: trying } = [average(epsilonGreedy(0.5), 4000)];
    expect(trying).toBeGreaterThan(4000 * 0.22);
  });

  it("choose the same again from the same seed", () => {
    expect(pullsOf(thompsonSampling, [0.2, 0.5, 0.4], 300, 5)).toEqual(
      pullsOf(thompsonSampling, [0.2, 0.5, 0.4], 300, 5),
    );
  });

  it("refuse an epsilon that is no probability", () => {
    expect(() => epsilonGreedy(1.5)).toThrow("epsilon must be from 0 to 1, not 1.5");
  });
});
