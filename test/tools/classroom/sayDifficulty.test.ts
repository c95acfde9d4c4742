import { expect, it } from "vitest";
import { sayDifficulty } from "../../../src/tools/classroom/sayDifficulty.ts";

it("How hard a class's trees are is counted, not promised", () => {
  const row = (cutoffs: number, read: number) => ({ cutoffs, read });
  expect(sayDifficulty([])).toBe("");
  expect(sayDifficulty([row(1, 7)])).toBe(
    "The search cuts once in this tree, and reads 7 leaves in this tree.",
  );
  expect(sayDifficulty([row(2, 8), row(2, 7), row(2, 7)])).toBe(
    "The search cuts 2 times in every tree, and reads 7 leaves in 2 and 8 leaves in 1 of the 3.",
  );
});
