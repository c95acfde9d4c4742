import { describe, expect, it } from "vitest";
import {
  fairness,
  fairnessOf,
  parseTree,
  scoreInterval,
  solvePig,
  treeGame,
} from "../../../src/engine/index.ts";

describe("fairness", () => {
  it("finds tic-tac-toe fair: every game between perfect players is drawn on a full board", () => {
    const found = fairnessOf.rows({}, { games: 30 });
    expect(found).toMatchObject({
      value: 0,
      favoured: undefined,
      games: { wins: 0, draws: 30, losses: 0 },
      lengths: Array(30).fill(9),
      choices: 5,
      perfect: true,
    });
    expect(found.score).toEqual(scoreInterval({ wins: 0, draws: 30, losses: 0 }));
  });

  it("finds that a wider board favours who begins, and a bonus for the second the second", () => {
    const wider = fairnessOf.rows({ columns: 4 }, { games: 5 });
    expect(wider).toMatchObject({ value: 1, favoured: "max", games: { wins: 5, draws: 0, losses: 0 } });
    const bonus = fairnessOf.rows({ fullBoard: -1 }, { games: 5 });
    expect(bonus).toMatchObject({ value: -1, favoured: "min", games: { wins: 0, draws: 0, losses: 5 } });
  });

  it("finds that the pie rule leaves a draw a draw, and gives a win that any first move keeps to the second", () => {
    const swap = true;
    const worth = (rules: Parameters<typeof fairnessOf.rows>[0]) =>
      fairnessOf.rows(rules, { games: 1 }).value;
    expect([worth({}), worth({ swap })]).toEqual([0, 0]);
    expect([worth({ columns: 4 }), worth({ columns: 4, swap })]).toEqual([1, -1]);
    expect([worth({ fullBoard: -1 }), worth({ fullBoard: -1, swap })]).toEqual([-1, -1]);
  });

  it("finds the other side favoured where MIN begins, and a bonus in rows still with who comes second", () => {
    const worth = (rules: Parameters<typeof fairnessOf.rows>[0]) => {
      const { value, games } = fairnessOf.rows({ ...rules, begins: "min" }, { games: 1 });
      return [value, games.wins, games.losses];
    };
    expect(worth({ columns: 4 })).toEqual([-1, 0, 1]);
    expect(worth({ columns: 4, swap: true })).toEqual([1, 1, 0]);
    expect(worth({ fullBoard: -1 })).toEqual([1, 1, 0]);
  });

  it("counts how hard choices are, in a tree where it can be counted by hand", () => {
    // MAX keeps 2 by one of three moves, and MIN then keeps it by two of two; the move with one child is no choice.
    const game = treeGame(parseTree("[[2,2],[1,3],[0]]"));
    expect(fairness(game, { games: 4 })).toMatchObject({
      value: 2,
      favoured: "max",
      lengths: [2, 2, 2, 2],
      choices: 5 / 2,
      keeping: (1 / 3 + 1) / 2,
      onlyMoves: 1 / 2,
      perfect: true,
    });
    expect(fairness(treeGame(parseTree("[[-2],[-3]]")), { games: 3 })).toMatchObject({
      value: -2,
      favoured: "min",
      choices: 3 / 2,
      keeping: 1 / 2,
      onlyMoves: 1,
    });
  });

  it("lets perfect players take any move that keeps the value, and the same by the same seed", () => {
    const game = treeGame(parseTree("[1,[[1]],0]"));
    const { lengths } = fairness(game, { games: 200, seed: 1 });
    const short = lengths.filter((length) => length === 1).length;
    expect(lengths.every((length) => length === 1 || length === 3)).toBe(true);
    // Five standard deviations around half of 200.
    expect(Math.abs(short - 100)).toBeLessThan(36);
    expect(fairness(game, { games: 200, seed: 1 }).lengths).toEqual(lengths);
    expect(fairness(game, { games: 200, seed: 2 }).lengths).not.toEqual(lengths);
  });

  it("plays matches where a game cannot be solved, and says whom the interval favours", () => {
    const found = fairnessOf.rows({ columns: 4, rows: 4, inARow: 3 }, { games: 20, nodes: 1, thought: 3000 });
    expect(found).toMatchObject({ value: undefined, favoured: "max", perfect: false, keeping: undefined });
    expect(found.games.wins).toBeGreaterThan(found.games.losses);
    expect(found.score!.low).toBeGreaterThan(1 / 2);
    const even = fairnessOf.rows({}, { games: 12, nodes: 1, thought: 400 });
    expect(even).toMatchObject({ value: undefined, favoured: undefined });
    const loses = fairnessOf.rows({ fullBoard: -1 }, { games: 30, nodes: 1, thought: 600 });
    expect(loses).toMatchObject({ value: undefined, favoured: "min" });
  });

  it("ends when it is told to, tells how far it is, and keeps the games that were finished", () => {
    const told: number[] = [];
    const options = { games: 6, nodes: 1, thought: 50, onProgress: (games: number) => told.push(games) };
    const found = fairnessOf.rows({}, { ...options, stop: () => told.at(-1) === 2 });
    expect(told).toEqual([0, 1, 2]);
    expect(found.lengths).toHaveLength(2);
    const none = fairnessOf.rows({}, { stop: () => true });
    expect(none).toMatchObject({ value: undefined, favoured: undefined, score: undefined, choices: 0 });
  });

  it("refuses what makes no sense", () => {
    expect(() => fairnessOf.rows({}, { games: 0 })).toThrow("games must be a whole number, 1 or more");
    expect(() => fairnessOf.rows({}, { thought: 0 })).toThrow("thought must be a whole number, 1 or more");
    expect(() => fairnessOf.rows({}, { nodes: 0 })).toThrow("nodes must be a whole number, 1 or more");
  });
});

describe("fairnessOf games with dice", () => {
  // T. Neller and C. Presser 2004, "Optimal Play of the Dice Game Pig": who begins wins with probability 0.5306.
  it("knows what beginning is worth in Pig", () => {
    const { value, favoured, perfect } = fairnessOf.pig({}, { games: 1 });
    expect((value! + 1) / 2).toBeCloseTo(0.5306, 4);
    expect([favoured, perfect]).toEqual(["max", true]);
  });

  it("plays as often as the value says, to within five standard deviations", () => {
    for (const found of [
      fairnessOf.pig({ goal: 15, bonus: 2 }, { games: 600 }),
      fairnessOf.race({ headStart: 1 }, { games: 600 }),
    ]) {
      const likely = (found.value! + 1) / 2;
      const spread = Math.sqrt((likely * (1 - likely)) / 600);
      expect(Math.abs(found.score!.share - likely)).toBeLessThan(5 * spread);
      expect(found.perfect).toBe(true);
    }
  });

  it("knows what beginning is worth in Pig with another die", () => {
    const [four, six] = [4, 6].map((sides) => fairnessOf.pig({ goal: 20, sides }, { games: 1 }).value!);
    expect((four + 1) / 2).toBeCloseTo(solvePig(20, 4).winning(0, 0, 0), 12);
    expect(four).not.toBeCloseTo(six, 3);
  });

  it("knows what beginning is worth where MIN begins with what it has more", () => {
    const { value } = fairnessOf.pig({ goal: 20, bonus: 3, begins: "min" }, { games: 1 });
    expect((1 - value!) / 2).toBeCloseTo(solvePig(20).winning(3, 0, 0), 12);
    const [max, min] = (["max", "min"] as const).map(
      (begins) => fairnessOf.race({ begins }, { games: 1 }).value!,
    );
    expect(max + min).toBeCloseTo(0, 12);
    expect(fairnessOf.race({ begins: "min", headStart: 1 }, { games: 1 }).value!).toBeLessThan(min);
  });

  it("finds that a large enough bonus or head start turns it over", () => {
    const bonuses = [0, 4, 8, 12, 16, 19].map((bonus) => fairnessOf.pig({ goal: 20, bonus }, { games: 1 }));
    const values = bonuses.map(({ value }) => value!);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    expect([bonuses[0].favoured, bonuses[5].favoured]).toEqual(["max", "min"]);
    const starts = [0, 1, 3].map((headStart) => fairnessOf.race({ headStart }, { games: 1 }).favoured);
    expect(starts).toEqual(["max", "min", "min"]);
  });

  it("refuses rules that make no sense", () => {
    expect(() => fairnessOf.pig({ goal: 1 })).toThrow("goal must be a whole number");
    expect(() => fairnessOf.pig({ goal: 20, bonus: 20 })).toThrow(
      "bonus must be a whole number from 0 to 19",
    );
    expect(() => fairnessOf.race({ headStart: 4 })).toThrow(
      "headStart must be a whole number of steps from 0 to 3",
    );
  });
});
