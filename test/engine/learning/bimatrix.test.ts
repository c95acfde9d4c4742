import { describe, expect, it } from "vitest";
import {
  type Bimatrix,
  gainsOf,
  RegretInBimatrix,
  RegretMatchers,
  shapleyGame,
} from "../../../src/engine/index.ts";

const skewed = [
  [0, -1, 2],
  [1, 0, -1],
  [-2, 1, 0],
];
const start = [
  [1, 0, 0],
  [0, 1, 0],
] as const;
const even = [1 / 3, 1 / 3, 1 / 3];

function played(game: Bimatrix, games: number): RegretInBimatrix {
  const players = new RegretInBimatrix(game, start);
  while (players.games < games) players.step();
  return players;
}

describe("Regret matching in a game of two tables", () => {
  it("is the known one where the game is zero-sum", () => {
    const known = new RegretMatchers(skewed, { start });
    const zeroSum: Bimatrix = [skewed, skewed.map((row) => row.map((value) => 0 - value))];
    for (let i = 0; i < 500; i++) known.step();
    const { average, current } = played(zeroSum, 500).standing;
    expect(average).toEqual(known.result.average);
    expect(current).toEqual(known.result.current);
    const gains = gainsOf(zeroSum, average);
    expect((gains[0] + gains[1]) / 2).toBeCloseTo(known.result.exploitability, 12);
  });

  it("keeps its promise of small regret in Shapley's game, by the root of the games", () => {
    for (const games of [100, 1000, 10_000]) {
      const { regret } = played(shapleyGame, games).standing;
      for (const one of regret) expect(one).toBeLessThanOrEqual(Math.sqrt(3) / Math.sqrt(games));
    }
  });

  it("comes no nearer to equilibrium there, though even play is one", () => {
    expect(gainsOf(shapleyGame, [even, even])[0]).toBeCloseTo(0, 12);
    const gains = [1000, 10_000, 100_000].map((games) => {
      const [row, column] = gainsOf(shapleyGame, played(shapleyGame, games).standing.average);
      return (row + column) / 2;
    });
    for (const gain of gains) expect(gain).toBeGreaterThan(0.14);
  });

  it("refuses tables that do not fit each other", () => {
    expect(() => new RegretInBimatrix([skewed, [[1, 2, 3]]])).toThrow("the same rows and columns");
  });
});

describe("What a best reply would gain", () => {
  it("is the best action's payoff less what the strategy earns, for each by its own table", () => {
    // Row plays first, column second: row earns 0 and could have 1; column is paid 1, the most there is.
    expect(gainsOf(shapleyGame, [start[0], start[1]])).toEqual([1, 0]);
  });
});
