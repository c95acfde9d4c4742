import { expect, it } from "vitest";
import { askQuestion } from "../../../src/kit/questions/askQuestion.ts";
import type { Question } from "../../../src/kit/questions/question.ts";
import { commonMistakes } from "../../../src/tools/classroom/commonMistakes.ts";
import { exerciseName, ownChapterName, workOf } from "../../../src/tools/classroom/exerciseName.ts";
import { questionsFor } from "../../../src/tools/classroom/questionsFor.ts";
import type { Results, Tried } from "../../../src/tools/classroom/results.ts";
import { questionsOwn } from "../../../src/tools/classroom/school/packagedWork.ts";
import { type Exercise, setupFor } from "../../../src/tools/worksheet/exercise.ts";

const titles = { minimax: "Minimax", "alpha-beta": "Alpha–beta" };
const own: Question = { ask: "choice", text: "Who?", options: ["MAX", "MIN", "nobody"], answer: 0 };
const checks: Readonly<Record<string, readonly Question[]>> = {
  minimax: [own, { ask: "value", node: "root", tree: "[[3,12],[2,4]]", algorithm: "minimax" }],
};
const untouched: Tried = { tries: [], solved: false, shown: false };
const wrong = (...tries: string[]): Tried => ({ tries, solved: false, shown: false });
const student = (name: string, work: Readonly<Record<string, readonly Tried[]>>): Results => ({
  name,
  done: new Map(Object.entries(work).map(([key, tried]) => [key, { tried, tree: undefined }])),
});
const told = (all: readonly Results[]) =>
  commonMistakes(all, titles, checks).map(({ kind, given, students, where }) => [
    kind ?? given,
    students,
    ...where.flatMap(({ task, places }) => [task.title, places]),
  ]);

/** The answer in a student's own tree that makes this mistake, and the name of the exercise. */
function mistaken(seed: string, kind: string): Record<string, Tried[]> {
  const exercise: Exercise = {
    setup: { tree: "[[3,12,8],[2,4,6],[14,5,2]]", algorithm: "minimax" },
    title: "Values",
    seed,
  };
  const questions = questionsFor(setupFor(exercise)).map(askQuestion);
  const given = Array.from({ length: 15 }, (_, value) => String(value)).find(
    (value) => value !== questions[0].answer && questions[0].mistake(value) === kind,
  )!;
  return { [exerciseName(exercise)]: questions.map((_, at) => (at === 0 ? wrong(given) : untouched)) };
}

it("One mistake in trees of their own is one mistake, whatever the numbers are, and names nobody", () => {
  const all = [
    student("Ada", mistaken("Ada", "otherSide")),
    student("Bob", mistaken("Bob", "otherSide")),
    student("Cyd", mistaken("Cyd", "otherMove")),
  ];
  const given = all.map(({ done }) => [...done.values()][0].tried[0].tries[0]);
  expect(new Set(given.slice(0, 2)).size).toBe(2);
  expect(told(all)).toEqual([
    ["otherSide", 2, "Values", [1]],
    ["otherMove", 1, "Values", [1]],
  ]);
  expect(JSON.stringify(commonMistakes(all, titles, checks)).replaceAll("seed=", "")).not.toMatch(
    /Ada|Bob|Cyd/,
  );
});

it("A chapter's own questions show the answers themselves, and each student counts once", () => {
  const all = [
    student("Ada", { minimax: [{ tries: ["1", "1", "0"], solved: true, shown: false }, wrong("4", "2")] }),
    student("Bob", { minimax: [wrong("1", "2"), { tries: ["3"], solved: true, shown: false }] }),
  ];
  expect(told(all)).toEqual([
    ["MIN", 2, "Minimax", [1]],
    ["otherMove", 1, "Minimax", [2]],
    ["otherSide", 1, "Minimax", [2]],
    ["nobody", 1, "Minimax", [1]],
  ]);
});

it("A chapter in trees of somebody's own is looked at in those", () => {
  const [, chapters] = checks.minimax.map(askQuestion);
  /** An answer that mixes up the sides in this student's tree, and does not in the chapter's. */
  const mixedUp = (seed: string) => {
    const [, own] = questionsOwn(checks.minimax, seed).map(askQuestion);
    return Array.from({ length: 13 }, (_, value) => String(value)).find(
      (value) =>
        value !== own.answer && own.mistake(value) === "otherSide" && chapters.mistake(value) !== "otherSide",
    );
  };
  const seed = ["Ada", "Bob", "Cyd", "Dan", "Eve"].find((name) => mixedUp(name) !== undefined)!;
  const name = ownChapterName("minimax", seed);
  expect(workOf(name)).toEqual({ task: "minimax", title: undefined, seed });
  expect(told([student(seed, { [name]: [untouched, wrong(mixedUp(seed)!)] })])).toEqual([
    ["otherSide", 1, "Minimax", [2]],
  ]);
});

it("What is broken, long, or asked otherwise by now is left out", () => {
  const position: Exercise = { setup: { game: "ticTacToe", position: "XXOOOX.X.", algorithm: "minimax" } };
  const onPosition = questionsFor(setupFor(position)).map(() => wrong("7"));
  const all = [
    student("Ada", {
      minimax: [wrong("1")],
      "exercise:?tree=[[1&algorithm=minimax": [wrong("1")],
      "exercise:?game=connectFour&algorithm=minimax&depth=12": [wrong("1")],
      [exerciseName(position)]: onPosition,
      "exercise:Old": [wrong("1")],
      constructor: [wrong("1")],
    }),
  ];
  expect(told(all)).toEqual([]);
});
