import { describe, expect, it } from "vitest";
import { solvePig } from "../../../src/engine/index.ts";
import { fairness } from "../../../src/figures/fairness/fairness.ts";
import { measured } from "../../../src/figures/fairness/measure.ts";
import { fairestOf, gradeBalance } from "../../../src/tools/fairness/gradeBalance.ts";
import { rateRule } from "../../../src/tools/fairness/rateRule.ts";

const pig = fairness.place({ game: "pig", goal: 20 }).given;
const rated = rateRule(pig, "bonus", [...Array(20).keys()]);
const link = (said: Record<string, unknown>) => fairness.write(fairness.over(pig, said));
const grade = (said: Record<string, unknown>) => gradeBalance(rated, "bonus", link({}), link(said));

describe("A game to balance by one rule", () => {
  it("is rated for each number by what the solved game says", () => {
    const solved = solvePig(20);
    for (const { rule, share } of rated) expect(share).toBeCloseTo(solved.winning(0, rule, 0), 9);
  });

  it("is as fair as it gets where no number comes nearer to a half", () => {
    const distance = (share: number) => Math.abs(share - 1 / 2);
    const nearest = Math.min(...rated.map(({ share }) => distance(share)));
    const grades = rated.map(({ rule }) => grade({ bonus: rule }));
    for (const [i, { kind }] of grades.entries())
      expect(kind).toBe(distance(rated[i].share) === nearest ? "fairest" : "unfair");
    expect(grades.filter(({ kind }) => kind === "fairest")).toHaveLength(1);
  });

  it("is not graded where another rule was changed; how many games are played is free", () => {
    const [{ rule }] = fairestOf(rated);
    expect(grade({ bonus: rule, sides: 8 }).kind).toBe("elsewhere");
    expect(grade({ bonus: rule, goal: 30 }).kind).toBe("elsewhere");
    expect(grade({ game: "race" }).kind).toBe("elsewhere");
    expect(grade({ bonus: rule, games: 50, seed: 3 }).kind).toBe("fairest");
  });

  it("has several answers where they come to the same", () => {
    const even = [0.4, 0.6, 0.6 + 1e-12, 0.3].map((share, rule) => ({ rule, share }));
    expect(fairestOf(even).map(({ rule }) => rule)).toEqual([0, 1, 2]);
  });
});

describe("What the page says in words", () => {
  it("is that the second wins on 4 × 3 cells with the pie rule, or by avoiding rows, and nobody with four in a row", () => {
    const worth = (rules: Record<string, unknown>) =>
      measured(fairness.place({ columns: 4, games: 10, ...rules }).given).value;
    expect([worth({}), worth({ pie: true }), worth({ misere: true }), worth({ inARow: 4 })]).toEqual([
      1, -1, -1, 0,
    ]);
  });

  it("is Pig to 20 with half the way as the answer", () => {
    expect(fairestOf(rated).map(({ rule }) => rule)).toEqual([10]);
  });

  it("is a race that favours MIN with three faces, and MAX the more the more faces there are", () => {
    const race = fairness.place({ game: "race", length: 5, headStart: 1 }).given;
    const shares = rateRule(race, "faces", [2, 3, 4, 5, 6]).map(({ share }) => share);
    expect(shares[1]).toBeLessThan(1 / 2);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBeGreaterThan(1 / 2);
  });

  it("throws where a game cannot be solved", () => {
    expect(() => rateRule(pig, "bonus", [3], () => ({ value: undefined }))).toThrow("bonus 3");
  });
});
