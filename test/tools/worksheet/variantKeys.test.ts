import { describe, expect, it } from "vitest";
import { askQuestion } from "../../../src/kit/questions/askQuestion.ts";
import type { AlgorithmName } from "../../../src/kit/run/algorithms.ts";
import { questionsFor } from "../../../src/tools/classroom/questionsFor.ts";
import { setupFor } from "../../../src/tools/worksheet/exercise.ts";
import { makeWorksheet } from "../../../src/tools/worksheet/worksheet.ts";

const trees = [
  "[[3,12,8],[2,4,6],[14,5,2]]",
  "[5,[[[4,9],7],[1,8]],[[2,6],3]]",
  "[[[1,6],[7,2]],[[9,3],[5,8]]]",
];
const searches: AlgorithmName[] = [
  "alphaBeta",
  "failHard",
  "negaScout",
  "cutAboveOnly",
  "alphaBetaWithTable",
];
const variants = 20;

/** All answers of the key and of the exercise, as text. */
function answersFor(tree: string, algorithm: AlgorithmName): string {
  const setup = { tree, algorithm };
  const { returned, best, run, marked } = makeWorksheet(setup);
  const asked = questionsFor(setup)
    .filter(({ ask }) => ask !== "count")
    .map((question) => askQuestion(question).answer);
  return JSON.stringify([returned, best, run.result.value, marked?.alpha, marked?.beta, asked]);
}

/** The tree with other values in the leaves of these places, in reading order. */
function refilled(tree: string, places: ReadonlySet<number>, value: number): string {
  let at = -1;
  return tree.replace(/-?[\d.]+/g, (leaf) => (places.has(++at) ? String(value) : leaf));
}

describe.each(trees)("300 variants and their searches, of which these are of %s", (tree) => {
  it.each(searches)("by %s: no answer depends on a leaf that the key crosses out", (algorithm) => {
    for (let seed = 0; seed < variants; seed++) {
      const setup = setupFor({ setup: { tree, algorithm }, seed: `Student ${seed}` });
      const { unread, run } = makeWorksheet(setup);
      const leaves = leavesOf(run.outline.root);
      const places = new Set(leaves.flatMap(({ id }, place) => (unread.has(id) ? [place] : [])));
      const answers = answersFor(setup.tree!, algorithm);
      for (const value of [-100, 100])
        expect(answersFor(refilled(setup.tree!, places, value), algorithm)).toBe(answers);
    }
  });
});

interface Node {
  readonly id: number;
  readonly value?: number | undefined;
  readonly children: readonly Node[];
}
const leavesOf = (node: Node): Node[] =>
  node.value === undefined ? node.children.flatMap(leavesOf) : [node];
