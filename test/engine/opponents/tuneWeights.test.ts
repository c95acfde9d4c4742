import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  connectFour,
  match,
  reweigh,
  scoreInterval,
  tuneWeights,
  type WeighedGame,
} from "../../../src/engine/index.ts";

type Weighed = WeighedGame<typeof connectFour.start, number>;

const play = (game: Weighed) => (position: typeof connectFour.start) =>
  alphaBeta(game, position, { depth: 1 }).line[0];
const options = { play, weights: {}, most: 20, rounds: 16, pairs: 15, seed: "tuning" };
const rounds = [...tuneWeights(connectFour, options)];

describe("Tuning weights by self-play", () => {
  it("finds weights that beat those it began with, in games that it has not played", () => {
    const { weights } = rounds.at(-1)!;
    const result = match(connectFour, play(reweigh(connectFour, weights)), play(reweigh(connectFour, {})), {
      pairs: 60,
      seed: "fresh",
    });
    expect(scoreInterval(result, 60).low).toBeGreaterThan(0.5);
  });

  it("keeps a change just where it has won by more than a standard deviation of chance", () => {
    for (const { result, kept } of rounds) {
      const { wins, losses, draws } = result;
      expect(wins + losses + draws).toBe(30);
      expect(kept).toBe((wins - losses) ** 2 > wins + losses && wins > losses);
    }
    expect(new Set(rounds.map(({ kept }) => kept)).size).toBe(2);
  });

  it("changes one weight at a time, to a whole number within the limit", () => {
    let before: Readonly<Record<string, number>> = Object.fromEntries(
      connectFour.evaluation.features.map(({ name }) => [name, 0]),
    );
    for (const { feature, weight, kept, weights } of rounds) {
      expect(Number.isInteger(weight) && Math.abs(weight) <= 20 && weight !== before[feature]).toBe(true);
      expect(weights).toEqual(kept ? { ...before, [feature]: weight } : before);
      before = weights;
    }
  });

  it("goes the same way for the same seed, and another for another", () => {
    const weightsOf = (seed: string) =>
      [...tuneWeights(connectFour, { ...options, rounds: 4, pairs: 3, seed })].map(({ weight }) => weight);
    expect(weightsOf("tuning")).toEqual(weightsOf("tuning"));
    expect(weightsOf("tuning")).not.toEqual(weightsOf("another"));
  });

  it("takes no step beyond the smallest limit", () => {
    for (const { weight } of tuneWeights(connectFour, { ...options, most: 1, rounds: 12, pairs: 1 }))
      expect(Math.abs(weight)).toBeLessThanOrEqual(1);
  });
});
