import { expect, it } from "vitest";
import { difficulty } from "../../../src/tools/classroom/variantWords.ts";

it("How hard a class's trees are is counted, not promised", () => {
  const row = (cutoffs: number, read: number) => ({ cutoffs, read });
  expect(difficulty([])).toBe("");
  expect(difficulty([row(1, 7)])).toBe("The search cuts once in this tree, and reads 7 leaves in this tree.");
  expect(difficulty([row(2, 8), row(2, 7), row(2, 7)])).toBe(
    "The search cuts 2 times in every tree, and reads 7 leaves in 2 and 8 leaves in 1 of the 3.",
  );
});
