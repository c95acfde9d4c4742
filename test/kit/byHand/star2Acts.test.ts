import { describe, expect, it } from "vitest";
import { random } from "../../../src/engine/index.ts";
import { type Act, writeAct } from "../../../src/kit/byHand/act.ts";
import { actsOf } from "../../../src/kit/byHand/actsOf.ts";
import {
  difficultyAt,
  difficultyOf,
  type Level,
  levels,
  spread,
} from "../../../src/kit/byHand/difficulty.ts";
import { drawLookTree } from "../../../src/kit/byHand/drawLookTree.ts";
import { drawStarTree } from "../../../src/kit/byHand/drawStarTree.ts";
import { freshRun } from "../../../src/kit/byHand/freshRun.ts";
import { HandState } from "../../../src/kit/byHand/handState.ts";
import * as words from "../../../src/kit/byHand/lookWords.ts";
import { reasonFor } from "../../../src/kit/byHand/reasonFor.ts";
import { outcomeWindow, starNode } from "../../../src/kit/byHand/starNode.ts";
import * as ofBounds from "../../../src/kit/byHand/starWords.ts";
import * as ofAll from "../../../src/kit/byHand/words.ts";
import { chance } from "../../../src/kit/chance/chance.ts";
import * as meanWords from "../../../src/kit/chance/meanWords.ts";
import { takeChance } from "../../../src/kit/run/chancePart.ts";
import { type Run, runSetup } from "../../../src/kit/run/run.ts";
import { nodeName } from "../../../src/kit/tree/nodeNames.ts";
import { isByChanceAnEnd, parting, rounded, saying } from "./parting.ts";
import { lookMistakes, type Star2Mistake, sharedMistakes, star2Played } from "./star2Player.ts";

takeChance(chance);

const algorithm = "star2";
const runOf = (tree: string) => runSetup({ algorithm, tree });
const texts = (tree: string) => actsOf(runOf(tree)).map(({ act }) => writeAct(act));
const named = (tree: string, id: number) => nodeName(runOf(tree), runOf(tree).outline.nodes[id]);

/** A thousand fresh trees, of all levels. */
const fresh: Run[] = Array.from({ length: 1000 }, (_, seed) =>
  freshRun(algorithm, levels[seed % levels.length], `look ${seed}`),
);

describe("what there is to do by hand as Star2", () => {
  it("is to look at one reply of each outcome, to say as what it counts, and to cut by that", () => {
    expect(texts("[4, {1/2: [3, 6, 8], 1/2: [5, 9, 7]}]")).toEqual([
      ...["enter 1", "enter 2", "window 4 Infinity"],
      ...["enter 3", "window -1 Infinity", "enter 5", "return 3 upper"],
      ...["enter 4", "window 5 Infinity", "enter 8", "return 5 upper"],
      ...["cut", "return 4", "return 4"],
    ]);
  });

  it("is to enter an outcome again with what is known of it, and not its first reply", () => {
    const acts = texts("[4, {1/2: [3, 6, 8], 1/2: [7, 9, 4]}]");
    expect(acts.slice(11, 15)).toEqual(["enter 3", "window 1 Infinity", "enter 6", "enter 7"]);
    expect(acts.slice(15)).toEqual([
      ...["return 3", "enter 4", "window 5 Infinity", "enter 9", "enter 10", "return 4"],
      ...["return 4", "return 4"],
    ]);
  });

  it("is what whoever works with fractions does, on a thousand fresh trees, rounded or not", () => {
    for (const run of fresh) {
      const acts = star2Played(run.setup.tree!);
      expect(parting(run, acts), run.setup.tree).toBeUndefined();
      expect(parting(run, acts.map(rounded)), run.setup.tree).toBeUndefined();
    }
  });

  it("can be done at its time, and ends where the root is left", () => {
    for (const run of fresh.slice(0, 60)) {
      const acts = actsOf(run).map(({ act }) => act);
      for (const [place, act] of acts.entries()) {
        const state = new HandState(run, acts.slice(0, place));
        expect(state.kinds, `${run.setup.tree} ${place}`).toContain(act.kind);
        if (act.kind === "return") expect(state.keepsBound).toBe(act.bound !== undefined);
      }
      const end = new HandState(run, acts);
      expect(end.at).toBeUndefined();
      expect(end.returned.get(0)).toBe(run.result.value);
    }
  });

  it("differs little among trees of one level, each cut by looks, and from level 3 on with an outcome that is entered again", () => {
    for (const [seed, run] of fresh.entries()) {
      const level: Level = levels[seed % levels.length];
      const off = Math.abs(difficultyOf(run) - difficultyAt(level)) / difficultyAt(level);
      expect(off, `${level} ${run.setup.tree}`).toBeLessThanOrEqual(spread);
      const acts = actsOf(run).map(({ act }) => act);
      const isLook = (act?: Act) => act?.kind === "return" && act.bound !== undefined;
      const cuts = acts.some((act, place) => act.kind === "cut" && isLook(acts[place - 1]));
      expect(cuts, run.setup.tree).toBe(true);
      const entered = acts.flatMap((act) => (act.kind === "enter" ? [act.node] : []));
      expect(new Set(entered).size < entered.length || level < 3, run.setup.tree).toBe(true);
    }
  });
});

describe("what a hand's paper shows of a look", () => {
  const tree = "[4, {1/2: [3, 6, 8], 1/2: [7, 9, 4]}]";
  const run = runOf(tree);
  const acts = actsOf(run).map(({ act }) => act);
  const stateAfter = (done: number) => new HandState(run, acts.slice(0, done));
  const viewOf = (state: HandState, id: number) => state.views()[id].view;

  it("is a bound, which stays while the outcome is read, and the reply that was read", () => {
    const looked = stateAfter(7);
    expect(looked.looks.get(3)).toEqual({ value: 3, bound: "upper" });
    expect(looked.returned.has(3)).toBe(false);
    expect(viewOf(looked, 3)).toMatchObject({ status: "done", low: -Infinity, high: 3 });
    const again = stateAfter(13);
    expect(again.at?.id).toBe(3);
    expect(again.isLooking).toBe(false);
    expect(viewOf(again, 3)).toMatchObject({ status: "active", high: 3 });
    expect(again.returned.get(5)).toBe(3);
    expect(again.uncut.map(({ id }) => id)).toEqual([6, 7]);
    expect(viewOf(stateAfter(16), 3)).toMatchObject({ status: "done", said: 3 });
  });

  it("is enough to follow the search by, on trees of any kind", () => {
    const draws = random("paper");
    const isNear = (one: number, other: number) => one === other || Math.abs(one - other) < 1e-9;
    let [windows, returns] = [0, 0];
    for (let number = 0; number < 300; number++) {
      const draw = number % 2 === 0 ? drawLookTree : drawStarTree;
      const { tree } = draw(draws, levels[number % levels.length]);
      if (!tree.includes("{")) continue;
      const run = runOf(tree);
      const acts = actsOf(run).map(({ act }) => act);
      for (const [place, act] of acts.entries()) {
        const state = new HandState(run, acts.slice(0, place));
        const at = state.at!;
        const where = `${run.setup.tree} ${place}`;
        if (act.kind === "window" && at.parent!.turn === "chance") {
          const window = outcomeWindow(starNode(state, at.parent!), at.index);
          expect(isNear(window.alpha, act.alpha) && isNear(window.beta, act.beta), where).toBe(true);
          windows++;
        }
        if (act.kind !== "return" || at.turn === "chance") continue;
        const known = at.children.flatMap((child) => state.counted(child) ?? []);
        const best = at.turn === "max" ? Math.max(...known) : Math.min(...known);
        expect(isNear(best, act.value), where).toBe(true);
        returns++;
      }
    }
    expect(Math.min(windows, returns)).toBeGreaterThan(1000);
  });

  it("stays where the outcome is cut, and the reply stays read", () => {
    const cut = "[4, {1/2: [3, 6, 8], 1/2: [5, 9, 7]}]";
    const state = new HandState(
      runOf(cut),
      actsOf(runOf(cut)).map(({ act }) => act),
    );
    expect(viewOf(state, 3)).toMatchObject({ status: "cut", high: 3 });
    expect(viewOf(state, 5)).toMatchObject({ status: "done", low: 3, high: 3 });
    expect(viewOf(state, 6).status).toBe("cut");
  });
});

const sides = ["max", "min"] as const;

/** How nodes are called where somebody goes wrong: the draw there or above, where they stand, what is above that, and where they go. */
interface Names {
  readonly draw: string;
  readonly here: string;
  readonly above: string;
  readonly entered: string;
  /** A window that is given is open on one side. */
  readonly isOpen: boolean;
}

/** What each of the usual mistakes is told; where several sentences stand, the first that fits what was done. */
const reasons: Readonly<Record<Star2Mistake, (names: Names) => readonly (string | RegExp)[]>> = {
  looksOn: ({ here }) => [words.oneReply(here)],
  // Where all were looked at that somebody replies to, those that come first are read first.
  readsInOrder: ({ draw, entered }) => [words.looksFirst(draw), ofAll.leftToRight(entered)],
  lookForValue: ({ here }) => sides.map((side) => saying((given) => words.forValue(given, here, side))),
  otherSideOfLook: ({ here }) => sides.map((side) => saying((given) => words.otherSide(given, here, side))),
  looksOpen: ({ draw }) => [ofBounds.wholeLine(draw)],
  looksForValuesInCut: ({ draw }) => [words.looksForValuesInCut(draw)],
  looksForValuesInWindow: ({ draw }) => [words.looksForValues(draw)],
  // With one end at infinity, a bound on the other side is as good as none, or as a value.
  otherSidesInWindow: ({ draw, isOpen }) => [
    words.otherSides(draw),
    ...(isOpen ? [words.forgotLooks(draw), words.looksForValues(draw)] : []),
  ],
  forgetsLooks: ({ draw }) => [words.forgotLooks(draw)],
  returnsLooks: ({ draw }) => [1, 2, 3].map((left) => words.notRead(draw, left)),
  looksForMean: ({ draw }) => [
    saying((given) => words.looksForMean(given, draw)),
    // Where looks add nothing.
    saying((given) => ofBounds.meanForBound(given, draw)),
  ],
  readsFirstAgain: ({ here, entered }) => [words.firstIsKnown(entered, here)],
  lookDoesNotNarrow: ({ above }) => [words.narrowsToo(above)],
  forgetsFirst: ({ here, above }) => [
    words.narrowsToo(above),
    saying((given) => words.forgotFirst(given, here)),
    saying((seen) => words.heldToWindow(seen, here)),
  ],
  notHeldToWindow: ({ here }) => [saying((seen) => words.heldToWindow(seen, here))],
  windowPassedOn: ({ draw }) => [ofBounds.passedOn(draw)],
  otherBound: ({ draw }) => [ofBounds.otherBound(draw)],
  // Undivided it may be what comes of it without the looks.
  notDivided: ({ draw }) => [ofBounds.notDivided(draw), words.forgotLooks(draw)],
  plainMean: ({ draw }) => [saying((given) => meanWords.plainMean(given, draw))],
  neverCuts: ({ draw }) => [
    saying((most, alpha) => ofBounds.noMore(draw, most, alpha)),
    saying((least, beta) => ofBounds.noLess(draw, least, beta)),
  ],
  meanForBound: ({ draw }) => [saying((given) => ofBounds.meanForBound(given, draw))],
};
/** Made by chance an end of the window, a number is told as that. */
const madeByNumbers: readonly Star2Mistake[] = [
  ...(["looksForValuesInWindow", "otherSidesInWindow", "forgetsLooks", "looksForMean"] as const),
  ...sharedMistakes.filter((mistake) => mistake !== "windowPassedOn"),
];

describe("whoever makes a usual mistake as Star2", () => {
  it.each([...lookMistakes, ...sharedMistakes])("is told this one: %s", (mistake) => {
    let times = 0;
    for (const run of fresh) {
      const acts = star2Played(run.setup.tree!, mistake);
      const place = parting(run, acts);
      if (place === undefined) continue;
      const right = actsOf(run).map(({ act }) => act);
      const act = acts[place];
      const state = new HandState(run, right.slice(0, place));
      const at = state.at!;
      const draw = [...state.path].reverse().find(({ turn }) => turn === "chance")!;
      if (madeByNumbers.includes(mistake) && isByChanceAnEnd(state, draw, act)) continue;
      times++;
      const name = (node: typeof at | undefined) => (node ? nodeName(run, node) : "");
      const expected = reasons[mistake]({
        draw: name(draw),
        here: name(at),
        above: name(at.parent),
        entered: act.kind === "enter" ? name(run.outline.nodes[act.node]) : "",
        isOpen: act.kind === "window" && [act.alpha, act.beta].some((end) => !Number.isFinite(end)),
      });
      const said = reasonFor(state, act, right[place]);
      expect(
        expected.some((one) => (typeof one === "string" ? one === said : one.test(said))),
        `${run.setup.tree} ${place}: ${said}`,
      ).toBe(true);
    }
    expect(times).toBeGreaterThan(50);
  });

  /** What is said to an act after so many right ones. */
  function said(tree: string, place: number, act: Act): string {
    const run = runOf(tree);
    const acts = actsOf(run).map(({ act }) => act);
    return reasonFor(new HandState(run, acts.slice(0, place)), act, acts[place]);
  }
  const twice = "[4, {1/2: [3, 6, 8], 1/2: [7, 9, 4]}]";
  const draw = named(twice, 2);
  const first = named(twice, 3);

  it("is told that a look cuts nothing", () => {
    expect(texts(twice)[6]).toBe("return 3 upper");
    expect(said(twice, 6, { kind: "cut" })).toBe(words.nothingIsCut(first));
  });

  it("is told that a window is open on one side", () => {
    let times = 0;
    for (const run of fresh) {
      const acts = actsOf(run).map(({ act }) => act);
      for (const [place, act] of acts.entries()) {
        if (act.kind !== "window" || !Number.isFinite(act.alpha) || !Number.isFinite(act.beta)) continue;
        const state = new HandState(run, acts.slice(0, place));
        const parent = state.at!.parent!;
        if (parent.turn !== "chance") continue;
        times++;
        for (const open of [{ alpha: -Infinity }, { beta: Infinity }])
          expect(reasonFor(state, { ...act, ...open }, act)).toBe(ofBounds.oneEnd(nodeName(run, parent)));
      }
    }
    expect(times).toBeGreaterThan(10);
  });

  it("is told of a single reply that a look does not count replies", () => {
    const single = "[4, {1/2: [3], 1/2: [7, 9]}]";
    expect(texts(single)[6]).toBe("return 3 upper");
    expect(said(single, 6, { kind: "return", value: 3, bound: "exact" })).toBe(
      words.onlyReply(named(single, 3)),
    );
  });

  it("is told that the bounds alone are not asked before an outcome has come back", () => {
    const hopeless = "[8, {1/2: [3, 6], 1/2: [7, 8]}]";
    expect(said(hopeless, 3, { kind: "cut" })).toBe(ofBounds.afterOutcome(named(hopeless, 2)));
  });

  it("is told to look first, and later that a look is no reading", () => {
    const mixed = "[4, {1/4: 9, 1/2: [3, 6], 1/4: [7, 9]}]";
    expect(texts(mixed)[3]).toBe("enter 4");
    expect(said(mixed, 3, { kind: "enter", node: 3 })).toBe(words.looksFirst(named(mixed, 2)));
    expect(said(twice, 11, { kind: "return", value: 5 })).toBe(words.notRead(draw, 2));
  });
});
