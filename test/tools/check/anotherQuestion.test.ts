import { describe, expect, it } from "vitest";
import { parseTree } from "../../../src/engine/index.ts";
import { askQuestion } from "../../../src/kit/questions/askQuestion.ts";
import type { Question } from "../../../src/kit/questions/question.ts";
import { algorithms } from "../../../src/kit/run/algorithms.ts";
import { setupOf } from "../../../src/kit/run/setup.ts";
import { anotherQuestion } from "../../../src/tools/check/anotherQuestion.ts";
import { difficultyOf } from "../../../src/tools/worksheet/exercise.ts";

const tree = "[[3,12,8],[2,4,6],[14,5,2]]";
const questions: readonly Question[] = [
  { ask: "value", node: "root", tree, why: "As the chapter has it.", hints: { "12": "No." } },
  { ask: "return", node: "1", tree },
  { ask: "next", at: "leave 1.0", tree, text: "Of this tree alone." },
  { ask: "owner", at: "cutoff 1", tree },
  { ask: "count", tree },
];

describe("another one", () => {
  it.each(questions)(
    "asks $ask of another tree as hard as this, and says nothing of the chapter's own",
    (question) => {
      const answers = new Set<string>();
      for (let seed = 0; seed < 30; seed++) {
        const other = anotherQuestion(question, String(seed))!;
        expect(other).toMatchObject({ ask: question.ask });
        expect(other).not.toHaveProperty("why");
        expect(other).not.toHaveProperty("text");
        expect(other).not.toHaveProperty("hints");
        const setup = setupOf(other as never);
        expect(setup.tree).not.toBe(tree);
        const { search } = algorithms[setup.algorithm];
        expect(difficultyOf(parseTree(setup.tree!), search).cutoffs).toBe(
          difficultyOf(parseTree(tree), search).cutoffs,
        );
        answers.add(`${setup.tree} ${askQuestion(other).answer}`);
      }
      expect(answers.size).toBeGreaterThan(25);
    },
  );

  it("is the same for the same seed, and there is none where no tree is asked about", () => {
    expect(anotherQuestion(questions[0], "a")).toEqual(anotherQuestion(questions[0], "a"));
    expect(anotherQuestion({ ask: "number", text: "", value: 3, hint: "" }, "a")).toBeUndefined();
    expect(anotherQuestion({ ask: "value", node: "root", game: "ticTacToe" }, "a")).toBeUndefined();
  });
});
