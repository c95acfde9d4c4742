import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ucb1 } from "../../../src/engine/index.ts";
import { armReadings, truthOf } from "../../../src/figures/bandit/armReadings.ts";
import { type BanditView, bandit, banditFacts } from "../../../src/figures/bandit/bandit.ts";
import type { RegretMessage } from "../../../src/figures/bandit/bench.svelte.ts";
import { Bench } from "../../../src/figures/bandit/bench.svelte.ts";
import {
  habits,
  handGameNames,
  opponentNames,
  policyNames,
} from "../../../src/figures/bandit/benchChoices.ts";
import { regretKey, regretSeeds, regretsNow } from "../../../src/figures/bandit/regretSeries.ts";
import { sayBench } from "../../../src/figures/bandit/words.ts";
import { ManualWorker } from "../../kit/worker/manualWorker.ts";

const viewOf = (said: object): BanditView => bandit.place({ ...said }).given;

const byHand = () => new ManualWorker<BanditView, RegretMessage>();
const made = (props = {}) => new Bench(viewOf(props), [], byHand().start);

describe("A bandit bench", () => {
  it("plays the same rounds however it came there", () => {
    const [steps, leaps] = [made(), made({ rounds: 25 })];
    steps.go(10);
    for (let i = 0; i < 25; i++) steps.go(1);
    steps.go(-10);
    expect(steps.played.log).toEqual(leaps.played.log);
    steps.startOver();
    expect(steps.played.log).toEqual([]);
  });

  it("lets you show your hands, and take them back", () => {
    const bench = made({ opponent: "you" });
    for (const hand of [0, 2, 1]) bench.showHand(hand);
    expect(bench.played.log.map(({ other }) => other)).toEqual([0, 2, 1]);
    bench.go(-1);
    expect(bench.view.shown).toEqual([0, 2]);
    bench.go(1);
    expect(bench.view.rounds).toBe(2);
  });

  it("reads the arms as UCB1 does, and counts no further than it can", () => {
    const { view, played } = made({ rounds: 40 });
    for (const [i, { known, missed, pulls }] of armReadings(view, played.match.arms).entries()) {
      const { earned } = played.match.arms[i];
      expect(known).toBe(earned / pulls);
      expect(known + missed).toBeCloseTo(ucb1(earned / pulls, pulls, 40), 12);
    }
    const bench = made({ rounds: 9_990 });
    bench.go(1000);
    expect([bench.view.rounds, bench.canPlay]).toEqual([10_000, false]);
  });

  it("knows what each hand earns in truth", () => {
    expect([0, 1, 2].map((hand) => truthOf(viewOf({}), hand))).toEqual([0.5, 0.625, 0.375]);
    expect([0, 1, 2].map((hand) => truthOf(viewOf({ draw: 0 }), hand))).toEqual([0.25, 0.5, 0.25]);
    expect([0, 1, 2].map((hand) => truthOf(viewOf({ weights: "2 1 1" }), hand))).toEqual([0.5, 0.625, 0.375]);
  });

  it("keeps the last good habits and says what is wrong with others", () => {
    const bench = made();
    bench.typeWeights("50 25");
    expect(bench.errors.weights).toContain("3 whole numbers, of rock, paper, scissors");
    expect(bench.view.weights).toEqual([50, 25, 25]);
    bench.typeWeights("20 30 50");
    expect([bench.errors.weights, bench.view.weights]).toEqual([undefined, [20, 30, 50]]);
    bench.typeSeed("many");
    expect(bench.errors.seed).toContain('"many" is no whole number');
  });

  it("says what happened and, where nothing is left to chance, what comes next", () => {
    expect(sayBench(made())).toContain("will try each of them once first");
    expect(sayBench(made({ rounds: 1 }))).toContain("Next it tries paper, for the first time.");
    expect(sayBench(made({ rounds: 12 }))).toMatch(/^In round 12 UCB1 showed .* is the greatest\.$/);
    // Against one who goes in turn two hands may have been shown as often, and earned as much.
    const turns = { opponent: "cycling", seed: 7 };
    expect(sayBench(made({ ...turns, rounds: 1000 }))).toMatch(
      /The bounds of paper and scissors are 0\.204, so it shows the first of these hands next: paper\.$/,
    );
    expect(sayBench(made({ ...turns, rounds: 3 }))).toMatch(
      /All bounds are 1\.482, so it shows .* next: rock\.$/,
    );
    expect(sayBench(made({ ...turns, rounds: 9_999 }))).toContain("In round 9,999 ");
    expect(sayBench(made({ opponent: "you", shown: "0121" }))).not.toContain("Next");
  });
});

describe("Sums on the screen", () => {
  it("add up: mean, bonus and bound of every hand after every round", () => {
    for (let rounds = 3; rounds < 300; rounds++) {
      const facts = banditFacts(viewOf({ rounds }), []);
      for (const hand of [1, 2, 3]) {
        const [known, missed, bound] = ["known", "missed", "bound"].map((part) => Number(facts[part + hand]));
        expect((known + missed).toFixed(6)).toBe(bound.toFixed(6));
      }
    }
  });
});

describe("Regret over many seeds", () => {
  it("belongs to one opponent and one set of constants, and is played anew for others", () => {
    const { started, start } = byHand();
    const bench = new Bench(viewOf({}), undefined, start);
    bench.run();
    const series = regretsNow(bench.view);
    started[0].say({ kind: "share", share: 0.5 });
    expect(bench.share).toBe(0.5);
    started[0].say({ kind: "done", series });
    expect([bench.series, bench.share]).toEqual([series, undefined]);
    bench.go(100);
    bench.change({ policy: "thompsonSampling", seed: 9 });
    expect(bench.series).toBe(series);
    bench.change({ c: 0.5 });
    expect(bench.series).toEqual([]);
    bench.cancel();
    expect(bench.cancelled).toBe(true);
    bench.run();
    bench.cancel();
    expect(started.map(({ stopped }) => stopped)).toEqual([false, true]);
    bench.reset();
    expect(bench.series).toBe(series);
    bench.cancel();
  });

  it.each([
    ["cycling", "regret"],
    ["biased", "loss"],
  ] as const)("of one %s is the mean of its seeds, from nothing on", (opponent, what) => {
    const [{ bands }] = regretsNow(viewOf({ opponent }), ["ucb1"]);
    expect(bands[0]).toEqual({ at: 0, low: 0, mean: 0, high: 0 });
    const alone = Array.from({ length: regretSeeds }, (_, seed) =>
      Number(banditFacts(viewOf({ opponent, seed, rounds: 100 }), [])[what].replace("−", "-")),
    );
    const mean = alone.reduce((sum, regret) => sum + regret, 0) / regretSeeds;
    expect(bands.find(({ at }) => at === 100)!.mean).toBeCloseTo(mean, 1);
  });

  it("is nothing on the average where no hand is better, though some match has always lost in hindsight", () => {
    const view = viewOf({ weights: "1 1 1" });
    for (const { bands, hindsight } of regretsNow(view)) {
      expect(bands.map(({ low, high }) => [low, high])).toEqual(bands.map(() => [0, 0]));
      expect(hindsight.mean).toBeGreaterThan(5);
    }
    const facts = banditFacts(view, regretsNow(view, ["ucb1"]));
    expect([facts.lossUcb1, facts.loss]).toEqual(["0.0", "0"]);
    const turns = viewOf({ opponent: "cycling" });
    expect(banditFacts(turns, regretsNow(turns, ["ucb1"])).lossUcb1).toBe("–");
  });

  it("is not asked of you", () => {
    expect(regretsNow(viewOf({ opponent: "you" }))).toEqual([]);
  });
});

describe("Links and phrases", () => {
  const view = fc
    .record({
      game: fc.constantFrom(...handGameNames),
      policy: fc.constantFrom(...policyNames),
      opponent: fc.constantFrom(...opponentNames),
      c: fc.double({ min: 0, max: 3, noNaN: true }).map((c) => c + 0),
      draw: fc.constantFrom(0, 0.5, 1),
      seed: fc.nat(1000),
      rounds: fc.nat(200),
      shown: fc.array(fc.nat(2), { maxLength: 20 }),
    })
    .map((given) => {
      const shown = given.opponent === "you" ? given.shown.join("") : "";
      return viewOf({ ...given, shown });
    });

  it("a link brings back what it was written for", () => {
    fc.assert(
      fc.property(view, (one) => {
        const parameters = new URLSearchParams(bandit.write(one).toString());
        expect(bandit.read(parameters)).toEqual(one);
        expect(banditFacts(one, []).rounds).toBe(one.rounds.toLocaleString("en"));
        expect(regretKey(one)).toBe(regretKey({ ...one, rounds: 7, seed: 8 }));
      }),
    );
  });

  it.each([
    [{ game: "chess" }, 'there is no game "chess"'],
    [{ policy: "luck" }, 'there is no policy "luck"'],
    [{ c: "-1" }, 'its c "-1" is no number from 0 to 3'],
    [{ rounds: "20000" }, 'its rounds "20000" is no whole number from 0 to 10,000'],
    [{ opponent: "you", shown: "013" }, '"013" are no hands shown'],
    [{ weights: "50 50" }, '"50 50" is no set of habits'],
  ])("a broken link says what is wrong: %o", (text, message) => {
    expect(() => bandit.read(new URLSearchParams(text as Record<string, string>))).toThrow(message);
  });

  it("a phrase changes what it names, and no more", () => {
    const given = viewOf({ rounds: 5 });
    expect(bandit.over(given, { rounds: 100, c: 0.5, weights: "45 15 40" })).toEqual({
      ...given,
      rounds: 100,
      c: 0.5,
      weights: [45, 15, 40],
    });
    const five = bandit.over(given, { game: "lizardSpock" });
    expect([five.weights, five.rounds]).toEqual([habits.lizardSpock, 5]);
    expect(() => bandit.over(given, { rounds: "soon" })).toThrow('its rounds "soon" is no whole number');
    expect(() => bandit.over(given, { round: 3 })).toThrow('did you mean "rounds"?');
  });

  it("against you as many rounds are played as you have shown hands, whatever else is said", () => {
    const against = viewOf({ opponent: "you", shown: "012", rounds: 9 });
    expect(against.rounds).toBe(3);
    expect(bandit.over(against, { policy: "thompsonSampling" })).toEqual({
      ...against,
      policy: "thompsonSampling",
    });
    expect(bandit.over(against, { shown: "01" }).rounds).toBe(2);
    expect(bandit.over(against, { opponent: "copying" })).toMatchObject({ shown: [], rounds: 0 });
    expect(bandit.over(viewOf({ rounds: 5 }), { opponent: "you" })).toMatchObject({ shown: [], rounds: 0 });
  });
});
