import { beforeEach, expect, it, vi } from "vitest";
import "../../../src/kit/run/haveAllSearches.ts";
import { banditProcedure } from "../../../src/kit/byHand/bandit/banditProcedure.ts";
import { freshBandit } from "../../../src/kit/byHand/bandit/pulledArms.ts";
import { chance } from "../../../src/kit/chance/chance.ts";
import { takeChance } from "../../../src/kit/run/chancePart.ts";
import {
  askedHere,
  Practice,
  readAsked,
  writeAsked,
  wrongSettings,
} from "../../../src/tools/beTheSearch/practice.svelte.ts";
import { ProcedureHand } from "../../../src/tools/beTheSearch/procedures/procedureHand.svelte.ts";
import { searchByHand } from "../../../src/tools/beTheSearch/searchByHand.ts";
import { keptSkills } from "../../../src/tools/beTheSearch/skills.ts";
import { fakeStorage } from "../check/fakeStorage.ts";

takeChance(chance);

beforeEach(() => {
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("sessionStorage", fakeStorage());
});

const asked = { algorithm: "alphaBeta", level: 1, seed: "kept" } as const;
const search = (telling?: "atEnd") => new Practice({ ...asked, telling }, searchByHand);
const bandit = (telling?: "atEnd") =>
  new Practice(
    { algorithm: "ucb1", level: 1, seed: "kept", telling },
    ({ level, seed, telling = "atOnce" }) =>
      new ProcedureHand(banditProcedure(freshBandit(level, seed)), telling),
  );

it("What was done to its end stands so when its page is loaded anew, and is counted once", () => {
  const before = search();
  for (const { act } of before.hand.right) {
    before.hand.do({ kind: "enter", node: 0 });
    before.hand.do(act);
    before.note();
  }
  const { wrongCount } = before.hand;
  expect([before.hand.over, wrongCount > 0]).toEqual([true, true]);
  const after = search();
  expect([after.hand.over, after.hand.shown, after.hand.wrongCount]).toEqual([true, false, wrongCount]);
  after.note();
  expect(keptSkills().alphaBeta?.runs).toHaveLength(1);
  after.again();
  expect(search().hand.over).toBe(false);

  const pulls = bandit();
  for (const act of pulls.hand.of.acts) pulls.hand.do(act);
  pulls.note();
  const again = bandit();
  again.note();
  expect([again.hand.over, keptSkills().ucb1?.runs.length]).toEqual([true, 1]);
});

it("A run that another tab has brought to its end meanwhile is not lost", () => {
  const [here, there] = [search(), search()];
  for (const practice of [there, here]) {
    for (const { act } of practice.hand.right) practice.hand.do(act);
    practice.note();
  }
  expect(keptSkills().alphaBeta?.runs).toHaveLength(2);
  expect(here.skill).toEqual(keptSkills().alphaBeta);
});

it("What an examination has told is told again when its page is loaded anew", () => {
  const before = search("atEnd");
  before.hand.do(before.hand.right[0].act);
  before.hand.do({ kind: "window", alpha: 1, beta: 2 });
  before.hand.handIn();
  before.note();
  const { hand } = search("atEnd");
  expect(hand.wrongs).toEqual(before.hand.wrongs);
  expect([hand.over, hand.wrongCount, hand.rightAtFirst]).toEqual([true, 1, before.hand.rightAtFirst]);
});

it("What was broken off stands shown when its page is loaded anew, and is not counted", () => {
  for (const begin of [search, bandit]) {
    const before = begin();
    before.hand.show();
    before.note();
    const after = begin();
    after.note();
    expect([after.hand.over, after.hand.shown]).toEqual([true, true]);
  }
  expect(keptSkills()).toEqual({});
});

it("A page that asks for nothing goes on with what was begun of it in this tab, until it is over", () => {
  expect([...askedHere("alphaBeta", false)]).toEqual([]);
  const before = search();
  before.hand.do(before.hand.right[0].act);
  before.note();
  const here = readAsked(askedHere("alphaBeta", false), "alphaBeta", ["alphaBeta"]);
  expect(writeAsked(here)).toBe(writeAsked(before.asked));
  expect([...askedHere("minimax", false)]).toEqual([]);
  before.hand.show();
  before.note();
  expect([...askedHere("alphaBeta", false)]).toEqual([]);
});

it("What was begun of one search stays when another is begun in the same tab", () => {
  const before = search();
  before.hand.do(before.hand.right[0].act);
  before.note();
  const pulls = bandit();
  pulls.hand.do(pulls.hand.of.acts[0]);
  pulls.note();
  expect([search().hand.acts.length, bandit().hand.place]).toEqual([1, 1]);
});

it("A link is told each of its settings that there is not, and a right one nothing", () => {
  const wrong = (link: string) => wrongSettings(new URLSearchParams(link));
  const [level, telling, both] = ["level=9", "telling=never", "level=9&telling=never"].map(wrong);
  expect(level).toContain("9");
  expect(telling).toBeDefined();
  expect(both!.length).toBeGreaterThan(Math.max(level!.length, telling!.length));
  expect(wrong("level=5&telling=atEnd&seed=x")).toBe(undefined);
  expect(wrong("telling=atOnce")).toBe(undefined);
});

it("A mean may be rounded, and is worked on with as the search has it; elsewhere a value is what it is", () => {
  const byHand = (
    tree: string,
    algorithm: "expectimax" | "minimax",
    telling: "atOnce" | "atEnd" = "atOnce",
  ) => searchByHand({ algorithm, tree, telling, level: 1, seed: "" });
  const thirds = "[0, {1/3: 1, 2/3: 3}]";
  const hand = byHand(thirds, "expectimax");
  for (const node of [1, 2, 3, 4]) hand.do({ kind: "enter", node });
  hand.do({ kind: "return", value: 2.3 });
  expect(hand.wrongCount).toBe(1);
  hand.do({ kind: "return", value: 2.33 });
  expect(hand.state.returned.get(2)).toBeCloseTo(7 / 3, 12);
  hand.do({ kind: "return", value: 7 / 3 });
  expect([hand.over, hand.wrongCount]).toEqual([true, 1]);

  const examined = byHand(thirds, "expectimax", "atEnd");
  for (const node of [1, 2, 3, 4]) examined.do({ kind: "enter", node });
  for (const value of [2.33, 2.33]) examined.do({ kind: "return", value });
  examined.handIn();
  expect([examined.over, examined.wrongs]).toEqual([true, []]);

  const exact = byHand("[0.001, 0.002]", "minimax");
  for (const node of [1, 2]) exact.do({ kind: "enter", node });
  exact.do({ kind: "return", value: 0.001 });
  expect(exact.wrongCount).toBe(1);
});
