import { describe, expect, it } from "vitest";
import {
  cfr,
  columnPayoffs,
  exploitabilityOf,
  kuhnPoker,
  RegretMatchers,
  rowPayoffs,
} from "../../src/engine/index.ts";
import { matrixGames } from "../../src/figures/regret/matrixGames.ts";
import { proseOf } from "./proseOf.ts";
import { readChapter } from "./readChapter.ts";

const page = await readChapter("chapters/13-regret-matching.mdx");
const prose = proseOf(page.children).join("\n");
const { payoffs: rps } = matrixGames.rockPaperScissors;
const { payoffs: skewed } = matrixGames.skewed;
const [rock, paper] = [
  [1, 0, 0],
  [0, 1, 0],
];

function played(
  payoffs: readonly (readonly number[])[],
  iterations: number,
  start?: readonly [number[], number[]],
  plus = false,
) {
  const players = new RegretMatchers(payoffs, { plus, ...(start && { start }) });
  for (let i = 0; i < iterations; i++) players.step();
  const { current } = players.result;
  return { ...players.result, regrets: players.regrets, last: exploitabilityOf(payoffs, ...current) };
}

/** Pairs of actions that neither player would leave alone. */
const safePairs = (payoffs: readonly (readonly number[])[]) =>
  payoffs.flatMap((values, i) =>
    values.flatMap((value, j) =>
      value === Math.min(...values) && value === Math.max(...payoffs.map((row) => row[j])) ? [[i, j]] : [],
    ),
  );

describe("What the chapter on regret matching says", () => {
  it.each([
    "Rock loses to half of what I do and draws with the rest: −0.5. Paper earns 0.5 and scissors 0.",
    "The equilibrium is 0.25 rock, 0.5 paper and 0.25 scissors",
    "After that one game your regrets are 0, 1, 2.",
    "in each of the 12 things that a player can know",
    "these strategies bring the first player −0.0556 chips a game",
    "−1/18, or −0.0556",
  ])('prints "%s"', (words) => {
    expect(prose).toContain(words);
  });

  it("is right about rock against paper: paper would have been 1 better, scissors 2", () => {
    const earned = rowPayoffs(rps, paper);
    expect(earned.map((value) => value - earned[0])).toEqual([0, 1, 2]);
  });

  it("is right that the last strategies still run around where the averages have arrived", () => {
    for (const iterations of [100, 10_000]) {
      const { exploitability, last } = played(rps, iterations, [rock, paper]);
      expect(last).toBeGreaterThan(5 * exploitability);
    }
    expect(played(rps, 10_000, [rock, paper]).exploitability).toBeLessThan(0.02);
  });

  it("is right that an even start at rock, paper, scissors never moves", () => {
    for (const strategy of played(rps, 1000).current) expect(strategy).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });

  it("is right that regret matching+ points no bar to the left", () => {
    const { regrets } = played(skewed, 1000, undefined, true);
    expect(Math.min(...regrets.flat())).toBeGreaterThanOrEqual(0);
  });

  it("is right that the King bets three times as often as the Jack", () => {
    const { average } = cfr(kuhnPoker(), { iterations: 10_000 });
    expect(Math.abs(average["2"][1] - 3 * average["0"][1])).toBeLessThan(0.02);
  });
});

describe("What a reader is asked to try about regret comes out as promised", () => {
  it("no change of one cell makes a pair of actions safe, and a change of two does", () => {
    const changed = (i: number, j: number, value: number) =>
      rps.map((values, row) => values.map((old, column) => (row === i && column === j ? value : old)));
    for (let cell = 0; cell < 9; cell++)
      for (let value = -3; value <= 3; value += 0.5)
        expect(safePairs(changed(Math.floor(cell / 3), cell % 3, value))).toEqual([]);
    expect(
      safePairs([
        [0, -1, 1],
        [1, 0, 0],
        [-1, 0, 0],
      ]),
    ).toEqual([[1, 1]]);
  });

  it("from every mixture but the even one the other player can gain, and less on the way to it", () => {
    const gain = (row: readonly number[]) => Math.max(...columnPayoffs(rps, row));
    for (let a = 0; a <= 10; a++)
      for (let b = 0; a + b <= 10; b++) {
        const row = [a / 10, b / 10, (10 - a - b) / 10];
        expect(gain(row)).toBeGreaterThan(0);
        const halfway = row.map((share) => (share + 1 / 3) / 2);
        expect(gain(halfway)).toBeCloseTo(gain(row) / 2);
      }
    expect(gain([1 / 3, 1 / 3, 1 / 3])).toBe(0);
    expect(gain(rock)).toBe(1);
    expect(gain([0.5, 0.5, 0])).toBe(0.5);
  });

  it("both players of the skewed game do the same, and go from rock to paper to scissors", () => {
    const players = new RegretMatchers(skewed, {});
    const pure: number[] = [];
    for (let game = 0; game < 1000; game++) {
      players.step();
      const [row, column] = players.result.current;
      expect(column).toEqual(row);
      const only = row.indexOf(1);
      if (only >= 0 && pure.at(-1) !== only) pure.push(only);
    }
    expect(pure.length).toBeGreaterThan(10);
    for (const [i, action] of pure.slice(1).entries()) expect(action).toBe((pure[i] + 1) % 3);
  });

  it("of Kuhn poker the Jack’s and the King’s calls and the King’s bets are settled before the Queen’s bets", () => {
    const { average } = cfr(kuhnPoker(), { iterations: 30 });
    for (const settled of [average["0 b"][0], average["0 pb"][0], average["2 b"][1], average["2 pb"][1]])
      expect(settled).toBeGreaterThan(0.97);
    expect(average["2 p"][1]).toBeGreaterThan(0.97);
    expect(average["1"][1]).toBeGreaterThan(0.1);
    expect(cfr(kuhnPoker(), { iterations: 1000 }).average["1"][1]).toBeLessThan(0.01);
  });

  it("scissors is regretted most after the first game, and is the first to be regretted no more", () => {
    const row = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((games) => played(rps, games, [rock, paper]).regrets[0]);
    const ends = [1, 2].map((action) => row.findIndex((regrets) => regrets[action] < 0));
    expect(ends[1]).toBeGreaterThan(0);
    expect(ends[0]).toBe(-1);
  });

  it("from rock against rock, plain regret matching is ahead after 100 games, and behind after 1,000", () => {
    const ahead = [100, 1000].map(
      (games) =>
        played(skewed, games, [rock, rock]).exploitability <
        played(skewed, games, [rock, rock], true).exploitability,
    );
    expect(ahead).toEqual([true, false]);
  });

  it("an action that is better whatever the other does is soon played always", () => {
    const { current, average } = played(
      [
        [3, 2],
        [1, 0],
      ],
      1000,
    );
    expect(current).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(average[0][0]).toBeGreaterThan(0.99);
  });

  it("after one iteration of Kuhn poker everybody bets half of the time", () => {
    for (const strategy of Object.values(cfr(kuhnPoker(), { iterations: 1 }).average))
      expect(strategy).toEqual([0.5, 0.5]);
  });
});
