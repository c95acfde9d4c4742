import { describe, expect, it } from "vitest";
import * as data from "../../content/chapters/17-hidden-cards.ts";
import { exploitability, readRates } from "../../src/figures/exploitability/exploitability.ts";
import { gainOf, ratesOf } from "../../src/figures/exploitability/players.ts";
import { solveWorlds, worlds } from "../../src/figures/worlds/worlds.ts";
import { readWorlds, worthOf } from "../../src/kit/worlds/plans.ts";

const factsOf = (said: Readonly<Record<string, unknown>>) => worlds.facts(worlds.place(said).given);
/** What each move of an information set is worth by itself, world by world. */
const openOf = (tree: string, set: number) =>
  solveWorlds(tree)
    .rows.filter((row) => row.set === set)
    .map(({ open }) => open.byWorld);

describe("Chapter hidden-cards", () => {
  it("goes right in the first tree, whatever it would do at B, and no plan is better", () => {
    const { tree } = data.fusion;
    const worth = ["0.0", "0.1", "1.0", "1.1"].map((plan) => factsOf({ tree, plan }).worth);
    expect(worth).toEqual(["1", "1", "1.5", "1.5"]);
    expect(worthOf(readWorlds(tree), [0, 0]).byWorld).toEqual([2, 0]);
    expect([data.plans, data.openPlans]).toEqual([4, 16]);
    expect(factsOf({ tree })).toMatchObject({ counts: "2", determinized: "1", best: "1.5", open: "2" });
    expect(openOf(tree, 0)).toEqual([
      [2, 2],
      [2, 1],
    ]);
  });

  it("has PIMC right where the sure move is better on the average, and wrong again where the first world is likelier", () => {
    expect(factsOf(data.surer)).toMatchObject({ counts: "2.5", determinized: "2.5", best: "2.5" });
    expect(factsOf(data.likelier)).toMatchObject({ counts: "2", determinized: "1.5", best: "1.75" });
  });

  it("goes left in the second tree by averages, and right because it is asked", () => {
    const { tree } = data.given;
    expect(openOf(tree, 0)).toEqual([
      [2, 0],
      [0, 1],
    ]);
    expect(factsOf({ tree })).toMatchObject({ counts: "1", determinized: "0", best: "0.5" });
    expect(worthOf(readWorlds(tree), [1]).byWorld).toEqual([0, 1]);
    expect(factsOf(data.asked)).toMatchObject({ determinized: "1", best: "1" });
  });

  it("has IS-MCTS fall into the second trap alone, CFR into none, and PIMC into both", () => {
    const { pimc, ismcts, cfr, best } = data.brought;
    const printed = [pimc, ismcts, cfr, best].map((values) => values.map((value) => value.toFixed(2)));
    expect(printed).toEqual([
      ["1.00", "0.00"],
      ["1.50", "0.00"],
      ["1.50", "0.50"],
      ["1.50", "0.50"],
    ]);
  });

  it("has PIMC never bet, and its Queen call every bet; CFR's Jack and Queen mix", () => {
    const pimc = ratesOf("pimc");
    expect(pimc.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0]);
    expect([pimc[7], pimc[10]]).toEqual([100, 100]);
    const cfr = ratesOf("cfr");
    for (const rate of [cfr[0], cfr[3], cfr[7], cfr[10]]) expect(rate % 100).not.toBe(0);
  });

  it("leaves to be won what it says, and nobody who never mixes leaves less than PIMC", () => {
    const mean = (rates: string) => exploitability.facts({ rates: readRates(rates) }).mean;
    expect(mean("pimc")).toBe(data.leastUnmixed.toFixed(4));
    expect(mean("ismcts")).toBe(mean("pimc"));
    expect(gainOf(readRates(data.doubting)).mean).toBeLessThan(0.06);
    expect(gainOf(readRates(data.bluffing)).mean).toBeLessThan(0.002);
    // The Jack's bluff by itself makes it worse, and the page says so: only the King's bets hide it.
    expect(gainOf(readRates(data.givenAway)).mean).toBeGreaterThan(gainOf(readRates(data.doubting)).mean);
    expect(mean(data.givenAway)).toBe("0.0842");
    // One time in three is the best for the Queen's calls, one slider set as the other.
    const called = Array.from(
      { length: 101 },
      (_, rate) => gainOf(ratesOf("pimc").with(7, rate).with(10, rate)).mean,
    );
    expect(called.indexOf(Math.min(...called))).toBe(33);
    expect(data.whistGain).toBeCloseTo(0, 12);
  });
});
