import { describe, expect, it } from "vitest";
import { askQuestion } from "../../../src/kit/questions/askQuestion.ts";
import { questionsFor } from "../../../src/tools/classroom/questionsFor.ts";

const textbook = "[[3,12,8],[2,4,6],[14,5,2]]";
const answersTo = (setup: Parameters<typeof questionsFor>[0]) =>
  questionsFor(setup).map((question) => [question.ask, askQuestion(question).answer]);

describe("questionsFor", () => {
  it("asks for values, decisions, an owner and counts, and knows the answers", () => {
    expect(answersTo({ tree: textbook, algorithm: "alphaBeta" })).toEqual([
      ["return", "3"],
      ["return", "2"],
      ["return", "2"],
      ["value", "3"],
      ["next", "cutoff"],
      ["next", "enter"],
      ["owner", "0"],
      ["count", "7"],
      ["count", "1"],
    ]);
  });

  it("asks nothing about cuts where there are none", () => {
    const kinds = answersTo({ tree: textbook, algorithm: "minimax" }).map(([ask]) => ask);
    expect(kinds).toEqual(["value", "value", "value", "value", "count"]);
  });

  it.each(["failHard", "negaScout", "alphaBetaWithTable", "mtdf"] as const)(
    "finds questions that can be asked about %s",
    (algorithm) => {
      expect(answersTo({ tree: textbook, algorithm }).length).toBeGreaterThan(4);
    },
  );
});
