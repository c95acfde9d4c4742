import { expect, it } from "vitest";
import { own } from "../../../src/kit/conventions/conventions.ts";
import { askQuestion } from "../../../src/kit/questions/askQuestion.ts";
import { conventionalQuestion } from "../../../src/kit/questions/conventionalQuestion.ts";
import type { Question } from "../../../src/kit/questions/question.ts";

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
