import { describe, expect, it } from "vitest";
import { askReturn } from "../../../src/kit/questions/askReturn.ts";

const tree = "[[3,12,8],[2,1,6],[14,5,4]]";
const about = (node: string, algorithm = "alphaBeta") =>
  askReturn({ ask: "return", tree, node, algorithm: algorithm as "alphaBeta" });

describe("What a search returns for a node", () => {
  it("is what it had found when it cut, and no leaf that it left unread plays a part", () => {
    const asked = about("1");
    expect([asked.text, asked.answer]).toEqual(["What does alpha–beta return for move 2?", "2"]);
    expect(asked.verdict).toBe("Alpha–beta returns 2 for move 2.");
    expect(asked.why).toContain("cut");
    expect(asked.hint("1")).toMatch(/^1 is what move 2 is worth, but alpha–beta is done with it/);
    expect(asked.hint("6")).toMatch(/^Try the moves of move 2/);
  });

  it("is its value where nothing is cut", () => {
    const asked = about("2");
    expect([asked.answer, asked.why]).toEqual(["4", undefined]);
  });

  it("is no more than the window where the search is fail-hard, and the last answer where it comes twice", () => {
    expect(about("1", "failHard").answer).toBe("3");
    expect(about("0", "mtdf").text).toContain("in the end");
  });

  it("cannot be asked of a node that is never entered", () => {
    expect(() => askReturn({ ask: "return", tree: "[5,[2,[7,9]]]", node: "1.1" })).toThrow("never comes to");
  });
});
