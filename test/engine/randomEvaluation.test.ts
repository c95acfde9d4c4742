import { describe, expect, it } from "vitest";
import { checkGame, randomEvaluation, ticTacToe } from "../../src/engine/index.ts";

const estimates = (seed: string) => {
  const game = randomEvaluation(ticTacToe, seed);
  return ticTacToe.moves(0).map((move) => game.evaluate(ticTacToe.play(0, move)));
};

describe("A random evaluation", () => {
  it("keeps the laws of games", () => {
    expect(checkGame(randomEvaluation(ticTacToe, 7), { positions: 1000 })).toEqual([]);
  });

  it("says the same of a position whenever it is asked, and something else of another", () => {
    expect(estimates("a")).toEqual(estimates("a"));
    expect(new Set(estimates("a")).size).toBe(9);
  });

  it("says something else by another seed", () => {
    expect(estimates("a")).not.toEqual(estimates("b"));
  });

  it("spreads over what is short of a win, to both sides", () => {
    const all = Array.from({ length: 200 }, (_, seed) => estimates(String(seed))).flat();
    expect(Math.max(...all)).toBeGreaterThan(0.88);
    expect(Math.min(...all)).toBeLessThan(-0.88);
    expect(Math.abs(all.reduce((sum, value) => sum + value, 0) / all.length)).toBeLessThan(0.05);
  });
});
