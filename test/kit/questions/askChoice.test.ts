import { expect, it } from "vitest";
import { askChoice } from "../../../src/kit/questions/askChoice.ts";

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
