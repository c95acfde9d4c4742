import { describe, expect, it } from "vitest";
import "../../../src/figures/stepper/haveChance.ts";
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

  it("asks of a tree with chance nodes for means, and of Star1 for what it leaves unread", () => {
    const tree = "[6,{1/2:1,1/4:8,1/4:12}]";
    expect(answersTo({ tree, algorithm: "expectimax" })).toEqual([
      ["value", "5.5"],
      ["value", "6"],
      ["count", "4"],
    ]);
    expect(answersTo({ tree, algorithm: "star1" })).toEqual([
      ["return", "6"],
      ["value", "6"],
      ["next", "enter"],
      ["next", "cutoff"],
      ["count", "3"],
      ["count", "1"],
    ]);
  });

  it("tells who is wrong about a bound of Star1 what to try, and not what it is", () => {
    const [bound] = questionsFor({ tree: "[6,{1/2:1,1/4:8,1/8:[0,12],1/8:12}]", algorithm: "star1" });
    const { answer, hint, text } = askQuestion(bound);
    expect(text).toMatch(/\?$/);
    for (const wrong of ["0", "1", "4", "12"]) {
      if (wrong === answer) continue;
      expect(hint(wrong)).not.toBe("");
      expect(hint(wrong)).not.toContain(answer);
    }
  });
});
