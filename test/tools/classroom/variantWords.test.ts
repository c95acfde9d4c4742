import { expect, it } from "vitest";
import { variantRow } from "../../../src/tools/classroom/variantRow.ts";
import { difficulty, listed } from "../../../src/tools/classroom/variantWords.ts";

it("How hard a class's trees are is counted, not promised", () => {
  const row = (cutoffs: number, read: number) => ({ cutoffs, read });
  expect(difficulty([])).toBe("");
  expect(difficulty([row(1, 7)])).toBe("The search cuts once in this tree, and reads 7 leaves in this tree.");
  expect(difficulty([row(2, 8), row(2, 7), row(2, 7)])).toBe(
    "The search cuts 2 times in every tree, and reads 7 leaves in 2 and 8 leaves in 1 of the 3.",
  );
});

it("A search that cuts in no tree never cuts", () => {
  const row = (cutoffs: number) => ({ cutoffs, read: 4 });
  expect(difficulty([row(0), row(0)])).toBe("The search never cuts, and reads 4 leaves in every tree.");
  expect(difficulty([row(1), row(0)])).toBe(
    "The search cuts never in 1 and once in 1 of the 2, and reads 4 leaves in every tree.",
  );
});

it("Whoever makes the links hears that there are fewer trees than names", () => {
  const rows = (tree: string) =>
    ["Ada", "Bob", "Cy", "Dan", "Eve", "Flo"].map((name) =>
      variantRow({ setup: { tree, algorithm: "alphaBeta" } }, name),
    );
  const small = rows("[1,2]");
  const trees = new Set(small.map(({ tree }) => tree)).size;
  expect(trees).toBeLessThan(6);
  expect(listed(small)).toContain(`6 links, but only ${trees} different trees: `);
  expect(listed(rows("[[3,12,8],[2,4,6],[14,5,2]]"))).toMatch(/^6 links\. The search/);
});
