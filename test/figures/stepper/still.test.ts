import { expect, it } from "vitest";
import { stillOf } from "../../../src/figures/stepper/still.ts";

it("A stepper is told in sentences: its tree, how far the search is, its step, and what is known of each node", () => {
  const tree = "[[3,12,8],[2,4,6],[14,5,2]]";
  const [subject, progress, step, known] = stillOf({ tree, algorithm: "alphaBeta" }, "cutoff 1");
  expect(subject).toContain(tree);
  expect(progress).toBe("Alpha–beta has read 4 of 9 leaves, and it has cut once.");
  expect(step).toContain("move 2");
  expect(known).toContain("the root, MAX, ≥3");
  expect(known).toContain("move 1, MIN, =3, read");
});
