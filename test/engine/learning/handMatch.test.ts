import { describe, expect, it } from "vitest";
import {
  adaptationDelay,
  biased,
  copying,
  cycling,
  frequencyReading,
  HandMatch,
  handGames,
  handReward,
  regretsOverRounds,
  thompsonSampling,
  ucb1Policy,
  ucb1RegretBound,
} from "../../../src/engine/index.ts";

const game = handGames.rockPaperScissors;
const setup = { game, policy: ucb1Policy(), draw: 0.5, seed: 1 };
const opponents = [biased([2, 1, 1]), cycling(game), copying(game), frequencyReading(game)];

describe("HandMatch", () => {
  it.each([...opponents.keys()])("keeps its books: opponent %i", (which) => {
    const match = new HandMatch({ ...setup, policy: thompsonSampling });
    const rounds = Array.from({ length: 300 }, () => match.play(opponents[which]));
    const sum = (rewards: number[]) => rewards.reduce((total, reward) => total + reward, 0);
    expect(match.rounds).toBe(300);
    expect(match.earned).toBeCloseTo(sum(rounds.map(({ reward }) => reward)), 9);
    for (const hand of game.hands.keys()) {
      const own = rounds.filter((round) => round.own === hand);
      expect(match.arms[hand]).toEqual({ pulls: own.length, earned: sum(own.map(({ reward }) => reward)) });
      const other = rounds.map((round) => handReward(game, hand, round.other, 0.5));
      expect(match.wouldHaveEarned[hand]).toBe(sum(other));
    }
    expect(match.regret).toBe(Math.max(...match.wouldHaveEarned) - match.earned);
  });

  it("shows every hand once first", () => {
    const match = new HandMatch(setup);
    expect([0, 1, 2].map(() => match.play(opponents[0]).own)).toEqual([0, 1, 2]);
  });

  it("lets another policy meet the same biased opponent, hand for hand", () => {
    const shown = [ucb1Policy(), thompsonSampling].map((policy) => {
      const match = new HandMatch({ ...setup, policy });
      return Array.from({ length: 50 }, () => match.play(opponents[0]).other);
    });
    expect(shown[0]).toEqual(shown[1]);
  });

  it("never hears of the opponent's hand before both are shown", () => {
    const match = new HandMatch({ ...setup, policy: () => 0 });
    const asked: (number | undefined)[] = [];
    for (let i = 0; i < 3; i++) {
      match.play(({ last }) => {
        asked.push(last);
        return 2;
      });
    }
    expect(asked).toEqual([undefined, 0, 0]);
    expect(match.earned).toBe(3);
  });
});

describe("regretsOverRounds", () => {
  it("is the match's regret at the places asked for", () => {
    const match = new HandMatch(setup);
    for (let i = 0; i < 40; i++) match.play(opponents[0]);
    expect(regretsOverRounds(setup, opponents[0], [0, 10, 40])[2]).toBe(match.regret);
    expect(regretsOverRounds(setup, opponents[0], [0])).toEqual([0]);
  });
});

describe("UCB1's regret", () => {
  it("stays under its published bound against biased opponents", () => {
    for (const weights of [
      [0.5, 0.25, 0.25],
      [0.4, 0.35, 0.25],
      [0, 0.1, 0.9],
    ]) {
      const means = game.hands.map((_, own) =>
        weights.reduce((sum, weight, other) => sum + weight * handReward(game, own, other, 0.5), 0),
      );
      for (const rounds of [100, 1000]) {
        const lost = Array.from({ length: 30 }, (_, seed) => {
          const match = new HandMatch({ ...setup, seed });
          const opponent = biased(weights);
          while (match.rounds < rounds) match.play(opponent);
          return match.arms.reduce(
            (sum, { pulls }, arm) => sum + pulls * (Math.max(...means) - means[arm]),
            0,
          );
        });
        const average = lost.reduce((sum, one) => sum + one, 0) / lost.length;
        expect(average).toBeLessThan(ucb1RegretBound(means, rounds));
        expect(average).toBeGreaterThan(0);
      }
    }
  });

  it("is bounded as the theorem says", () => {
    const bound = 8 * Math.log(100) * (1 / 0.2 + 1 / 0.5) + (1 + Math.PI ** 2 / 3) * 0.7;
    expect(ucb1RegretBound([0.3, 0.8, 0.6], 100)).toBeCloseTo(bound, 9);
    expect(ucb1RegretBound([0.5, 0.5], 100)).toBe(0);
  });
});

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
