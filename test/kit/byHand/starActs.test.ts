import { describe, expect, it } from "vitest";
import type { Act } from "../../../src/kit/byHand/act.ts";
import { writeAct } from "../../../src/kit/byHand/act.ts";
import { actsOf } from "../../../src/kit/byHand/actsOf.ts";
import {
  difficultyAt,
  difficultyOf,
  type Level,
  levels,
  spread,
} from "../../../src/kit/byHand/difficulty.ts";
import { freshRun } from "../../../src/kit/byHand/freshRun.ts";
import { HandState } from "../../../src/kit/byHand/handState.ts";
import { reasonFor } from "../../../src/kit/byHand/reasonFor.ts";
import * as words from "../../../src/kit/byHand/starWords.ts";
import * as ofAll from "../../../src/kit/byHand/words.ts";
import { chance } from "../../../src/kit/chance/chance.ts";
import * as meanWords from "../../../src/kit/chance/meanWords.ts";
import { takeChance } from "../../../src/kit/run/chancePart.ts";
import { type Run, runSetup } from "../../../src/kit/run/run.ts";
import { nodeName } from "../../../src/kit/tree/nodeNames.ts";
import { isByChanceAnEnd, parting, rounded, saying } from "./parting.ts";
import { type StarMistake, starMistakes, starPlayed } from "./starPlayer.ts";

takeChance(chance);

const algorithm = "star1";
const runOf = (tree: string) => runSetup({ algorithm, tree });
const texts = (tree: string) => actsOf(runOf(tree)).map(({ act }) => writeAct(act));

/** A thousand fresh trees, of all levels. */
const fresh: Run[] = Array.from({ length: 1000 }, (_, seed) =>
  freshRun(algorithm, levels[seed % levels.length], `star ${seed}`),
);

describe("what there is to do by hand as Star1", () => {
  it("is to give each outcome a window, to cut by bounds, and to return the bound that was come to", () => {
    expect(texts("[3, {1/2: [0, 4], 1/2: [5, 2]}]")).toEqual([
      ...[
        "enter 1",
        "enter 2",
        "window 3 Infinity",
        "enter 3",
        "window 1 Infinity",
        "enter 5",
        "cut",
        "return 0",
      ],
      ...["cut", "return 3", "return 3"],
    ]);
  });

  it("is what whoever works with fractions does, on a thousand fresh trees, rounded or not", () => {
    for (const run of fresh) {
      const acts = starPlayed(run.setup.tree!);
      expect(parting(run, acts), run.setup.tree).toBeUndefined();
      expect(parting(run, acts.map(rounded)), run.setup.tree).toBeUndefined();
    }
  });

  it("can be done at its time, and ends where the root is left", () => {
    for (const run of fresh.slice(0, 60)) {
      const acts = actsOf(run).map(({ act }) => act);
      for (const [place, act] of acts.entries())
        expect(new HandState(run, acts.slice(0, place)).kinds, `${run.setup.tree} ${place}`).toContain(
          act.kind,
        );
      const end = new HandState(run, acts);
      expect(end.at).toBeUndefined();
      expect(end.returned.get(0)).toBe(run.result.value);
    }
  });

  it("differs little among trees of one level, each with a chance node to be cut, and from level 2 on with a window through one", () => {
    for (const [seed, run] of fresh.entries()) {
      const level: Level = levels[seed % levels.length];
      const off = Math.abs(difficultyOf(run) - difficultyAt(level)) / difficultyAt(level);
      expect(off, `${level} ${run.setup.tree}`).toBeLessThanOrEqual(spread);
      const acts = actsOf(run).map(({ act }) => act);
      const at = (place: number) => new HandState(run, acts.slice(0, place)).at;
      const cuts = acts.some(({ kind }, place) => kind === "cut" && at(place)?.turn === "chance");
      expect(cuts, run.setup.tree).toBe(true);
      const narrows = acts.some(
        (act, place) =>
          act.kind === "window" &&
          (Number.isFinite(act.alpha) || Number.isFinite(act.beta)) &&
          at(place)?.parent?.turn === "chance",
      );
      expect(narrows || level < 2, run.setup.tree).toBe(true);
    }
  });
});

/** What each of the usual mistakes is told; where several sentences stand, the first that fits what was done. */
const reasons: Readonly<Record<StarMistake, (name: string) => readonly (string | RegExp)[]>> = {
  windowPassedOn: (name) => [words.passedOn(name)],
  otherBound: (name) => [words.otherBound(name)],
  otherBoundInCut: (name) => [
    words.otherBoundInCut(name, "alpha"),
    words.otherBoundInCut(name, "beta"),
    // Where already the sum so far is not more than alpha, it is not with the least for all the rest either.
    ...soFar(name),
  ],
  notDivided: (name) => [words.notDivided(name)],
  plainMean: (name) => [saying((given) => meanWords.plainMean(given, name))],
  onlySoFar: (name) => soFar(name),
  neverCuts: (name) => [
    saying((most, alpha) => words.noMore(name, most, alpha)),
    saying((least, beta) => words.noLess(name, least, beta)),
  ],
  meanForBound: (name) => [saying((given) => words.meanForBound(given, name))],
};
const soFar = (name: string) =>
  (["alpha", "beta"] as const).map((end) => saying((sum) => words.onlySoFar(name, sum, end)));

describe("whoever makes a usual mistake as Star1", () => {
  it.each(starMistakes)("is told this one: %s", (mistake) => {
    let times = 0;
    for (const run of fresh) {
      const acts = starPlayed(run.setup.tree!, mistake);
      const place = parting(run, acts);
      if (place === undefined) continue;
      const right = actsOf(run).map(({ act }) => act);
      const state = new HandState(run, right.slice(0, place));
      const at = state.at!;
      const draw = acts[place].kind === "window" ? at.parent! : at;
      if (mistake !== "windowPassedOn" && isByChanceAnEnd(state, draw, acts[place])) continue;
      times++;
      const said = reasonFor(state, acts[place], right[place]);
      const expected = reasons[mistake](nodeName(run, draw));
      const where = `${run.setup.tree} ${place}: ${said}`;
      expect(
        expected.some((one) => (typeof one === "string" ? one === said : one.test(said))),
        where,
      ).toBe(true);
    }
    expect(times).toBeGreaterThan(400);
  });

  /** What is said to an act after so many right ones. */
  function said(tree: string, place: number, act: Act): string {
    const run = runOf(tree);
    const acts = actsOf(run).map(({ act }) => act);
    return reasonFor(new HandState(run, acts.slice(0, place)), act, acts[place]);
  }
  const named = (tree: string, id: number) => nodeName(runOf(tree), runOf(tree).outline.nodes[id]);
  const twice = "[3, {1/4: 2, 3/4: [4, 5]}, {1/2: 0, 1/2: 5}]";
  const first = named(twice, 2);
  const second = named(twice, 3);
  const window = (alpha: number, beta = Infinity): Act => ({ kind: "window", alpha, beta });

  it.each([
    ["that multiplies", window(1.875), words.multiplied(first)],
    ["that leaves out what was read", window(4), words.withoutSum(first)],
    ["of the whole line", window(-Infinity), words.wholeLine(first)],
    ["whose ends are exchanged", window(Infinity, 10 / 3), words.exchanged],
    ["that is something else", window(7), words.reckon(first)],
  ])("is told what a window is %s", (_, act, reason) => {
    expect(texts(twice)[5]).toBe("window 3.3333333333333335 Infinity");
    expect(said(twice, 5, act)).toBe(reason);
  });

  it("is told what a window leaves out, or counts alike", () => {
    const tree = "[3, {1/4: 0, 1/4: [4, 5], 1/2: -2}]";
    const name = named(tree, 2);
    expect(texts(tree)[5]).toBe("window 2 Infinity");
    expect(said(tree, 5, window(12))).toBe(words.withoutUnread(name));
    expect(said(tree, 5, window(3))).toBe(words.passedOn(name));
    const uneven = "[3, {1/4: 4, 1/4: [4, 5], 1/2: 8}]";
    expect(said(uneven, 5, window(-3))).toBe(words.alikeInWindow(named(uneven, 2)));
  });

  it("is told which end is returned, where it is none of the mean", () => {
    const place = texts(twice).indexOf("cut") + 1;
    expect(texts(twice).slice(place)).toEqual(["return 3.5", "return 3.5"]);
    const given = (value: number): Act => ({ kind: "return", value });
    expect(said(twice, place, given(0))).toBe(words.meanForBound("0", second));
    expect(said(twice, place, given(2.5))).toBe(words.reachForBound("2.5", second));
    expect(said(twice, place, given(Infinity))).toBe(words.otherEnd("∞", second));
    expect(said(twice, place, given(9))).toBe(words.endOfWindow(second));
  });

  it("is told that all outcomes are read, or that the rest may matter", () => {
    expect(said(twice, 9, { kind: "cut" })).toBe(ofAll.nothingLeft(first));
    expect(said(twice, 4, { kind: "cut" })).toBe(words.onlySoFar(first, "0.5", "alpha"));
    // Of thirds a computer adds up a little more than there is.
    const thirds = "[1, {1/3: 1, 2/3: 0}]";
    expect(said(thirds, 4, { kind: "cut" })).toBe(words.byRounding(named(thirds, 2)));
    const high = "[0, {1/2: 4, 1/2: [5, 9]}]";
    expect(said(high, 4, { kind: "cut" })).toBe(words.mayMatter(named(high, 2), "2", "6.5"));
  });
});
