import { beforeEach, expect, it, vi } from "vitest";
import { ownProgram, ownPrograms } from "../../../src/kit/programs/ownPrograms.ts";
import { type KeptRun, keepRun, keptRuns, parseRuns } from "../../../src/kit/programs/runHistory.ts";
import { fakeStorage } from "../../tools/check/fakeStorage.ts";

beforeEach(() => vi.stubGlobal("localStorage", fakeStorage()));

const run = (text: string, minute = 0): KeptRun => ({
  text,
  came: "right",
  when: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
});

it("The last twenty runs of a task in a language are kept, the last first, each text once", () => {
  for (let i = 0; i < 25; i++) keepRun("minimax", "javaScript", run(`text ${i}`, i));
  keepRun("minimax", "javaScript", run("text 20", 59));
  const texts = keptRuns("minimax", "javaScript").map(({ text }) => text);
  expect(texts).toHaveLength(20);
  expect(texts.slice(0, 3)).toEqual(["text 20", "text 24", "text 23"]);
  expect(new Set(texts).size).toBe(20);
  expect(keptRuns("minimax", "python")).toEqual([]);
});

it("A reader's program is the one that was run last, and programs come in the order of their last runs", () => {
  keepRun("minimax", "javaScript", run("one", 1));
  keepRun("alphaBeta", "python", run("two", 3));
  keepRun("minimax", "javaScript", run("three", 2));
  expect(ownProgram({ task: "minimax", language: "javaScript" })).toBe("three");
  expect(ownProgram({ task: "negamax", language: "javaScript" })).toBeUndefined();
  expect(ownPrograms()).toEqual([
    { task: "alphaBeta", language: "python" },
    { task: "minimax", language: "javaScript" },
  ]);
});

it("What a teacher has set has runs of its own for each student, and the last of all of them is what plays", () => {
  keepRun("minimax", "javaScript", run("mine", 1));
  keepRun("minimax", "javaScript", run("Ada’s", 2), "set:1@ada");
  keepRun("minimax", "javaScript", run("Ada’s", 3), "set:1@ada");
  keepRun("minimax", "javaScript", run("mine", 4), "set:1@bob");
  const texts = (set?: string) => keptRuns("minimax", "javaScript", set).map(({ text }) => text);
  expect(texts()).toEqual(["mine"]);
  expect(texts("set:1@ada")).toEqual(["Ada’s"]);
  expect(texts("set:1@bob")).toEqual(["mine"]);
  expect(texts("set:1@eve")).toEqual([]);
  expect(ownProgram({ task: "minimax", language: "javaScript" })).toBe("mine");
  expect(parseRuns(JSON.stringify([{ ...run("a"), set: 7 }]))).toBeUndefined();
});

it("What holds no runs is none, and a browser that refuses keeps none", () => {
  for (const text of ["", "{}", "[1]", '[{"text":"a","came":"well","when":"2026-01-01"}]'])
    expect(parseRuns(text)).toBeUndefined();
  expect(parseRuns(JSON.stringify([{ ...run("a"), when: "some day" }]))).toBeUndefined();
  vi.stubGlobal("localStorage", undefined);
  expect(keepRun("minimax", "javaScript", run("a"))).toBe(false);
  expect(keptRuns("minimax", "javaScript")).toEqual([]);
});
