import { describe, expect, it } from "vitest";
import { answerRows, summaryRows, tasksIn } from "../../../src/tools/classroom/resultRows.ts";
import { readResults, resultsOf, writeResults } from "../../../src/tools/classroom/results.ts";

const answer = (tries: string[], solved: boolean, shown = false) => ({ tries, draft: "x", solved, shown });
const week = "exercise:?tree=%5B%5B1%2C2%5D%2C%5B3%2C4%5D%5D&algorithm=alphaBeta&title=Week+3";
const ada = resultsOf(
  "Ada",
  new Map([
    ["minimax", { answers: [answer(["4", "3"], true), answer([], false, true), answer(["2"], false)] }],
    ["alpha-beta", { answers: [answer([], false)] }],
    [`${week}#seed=Ada`, { answers: [answer(["−7"], true)], tree: "[[4,1],[2,3]]" }],
  ]),
);
const file = writeResults(ada, "2026-11-22T10:00:00.000Z");

describe("A results file", () => {
  it("brings back what was tried, and is intact", () => {
    expect(readResults(file)).toMatchObject({ ...ada, intact: true, saved: "2026-11-22T10:00:00.000Z" });
  });

  it("leaves out chapters of which nothing was tried", () => {
    expect([...ada.done.keys()]).toEqual(["minimax", `${week}#seed=Ada`]);
  });

  it("shows that it was changed, wherever it was", () => {
    for (const [was, is] of [
      ["Ada", "Eve"],
      ['"shown": true', '"shown": false'],
      ['"−7"', '"8"'],
    ]) {
      const changed = file.replace(was, is);
      expect(changed).not.toBe(file);
      expect(readResults(changed).intact).toBe(false);
    }
  });

  it("is told apart by its content, not by its layout", () => {
    const { content } = readResults(file);
    expect(readResults(JSON.stringify(JSON.parse(file))).content).toBe(content);
    expect(readResults(writeResults(ada, "2026-11-22T10:00:01.000Z")).content).not.toBe(content);
  });

  it("of an older page is read, too", () => {
    const old =
      '{"kind":"plyground results","name":"Ada","chapters":{"exercise:Week 3":[{"tries":["7"],"solved":true,"shown":false}]}}';
    expect(summaryRows([readResults(old)], {})[0]).toContain("Week 3: solved");
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
  const bob = resultsOf("Bob", new Map([["game-trees", { answers: [answer(["1"], true)] }]]));
  const titles = { "game-trees": "Game trees", minimax: "Minimax" };

  it("has a row for each student and the chapters in the book's order, exercises last, and says whose tree it was", () => {
    const counts = (title: string) => [`${title}: solved`, "of", "at the first try", "tries"];
    expect(summaryRows([ada, bob], titles)).toEqual([
      ["name", ...counts("Game trees"), ...counts("Minimax"), ...counts("Week 3"), "whose tree", "tree"],
      ["Ada", "", "", "", "", 1, 3, 0, 3, 1, 1, 1, 1, "Ada", "[[4,1],[2,3]]"],
      ["Bob", 1, 1, 1, 1, ...Array.from({ length: 10 }, () => "")],
    ]);
  });

  it("keeps two exercises of one title apart, and two students' trees in one exercise", () => {
    const other = "exercise:?tree=%5B1%2C2%5D&algorithm=minimax&title=Week+3";
    const given = { answers: [answer(["1"], true)] };
    const both = resultsOf(
      "Ada",
      new Map([`${week}#seed=Ada`, `${week}#seed=Bob`, other].map((work) => [work, given])),
    );
    const tasks = tasksIn([both], titles);
    expect(tasks.map(({ title }) => title)).toEqual([
      "Week 3 ([[1,2],[3,4]], alphaBeta)",
      "Week 3 ([1,2], minimax)",
    ]);
    expect(
      summaryRows([both], titles)
        .slice(1)
        .map((row) => row[5]),
    ).toEqual(["Ada", "Bob"]);
  });

  it("has every answer, a row each, with numbers as spreadsheets write them", () => {
    const rows = answerRows([ada], titles);
    expect(rows[1]).toEqual(["Ada", "Minimax", "", "", 1, "yes", "no", 2, "4 | 3"]);
    expect(rows[2]).toEqual(["Ada", "Minimax", "", "", 2, "no", "yes", 0, ""]);
    expect(rows[4]).toEqual(["Ada", "Week 3", "Ada", "[[4,1],[2,3]]", 1, "yes", "no", 1, "-7"]);
  });

  it("takes no chapter for what every object has", () => {
    const odd = resultsOf(
      "Eve",
      new Map(["__proto__", "constructor"].map((name) => [name, { answers: [answer(["1"], true)] }])),
    );
    const back = readResults(writeResults(odd));
    expect(tasksIn([back], titles).map(({ title }) => title)).toEqual(["__proto__", "constructor"]);
  });
});
