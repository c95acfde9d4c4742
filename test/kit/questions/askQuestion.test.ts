import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeTree } from "../../../src/engine/index.ts";
import { own } from "../../../src/kit/conventions/conventions.ts";
import { askChoice, askCount, askNumber, askQuestion } from "../../../src/kit/questions/askQuestion.ts";
import { conventionalQuestion } from "../../../src/kit/questions/conventionalQuestion.ts";
import type { Question } from "../../../src/kit/questions/question.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";
import { placesIn } from "../../tools/check/placesIn.ts";
import { plainAlphaBeta } from "../../tools/check/plainAlphaBeta.ts";

const question = {
  ask: "choice",
  text: "Which?",
  options: ["This", "That"],
  answer: 1,
  hint: "Look behind you.",
} as const;

it("The right answer is the chapter's, by its index", () => {
  const { options, answer, verdict } = askChoice(question);
  expect(options?.find(({ key }) => key === answer)?.label).toBe("That");
  expect(verdict).toBe("“That”.");
});

it("An answer that is none of the options is refused", () => {
  expect(() => askChoice({ ...question, answer: 2 })).toThrow("no option 2");
});

it("A wrong choice hears what is said to it alone, where there is such a hint", () => {
  const three = { ...question, options: ["This", "That", "Both"], hints: ["Not this.", "", "Not both."] };
  const { hint } = askChoice(three);
  expect([hint("0"), hint("2")]).toEqual(["Not this.", "Not both."]);
});

it("A wrong choice without a hint of its own hears the one for all", () => {
  expect(askChoice(question).hint("0")).toBe("Look behind you.");
});

describe("Ask number", () => {
  const question = { ask: "number", text: "How many?", value: 2 / 3, hint: "Of three." } as const;

  it("The answer is the number as figures print it, and a wrong one hears the chapter's hint", () => {
    const { answer, options, scene, whole, verdict, hint } = askNumber(question);
    expect([answer, options, scene, whole, verdict]).toEqual([
      "0.667",
      undefined,
      undefined,
      false,
      "It is 0.667.",
    ]);
    expect(hint("1")).toBe("Of three.");
  });

  it("A foreseen wrong number hears its own hint", () => {
    const { hint } = askNumber({ ...question, hints: { "−1": "A share is no debt." } });
    expect([hint("−1"), hint("1")]).toEqual(["A share is no debt.", "Of three."]);
  });

  it("A keypad will do where the answer is a whole number from 0 on", () => {
    expect(askNumber({ ...question, value: 2 }).whole).toBe(true);
    expect(askNumber({ ...question, value: -2 }).whole).toBe(false);
  });

  it("A question without a number for an answer is refused", () => {
    expect(() => askNumber({ ...question, value: Number.NaN })).toThrow("no number for an answer");
  });
});

const tree = "[[3,12,8],[2,4,6],[14,5,2]]";

it("What is counted is what alpha-beta does on any tree", () => {
  fc.assert(
    fc.property(arbitraryTree, (tree) => {
      const { leaves, entered, cuts } = plainAlphaBeta(tree);
      const text = writeTree(tree);
      expect(askCount({ ask: "count", tree: text }).answer).toBe(String(leaves));
      expect(askCount({ ask: "count", tree: text, what: "nodes" }).answer).toBe(String(entered.size));
      expect(askCount({ ask: "count", tree: text, what: "cutoffs" }).answer).toBe(String(cuts.size));
    }),
  );
});

it("Minimax is asked for all leaves and all nodes", () => {
  const places = placesIn([
    [3, 12, 8],
    [2, 4, 6],
    [14, 5, 2],
  ]);
  const leaves = places.filter(({ tree }) => typeof tree === "number");
  expect(askCount({ ask: "count", tree, algorithm: "minimax" }).answer).toBe(String(leaves.length));
  const nodes = askCount({ ask: "count", tree, algorithm: "minimax", what: "nodes" });
  expect(nodes.answer).toBe(String(places.length));
});

it("The verdict sets the count against the whole tree", () => {
  expect(askCount({ ask: "count", tree }).verdict).toBe("Alpha–beta reads 7 of the 9 leaves.");
});

it("The hint says in which direction to look", () => {
  const { hint } = askCount({ ask: "count", tree });
  expect(hint("5")).toContain("more");
  expect(hint("8")).toContain("fewer");
  expect(hint("10")).toBe("The whole tree has only 9 leaves.");
});

it("Where all count, the hint to a greater number does not say how many there are", () => {
  const { answer, hint } = askCount({ ask: "count", tree, algorithm: "minimax", what: "nodes" });
  expect(hint("20")).not.toContain(answer);
  expect(hint("20")).toContain("fewer");
});

it("A foreseen wrong count hears its own hint", () => {
  expect(askCount({ ask: "count", tree, hints: { "8": "The 4, too?" } }).hint("8")).toBe("The 4, too?");
});

it("A search that comes back to leaves makes visits, which may be more than there are leaves", () => {
  const asked = askCount({ ask: "count", tree: "[[14,5,2],[2,4,6],[12,8,3]]", algorithm: "negaScout" });
  expect(asked.answer).toBe("10");
  expect(asked.verdict).toBe("NegaScout makes 10 leaf visits in a tree of 9 leaves.");
  expect(asked.hint("12")).toContain("fewer");
});

const above = { ...own, cut: "above" } as const;
/** The second move's first leaf is worth as much as the first move: cut or not, by the book. */
const level: Question = { ask: "next", tree: "[[3,4],[3,1]]", at: "leave 1.0" };

it("A question is asked of the search as the book has it, and answered by that", () => {
  const asked = conventionalQuestion(level, above);
  expect(asked).toEqual({ ...level, algorithm: "cutAboveOnly" });
  expect(askQuestion(asked).answer).not.toBe(askQuestion(level).answer);
  expect(conventionalQuestion(level, own)).toBe(level);
});

it("The chapter's own reason stays where it explains the same answer", () => {
  const why = "Three is enough.";
  expect(conventionalQuestion({ ...level, why }, above)).not.toHaveProperty("why");
  const clear: Question = { ...level, tree: "[[3,4],[2,1]]", why };
  expect(conventionalQuestion(clear, above)).toEqual({ ...clear, algorithm: "cutAboveOnly" });
});

it.each<Question>([
  { ...level, algorithm: "minimax", ask: "count" },
  { ask: "owner", tree: "[[3,4],[3,1]]", at: "cutoff 1" },
  { ask: "number", text: "How many?", value: 1, hint: "Count." },
])("What was written for the notebook's own search stays so: %j", (question) => {
  expect(conventionalQuestion(question, above)).toBe(question);
});
