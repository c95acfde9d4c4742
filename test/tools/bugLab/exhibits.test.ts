import { describe, expect, it } from "vitest";
import { exhibits } from "../../../src/tools/bugLab/exhibits.ts";

describe.each(exhibits.map((exhibit) => [exhibit.name, exhibit] as const))("%s", (_, exhibit) => {
  const { right, wrong, question, reveal } = exhibit.prove();

  it("goes wrong on its input as its kind says, and what it stands in for does not", () => {
    expect(right.isRight).toBe(true);
    if (exhibit.kind === "wrongAnswer") expect(wrong.isRight).toBe(false);
    else {
      expect(wrong.isRight).toBe(true);
      expect(wrong.work).toBeGreaterThan(right.work);
    }
  });

  it("asks a question with one right answer among others", () => {
    expect(new Set(question.options).size).toBe(question.options.length);
    expect(question.options[question.answer]).toBeDefined();
    expect(question.options.length).toBeGreaterThan(1);
  });

  it("tells its story in whole sentences", () => {
    for (const text of [...exhibit.story, question.text, ...reveal]) expect(text).toMatch(/^[“A-ZÄ].*[.?]$/);
  });
});
