import { describe, expect, it } from "vitest";
import "../../../src/figures/stepper/haveChance.ts";
import { formatValue } from "../../../src/drawing/formatValue.ts";
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

const draws = "[4, {1/3: [3, 9], 2/3: [6, 8]}, {1/2: 1, 1/4: 8, 1/4: 12}]";
const ofChance: readonly Question[] = [
  { ask: "value", node: "1", tree: draws, algorithm: "expectimax" },
  { ask: "return", node: "root", tree: draws, algorithm: "expectimax" },
  { ask: "next", at: "leave 2.0", tree: draws, algorithm: "star1" },
  { ask: "count", tree: draws, algorithm: "star1" },
];
const probabilities = (text: string) => text.match(/\d+\/\d+/g);

describe("another one on a tree with chance nodes", () => {
  it.each(ofChance)("asks $ask with the same probabilities, and its hints give nothing away", (question) => {
    const asked = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const other = anotherQuestion(question, String(seed))!;
      expect(other).toEqual(anotherQuestion(question, String(seed)));
      const { tree: given } = setupOf(other as never);
      expect(probabilities(given!)).toEqual(probabilities(draws));
      const { answer, options, hint, scene } = askQuestion(other);
      const wrong = options
        ? options.map(({ key }) => key)
        : [...scene!.run.measures.truth].map((value) => formatValue(value));
      for (const one of wrong) {
        if (one === answer) continue;
        expect(hint(one)).not.toBe("");
        // A number in it that is the right one might as well be said.
        if (!options) expect(hint(one).split(/[^\d.−]+/), `${given} ${one}`).not.toContain(answer);
      }
      asked.add(given!);
    }
    expect(asked.size).toBeGreaterThan(9);
  });

  it("has another right answer than the plain mean has", () => {
    for (let seed = 0; seed < 30; seed++) {
      const { scene, answer } = askQuestion(anotherQuestion(ofChance[0], String(seed))!);
      const { outline, measures } = scene!.run;
      const values = outline.nodes[scene!.ring!].children.map(({ id }) => measures.truth[id]);
      expect(formatValue((values[0] + values[1]) / 2)).not.toBe(answer);
    }
  });
});
