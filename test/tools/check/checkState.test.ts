import { beforeEach, expect, it, vi } from "vitest";
import "../../../src/figures/stepper/haveChance.ts";
import { everTried, unanswered } from "../../../src/kit/questions/answer.ts";
import type { Question } from "../../../src/kit/questions/question.ts";
import { CheckState } from "../../../src/tools/check/checkState.svelte.ts";
import { readProgress } from "../../../src/tools/check/keepProgress.ts";
import { allAnswers, versionOf } from "../../../src/tools/check/keptAnswers.ts";
import { callStudent, goOnAs, student, students } from "../../../src/tools/check/student.ts";
import { fakeStorage } from "./fakeStorage.ts";

const questions: Question[] = [
  { ask: "value", tree: "[[7,4],[5,9]]", node: "1", why: "MIN chooses." },
  { ask: "next", tree: "[[6,9],[5,7]]", at: "leave 1.0" },
  { ask: "choice", text: "Which?", options: ["this", "that", "none"], answer: 2, hint: "The last." },
];
const begin = (asked = questions) => {
  const check = new CheckState("chapter", asked);
  check.restore();
  return check;
};

beforeEach(() => vi.stubGlobal("localStorage", fakeStorage()));

it("A right number is solved, and explained by the verdict and the chapter's reason", () => {
  const check = begin();
  check.type(" 5.0 ");
  check.check();
  expect(check.answer).toMatchObject({ solved: true, draft: " 5.0 " });
  expect(check.reply).toEqual({ kind: "right", sentences: ["Move 2 is worth 5.", "MIN chooses."] });
});

it("A right number may be a fraction", () => {
  const check = begin([{ ask: "number", text: "How likely is it?", value: 0.5, hint: "The coin is fair." }]);
  check.type("1/2");
  check.check();
  expect(check.answer).toMatchObject({ solved: true, draft: "1/2" });
});

it("A wrong answer gets a hint, and may be tried again", () => {
  const check = begin();
  check.type("9");
  check.check();
  expect(check.reply?.kind).toBe("wrong");
  expect(check.settled).toBe(false);
  check.type("5");
  check.check();
  expect(check.reply?.kind).toBe("right");
  expect(check.solved).toBe(1);
});

it("A chosen option is no answer until it is checked, and none at all gets a sentence", () => {
  const check = begin();
  check.goTo(1);
  check.check();
  expect(check.error).toBe("Choose an answer first.");
  check.type("enter");
  expect(check.answer).toMatchObject({ draft: "enter", tries: [] });
  check.check();
  expect(check.answer.tries).toEqual(["enter"]);
});

it("What is no number gets a sentence, is not graded and not lost", () => {
  const check = begin();
  check.type("five");
  check.check();
  expect(check.error).toBe("“five” is no number: type one such as 7 or −2.5.");
  expect(check.answer).toMatchObject({ draft: "five", tries: [] });
  check.type("");
  check.check();
  expect(check.error).toBe("Type a number first.");
});

it("A solved question stays solved, whatever is tried after", () => {
  const check = begin();
  check.goTo(1);
  check.give("cutoff");
  check.give("enter");
  expect(check.reply?.kind).toBe("wrong");
  expect(check.answer.solved).toBe(true);
});

it("An answer that was shown is explained and does not count as solved", () => {
  const check = begin();
  check.goTo(2);
  check.show();
  expect(check.reply).toEqual({ kind: "shown", sentences: ["“none”."] });
  check.give("2");
  expect(check.reply?.kind).toBe("right");
  expect(check.solved).toBe(0);
});

it("Answers outlast a reload, which opens at the first question that is not settled", () => {
  const check = begin();
  check.give("5");
  check.goTo(1);
  check.type("a thought");
  const again = begin();
  expect(again.index).toBe(1);
  expect(again.answers).toEqual(check.answers);
  expect(readProgress()).toEqual({ chapter: { solved: 1, of: 3 } });
});

it("A reload after the last answer opens with the summary", () => {
  const check = begin();
  check.give("5");
  check.goTo(1);
  check.give("cutoff");
  check.goTo(2);
  check.show();
  expect(begin().index).toBe(3);
});

it("Answers stay with their question, whatever else is asked, and come back with it", () => {
  begin().give("5");
  const other: Question = { ask: "value", tree: "[[7,4],[5,8]]", node: "1" };
  const changed = begin([other, ...questions.slice(1)]);
  expect(changed.solved).toBe(0);
  changed.goTo(1);
  changed.give("cutoff");
  const [first, second] = begin().answers;
  expect([first.solved, second.solved]).toEqual([true, true]);
  expect(begin([questions[2], questions[0]]).answers.map(({ solved }) => solved)).toEqual([false, true]);
  // Words about an answer may be mended.
  expect(begin([{ ...questions[0], why: "MIN takes the least." } as Question]).solved).toBe(1);
});

it("Answers that an older page has kept count, and are put aside where other questions are asked now", () => {
  const answer = { tries: ["5"], draft: "5", solved: true, shown: false };
  const answers = [answer, unanswered, unanswered];
  const key = "plyground:check:chapter";
  localStorage.setItem(key, JSON.stringify({ version: versionOf(questions), answers }));
  expect(begin().solved).toBe(1);
  begin().type("6");
  expect(begin().solved).toBe(1);
  localStorage.setItem(key, JSON.stringify({ version: "another", answers }));
  expect(begin().solved).toBe(0);
  begin().give("5");
  expect(JSON.parse(localStorage.getItem(`${key} (before)`)!)).toEqual({ version: "another", answers });
});

it("A picture that would answer an open question waits for it, and shows no more than has been asked", () => {
  const tree = "[[6,9],[5,7]]";
  const check = begin([
    { ask: "return", tree, node: "0" },
    { ask: "next", tree, at: "leave 1.0" },
    { ask: "count", tree },
  ]);
  check.goTo(1);
  expect(check.first).toBe(0);
  check.goTo(2);
  expect([check.first, check.mayShow(check.asked!.scene!.decides)]).toEqual([undefined, false]);
  check.goTo(0);
  expect(check.mayShow(check.asked!.scene!.decides)).toBe(true);
  check.show();
  check.goTo(1);
  expect(check.first).toBeUndefined();
});

it("Who comes second begins afresh, and what the first one did stays", () => {
  vi.stubGlobal("dispatchEvent", () => true);
  begin().give("5");
  expect(student().name).toBe("");
  goOnAs("Bob");
  const bobs = begin();
  expect([bobs.solved, readProgress()]).toEqual([0, {}]);
  bobs.give("9");
  goOnAs("");
  expect([begin().solved, readProgress()]).toEqual([1, { chapter: { solved: 1, of: 3 } }]);
  goOnAs(" bob ");
  expect(begin().answers[0].tries).toEqual(["9"]);
  expect(students().map(({ name }) => name)).toEqual(["", "Bob"]);
});

it("What another tab has answered is taken up where one stands, and not written over", () => {
  const here = begin();
  here.goTo(2);
  const there = begin();
  there.give("5");
  const { round } = here;
  here.takeUp();
  // The question shown stays what it is, and as it is.
  expect([here.index, here.solved, here.round]).toEqual([2, 1, round]);
  here.give("2");
  expect(begin().answers.map(({ solved }) => solved)).toEqual([true, false, true]);
  // Where it was answered itself, what shows it begins anew.
  there.takeUp();
  there.restart(false);
  here.takeUp();
  expect([here.settled, here.round]).toEqual([false, round + 1]);
});

it("Who answers an exercise of their own as the first is not asked for a name", () => {
  vi.stubGlobal("dispatchEvent", () => true);
  new CheckState("exercise:?tree=1", questions, "Ada").give("5");
  expect(student().name).toBe("Ada");
  new CheckState("exercise:?tree=2", questions, "Bob").give("5");
  expect(student().name).toBe("Ada");
});

it("Nobody takes the name of another one who answers here, for then one of them could not go on", () => {
  vi.stubGlobal("dispatchEvent", () => true);
  expect(callStudent("Ada")).toBe(true);
  goOnAs("Bob");
  begin().give("9");
  expect(callStudent(" ada ")).toBe(false);
  expect(student().name).toBe("Bob");
  expect(callStudent("Bobby")).toBe(true);
  goOnAs("Ada");
  goOnAs("Bobby");
  expect(begin().answers[0].tries).toEqual(["9"]);
});

it("Answers that somebody has broken are forgotten", () => {
  begin().give("5");
  const [key, text] = [...(localStorage as never as ReturnType<typeof fakeStorage>).kept].find(([key]) =>
    key.includes("check"),
  )!;
  for (const broken of [
    text.slice(1),
    text.replace('["5"]', "[5]"),
    text.replace('"solved":true', '"solved":1'),
  ]) {
    localStorage.setItem(key, broken);
    expect(begin().solved).toBe(0);
  }
});

it("Another try at the rest keeps what is solved; another try at all begins anew, and nothing is lost", () => {
  const check = begin();
  check.give("5");
  check.goTo(2);
  check.give("0");
  check.restart(true);
  expect([check.index, check.solved]).toEqual([1, 1]);
  expect(check.answers[2].tries).toEqual([]);
  check.restart(false);
  expect([check.index, check.solved]).toEqual([0, 0]);
  expect(readProgress()).toEqual({});
  const [first, , third] = [...allAnswers().values()][0].answers.map(everTried);
  expect([first.solved, first.tries, third.tries]).toEqual([true, ["5"], ["0"]]);
});

it("Where the browser keeps nothing, the check works all the same", () => {
  vi.stubGlobal("localStorage", {
    getItem() {
      throw new DOMException("refused", "SecurityError");
    },
    setItem() {
      throw new DOMException("refused", "SecurityError");
    },
  });
  const check = begin();
  expect(check.keeps).toBe(false);
  check.give("5");
  expect(check.solved).toBe(1);
  expect(begin().solved).toBe(0);
});

it("A mean may be rounded to two decimals, and no other number; any number may be a fraction", () => {
  const [mean, value]: Question[] = [
    { ask: "value", tree: "[1, {1/3: 2, 2/3: 6}]", node: "1", algorithm: "expectimax" },
    { ask: "value", tree: "[1, [4.667, 5]]", node: "1", algorithm: "minimax" },
  ];
  const solvedBy = (question: Question, typed: string) => {
    vi.stubGlobal("localStorage", fakeStorage());
    const check = begin([question]);
    check.type(typed);
    check.check();
    return check.answer.solved;
  };
  for (const typed of ["4.667", "4.67", "4.66"]) expect(solvedBy(mean, typed), typed).toBe(true);
  for (const typed of ["14/3", " 28 / 6 "]) expect(solvedBy(mean, typed), typed).toBe(true);
  for (const typed of ["4.6", "4.7", "5", "13/3", "14/0", "14/3/1"])
    expect(solvedBy(mean, typed), typed).toBe(false);
  expect(solvedBy(value, "4.67")).toBe(false);
  expect(solvedBy(value, "4.667")).toBe(true);
  expect(solvedBy(value, "4667/1000")).toBe(true);
  expect(solvedBy(value, "4666/1000")).toBe(false);
});
