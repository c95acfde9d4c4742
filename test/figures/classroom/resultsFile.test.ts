import { describe, expect, it } from "vitest";
import { answerRows, summaryRows } from "../../../src/figures/classroom/resultRows.ts";
import { resultsOf } from "../../../src/figures/classroom/results.ts";
import { readResults, writeResults } from "../../../src/figures/classroom/resultsFile.ts";

const answer = (tries: string[], solved: boolean, shown = false) => ({ tries, draft: "x", solved, shown });
const ada = resultsOf(
  "Ada",
  new Map([
    ["minimax", [answer(["4", "3"], true), answer([], false, true), answer(["2"], false)]],
    ["alpha-beta", [answer([], false)]],
    ["exercise:Week 3", [answer(["7"], true)]],
  ]),
);
const file = writeResults(ada);

describe("A results file", () => {
  it("brings back what was tried, and is intact", () => {
    expect(readResults(file)).toEqual({ ...ada, intact: true });
  });

  it("leaves out chapters of which nothing was tried", () => {
    expect([...ada.chapters.keys()]).toEqual(["minimax", "exercise:Week 3"]);
  });

  it("shows that it was changed, wherever it was", () => {
    for (const [was, is] of [
      ["Ada", "Eve"],
      ['"shown": true', '"shown": false'],
      ['"7"', '"8"'],
    ]) {
      const changed = file.replace(was, is);
      expect(changed).not.toBe(file);
      expect(readResults(changed).intact).toBe(false);
    }
  });

  it("is intact whatever white space was changed by a mail program", () => {
    expect(readResults(JSON.stringify(JSON.parse(file))).intact).toBe(true);
  });

  it.each([
    ["", "no results file, or only a part"],
    [file.slice(0, 90), "only a part"],
    ["[]", "no results file"],
    ['{"kind":"something else"}', "no results file"],
    ['{"kind":"plyground results","name":" "}', "names no student"],
    ['{"kind":"plyground results","name":"A"}', "names no chapters"],
    ['{"kind":"plyground results","name":"A","chapters":{"x":[{"tries":1}]}}', "answers to “x” are broken"],
    ["x".repeat(1_000_001), "too large"],
  ])("is refused in a sentence: %.30j", (text, problem) => {
    expect(() => readResults(text)).toThrow(problem);
  });
});

describe("A table of results", () => {
  const bob = resultsOf("Bob", new Map([["game-trees", [answer(["1"], true)]]]));
  const titles = { "game-trees": "Game trees", minimax: "Minimax" };

  it("has a row for each student and the chapters in the book's order, exercises last", () => {
    expect(summaryRows([ada, bob], titles)).toEqual([
      ["name", "Game trees: solved", "of", "Minimax: solved", "of", "exercise:Week 3: solved", "of"],
      ["Ada", "", "", 1, 3, 1, 1],
      ["Bob", 1, 1, "", "", "", ""],
    ]);
  });

  it("has every answer, a row each", () => {
    const [, first, second] = answerRows([ada], titles);
    expect(first).toEqual(["Ada", "Minimax", 1, "yes", "no", 2, "4 | 3"]);
    expect(second).toEqual(["Ada", "Minimax", 2, "no", "yes", 0, ""]);
  });
});
