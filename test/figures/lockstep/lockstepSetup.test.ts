import { expect, it } from "vitest";
import { conventionalPair, type LockstepSetup } from "../../../src/figures/lockstep/lockstepSetup.ts";
import { own } from "../../../src/kit/conventions/conventions.ts";

const hard = { ...own, bounds: "hard" } as const;
const setup: LockstepSetup = {
  tree: "[[1,2],3]",
  algorithm: "minimax",
  order: "given",
  against: "alphaBeta",
  againstOrder: "given",
};

it("Both searches take the book's form", () => {
  expect(conventionalPair(setup, own)).toEqual(setup);
  expect(conventionalPair(setup, hard)).toEqual({ ...setup, against: "failHard" });
  const orders: LockstepSetup = { ...setup, algorithm: "alphaBeta", againstOrder: "best" };
  expect(conventionalPair(orders, hard)).toMatchObject({ algorithm: "failHard", against: "failHard" });
});

it("Two searches that would become one stay two", () => {
  const forms: LockstepSetup = { ...setup, algorithm: "failHard" };
  expect(conventionalPair(forms, hard)).toBe(forms);
});
