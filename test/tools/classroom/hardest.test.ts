import { expect, it } from "vitest";
import { hardestQuestions } from "../../../src/tools/classroom/hardest.ts";
import type { Results, Tried } from "../../../src/tools/classroom/results.ts";

const titles = { minimax: "Minimax", "alpha-beta": "Alpha–beta" };
const at = (...tries: string[]) => ({ tries, solved: true, shown: false });
const wrong = (...tries: string[]) => ({ tries, solved: false, shown: false });
const given = { tries: ["1"], solved: false, shown: true };
const untouched = { tries: [], solved: false, shown: false };
const student = (name: string, work: Readonly<Record<string, readonly Tried[]>>): Results => ({
  name,
  done: new Map(Object.entries(work).map(([chapter, tried]) => [chapter, { tried, tree: undefined }])),
});

it("puts first what fewest had at the first try, and names nobody", () => {
  const all = [
    student("Ada", { minimax: [at("3"), at("1", "2")], "alpha-beta": [given] }),
    student("Bob", { minimax: [at("3"), wrong("5", "6")], "alpha-beta": [at("1", "2", "3")] }),
    student("Cyd", { minimax: [at("2", "3"), untouched] }),
  ];
  const found = hardestQuestions(all, titles);
  expect(found.map(({ task, place, ...counts }) => ({ of: `${task.title} ${place}`, ...counts }))).toEqual([
    { of: "Minimax 2", tried: 2, first: 0, solved: 1, shown: 0 },
    { of: "Alpha–beta 1", tried: 2, first: 0, solved: 1, shown: 1 },
    { of: "Minimax 1", tried: 3, first: 2, solved: 3, shown: 0 },
  ]);
  expect(JSON.stringify(found)).not.toMatch(/Ada|Bob|Cyd/);
  expect(hardestQuestions([], titles)).toEqual([]);
});
