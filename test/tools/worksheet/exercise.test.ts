import { describe, expect, it } from "vitest";
import {
  type Exercise,
  parametersOf,
  readExercise,
  setupFor,
  writeExercise,
} from "../../../src/tools/worksheet/exercise.ts";

const exercise: Exercise = {
  setup: { tree: "[[3,12,8],[2,4,6]]", algorithm: "alphaBeta" },
  seed: "Ada & Zoë #2",
  title: "Week 3",
  mark: "1",
};

describe("A link to an exercise", () => {
  it("brings the same exercise", () => {
    const read = readExercise(parametersOf(new URL(writeExercise(exercise), "https://example.org/")));
    expect(read).toMatchObject(exercise);
  });

  it("has the name where no server sees it", () => {
    const { search, hash } = new URL(writeExercise(exercise), "https://example.org/");
    expect(search).not.toContain("Ada");
    expect(hash).toContain("Ada");
  });

  it("refuses a name that is none", () => {
    const parameters = new URLSearchParams({ tree: "[1,2]", algorithm: "minimax", seed: "x".repeat(81) });
    expect(() => readExercise(parameters)).toThrow("longer than 80");
  });
});

it("A position cannot be varied", () => {
  expect(() => setupFor({ setup: { game: "ticTacToe", algorithm: "minimax" }, seed: "7" })).toThrow(
    "Only a tree can be given",
  );
});
