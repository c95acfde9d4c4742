import fc from "fast-check";
import { expect, it } from "vitest";
import { writeChanceTree } from "../../../../src/engine/index.ts";
import { quizQuestions } from "../../../../src/figures/stepper/predict/quizQuestions.ts";
import { chance } from "../../../../src/kit/chance/chance.ts";
import { askQuestion } from "../../../../src/kit/questions/askQuestion.ts";
import { takeChance } from "../../../../src/kit/run/chancePart.ts";
import { runSetup } from "../../../../src/kit/run/run.ts";
import type { Setup } from "../../../../src/kit/run/setup.ts";
import { arbitraryChanceTree } from "../../../engine/arbitraryChanceTree.ts";
import { arbitraryTreeSetup } from "../../../kit/run/arbitrarySetup.ts";

const textbook: Setup = { tree: "[[3,12,8],[2,4,6],[14,5,2]]", algorithm: "alphaBeta" };
const answersOf = (setup: Setup) => quizQuestions(setup).map((question) => askQuestion(question).answer);

it("It asks of every move after the first whether it is read or cut", () => {
  expect(answersOf(textbook)).toEqual(["enter", "enter", "enter", "cutoff", "enter", "enter", "enter"]);
});

it("A search that cuts nothing is asked for the values of its inner nodes, the root's last", () => {
  expect(answersOf({ ...textbook, algorithm: "minimax" })).toEqual(["3", "2", "2", "3"]);
});

it("Every question of a quiz can be asked, and every cut among the first is one of them", () => {
  fc.assert(
    fc.property(arbitraryTreeSetup, (setup) => {
      const { trace, outline } = runSetup(setup);
      fc.pre(outline.complete);
      const questions = quizQuestions(setup);
      expect(questions.length).toBeLessThanOrEqual(20);
      const answers = questions.map((question) => askQuestion(question).answer);
      const { cutoffs } = trace.counters(trace.length);
      const found = answers.filter((answer) => answer === "cutoff").length;
      if (questions.length < 20) expect(found).toBe(cutoffs);
      else expect(found).toBeLessThanOrEqual(cutoffs);
    }),
    { numRuns: 60 },
  );
});

it("Of Star1 and Star2 every cut is asked, where chance draws too", () => {
  takeChance(chance);
  fc.assert(
    fc.property(arbitraryChanceTree, fc.constantFrom("star1", "star2"), (tree, algorithm) => {
      const setup: Setup = { tree: writeChanceTree(tree), algorithm };
      fc.pre(setup.tree!.includes("{"));
      const answers = answersOf(setup);
      const { trace } = runSetup(setup);
      fc.pre(answers.length < 20);
      expect(answers.filter((answer) => answer === "cutoff")).toHaveLength(
        trace.counters(trace.length).cutoffs,
      );
    }),
    { numRuns: 60 },
  );
});

it("A tree too large to be drawn whole is refused", () => {
  const setup: Setup = { game: "ticTacToe", algorithm: "alphaBeta", depth: 6 };
  expect(() => quizQuestions(setup)).toThrow("tree that can be drawn whole");
});
