import { beforeEach, expect, it, vi } from "vitest";
import { keep, readKept } from "../../../src/kit/kept/browserStorage.ts";
import { type Answer, unanswered } from "../../../src/kit/questions/answer.ts";
import type { Question } from "../../../src/kit/questions/question.ts";
import { CheckState } from "../../../src/tools/check/checkState.svelte.ts";
import {
  afterReview,
  keepReviewed,
  keptMissed,
  noteMissed,
  readMissed,
} from "../../../src/tools/check/missed.ts";
import { fakeStorage } from "./fakeStorage.ts";

const question: Question = {
  ask: "value",
  tree: "[[7,4],[5,9]]",
  node: "1",
  why: "MIN chooses.",
  hints: { 9: "No." },
};
const other: Question = { ask: "next", tree: "[[6,9],[5,7]]", at: "leave 1.0" };
const answer = (change: Partial<Answer>): Answer => ({ ...unanswered, ...change });
const wrong = answer({ tries: ["9"] });
beforeEach(() => vi.stubGlobal("localStorage", fakeStorage()));

it("A question that was not right at once is due tomorrow, without what its chapter says of its tree", () => {
  noteMissed("minimax", question, wrong, 100);
  const { why: _why, hints: _hints, ...bare } = question as typeof question & { hints: unknown };
  expect(keptMissed()).toEqual([{ chapter: "minimax", question: bare, due: 101, streak: 0 }]);
});

it("A question that was right at once is not missed, nor one that is about no tree", () => {
  noteMissed("minimax", question, answer({ tries: ["5"], solved: true }), 100);
  noteMissed("minimax", { ask: "choice", text: "Which?", options: ["a", "b"], answer: 0 }, wrong, 100);
  expect(keptMissed()).toEqual([]);
  noteMissed("minimax", question, answer({ shown: true }), 100);
  noteMissed("minimax", other, answer({ tries: ["cut", "read"], solved: true }), 100);
  expect(keptMissed()).toHaveLength(2);
});

it("A question is missed once, however often it is tried, and was missed where it was begun anew", () => {
  noteMissed("minimax", question, wrong, 100);
  noteMissed("minimax", question, answer({ tries: ["9", "7"] }), 100);
  const anew = answer({ tries: ["5"], solved: true, before: { tries: ["9"], solved: false, shown: false } });
  noteMissed("minimax", question, anew, 103);
  expect(keptMissed().map(({ due }) => due)).toEqual([104]);
});

it("It comes back after 1, 3 and 7 days while it is right, is gone after the fourth time, and begins anew when it is not", () => {
  noteMissed("minimax", question, wrong, 100);
  const [missed] = keptMissed();
  const once = afterReview(missed, true, 101)!;
  const twice = afterReview(once, true, once.due)!;
  const thrice = afterReview(twice, true, twice.due)!;
  expect([once, twice, thrice].map(({ due }) => due)).toEqual([102, 105, 112]);
  expect(afterReview(thrice, true, 112)).toBeUndefined();
  expect(afterReview(thrice, false, 112)).toMatchObject({ due: 113, streak: 0 });
  noteMissed("alpha-beta", other, wrong, 100);
  keepReviewed(thrice, true);
  expect(keptMissed().map(({ chapter }) => chapter)).toEqual(["alpha-beta"]);
});

it("A chapter’s check notes what is missed, and an exercise does not", async () => {
  for (const [work, noted] of [
    ["?exercise=1", 0],
    ["minimax", 1],
  ] as const) {
    const check = new CheckState(work, [question]);
    check.type("9");
    check.check();
    await vi.dynamicImportSettled();
    expect(JSON.parse(readKept("missed") ?? "[]"), work).toHaveLength(noted);
  }
});

it("What is broken is nothing", () => {
  const good =
    '[{"chapter":"minimax","question":{"ask":"next","tree":"[1,2]","at":"leave 0"},"due":1,"streak":0}]';
  expect(readMissed(good)).toHaveLength(1);
  for (const text of [
    "",
    "{}",
    "[1]",
    good.replace("next", "choice"),
    good.replace("minimax", "../x"),
    good.replace('"due":1', '"due":-1'),
  ])
    expect(readMissed(text), text).toBeUndefined();
  keep("missed", "broken");
  expect(keptMissed()).toEqual([]);
});
