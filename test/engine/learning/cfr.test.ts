import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bestReply,
  cfr,
  exploitability,
  hiddenTreeGame,
  kuhnPoker,
  parseChanceTree,
  whist,
} from "../../../src/engine/index.ts";
import { arbitraryWorlds } from "../arbitraryWorlds.ts";

describe("cfr", () => {
  const { value, average } = cfr(kuhnPoker(), { iterations: 20_000 });

  it("finds the value of Kuhn poker, −1/18 to the first player", () => {
    expect(value).toBeCloseTo(-1 / 18, 3);
  });

  it("finds strategies of the known equilibrium", () => {
    // With the king the second player calls and bets always; with the jack nobody calls.
    expect(average["2 b"][1]).toBeCloseTo(1, 2);
    expect(average["2 p"][1]).toBeCloseTo(1, 2);
    expect(average["0 b"][1]).toBeCloseTo(0, 2);
    expect(average["0 pb"][1]).toBeCloseTo(0, 2);
    // A third of the second player's jacks bluff, and a third of its queens call.
    expect(Math.abs(average["0 p"][1] - 1 / 3)).toBeLessThan(0.03);
    expect(Math.abs(average["1 b"][1] - 1 / 3)).toBeLessThan(0.03);
    // The first player bets the king three times as often as it bluffs with the jack, and calls with the queen a third more often.
    const bluff = average["0"][1];
    expect(bluff).toBeLessThanOrEqual(1 / 3 + 0.02);
    expect(Math.abs(average["2"][1] - 3 * bluff)).toBeLessThan(0.06);
    expect(Math.abs(average["1 pb"][1] - (bluff + 1 / 3))).toBeLessThan(0.04);
  });

  it("refuses iterations that make no sense", () => {
    expect(() => cfr(kuhnPoker(), { iterations: 0.5 })).toThrow(
      "iterations must be a whole number, 1 or more, not 0.5",
    );
  });

  it("plays all alike throughout the first iteration, whatever the first deals teach", () => {
    for (const strategy of Object.values(cfr(kuhnPoker(), { iterations: 1 }).average))
      expect(strategy).toEqual([0.5, 0.5]);
  });
});

describe("cfr on other games", () => {
  it("weighs a strategy in the average by how likely its own side leads there", () => {
    // MAX may stop with 1.5, or go on and take 2 or nothing; MIN and the world decide nothing. Three iterations by hand:
    // it plays ½ ½ and below ½ ½, then 0 1 and below 1 0, then ½ ½ and below 1 0. The second one never comes to the second
    // choice, so that it does not count there: (½ · ½ + ½ · 1) ÷ (½ + ½) of going for the 2, not (½ + 1 + 1) ÷ 3.
    const world = "[[[2, 0]], 1.5]";
    const game = hiddenTreeGame(parseChanceTree(`{1/2: ${world}, 1/2: ${world}}`));
    const { average } = cfr(game, { iterations: 3 });
    const chosen = Object.values(average).filter(({ length }) => length > 1);
    expect(chosen).toEqual([
      [1 / 3, 2 / 3],
      [3 / 4, 1 / 4],
    ]);
  });

  it("comes near to an equilibrium of any tree with worlds: neither side gains much by a best reply", () => {
    fc.assert(
      fc.property(arbitraryWorlds, (tree) => {
        const game = hiddenTreeGame(tree);
        const { value, average } = cfr(game, { iterations: 2000 });
        expect(bestReply(game, "min", average)).toBeLessThanOrEqual(value + 1e-9);
        expect(bestReply(game, "max", average)).toBeGreaterThanOrEqual(value - 1e-9);
        expect(exploitability(game, average)).toBeLessThan(0.05);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ["two suits of three, hands of two", { ranks: 3, hand: 2 }, 26 / 45],
    ["two suits of four, hands of two", { ranks: 4, hand: 2 }, 8 / 15],
    ["one suit of five, hands of two", { suits: 1, ranks: 5, hand: 2 }, -1 / 3],
  ])(
    "solves whist of %s: what it plays most, played always, leaves nothing to gain",
    (_name, options, value) => {
      const game = whist(options);
      const { average } = cfr(game, { iterations: 200 });
      const most = Object.entries(average).map(([seen, shares]) => {
        const best = shares.indexOf(Math.max(...shares));
        return [seen, shares.map((_, move) => (move === best ? 1 : 0))];
      });
      const always = Object.fromEntries(most);
      expect(bestReply(game, "max", always)).toBeCloseTo(value, 12);
      expect(bestReply(game, "min", always)).toBeCloseTo(value, 12);
    },
  );
});
