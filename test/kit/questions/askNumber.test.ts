import { expect, it } from "vitest";
import { askNumber } from "../../../src/kit/questions/askNumber.ts";

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
