import { beforeEach, expect, it, vi } from "vitest";
import { CheckState } from "../../../src/figures/check/checkState.svelte.ts";
import type { Question } from "../../../src/figures/check/question.ts";
import { readProgress } from "../../../src/site/progress.ts";
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

it("Answers to other questions are forgotten", () => {
  begin().give("5");
  const changed = begin([{ ask: "value", tree: "[[7,4],[5,8]]", node: "1" }, ...questions.slice(1)]);
  expect(changed.answers.every(({ tries }) => tries.length === 0)).toBe(true);
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

it("Another try at the rest keeps what is solved; another try at all keeps nothing", () => {
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
  check.give("5");
  expect(check.solved).toBe(1);
  expect(begin().solved).toBe(0);
});
