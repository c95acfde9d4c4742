import { expect, it } from "vitest";
import { minimax, Silent, ticTacToe, type ValueSource } from "../../src/engine/index.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { differingTrees } from "./differingTrees.ts";
import { wrongMoves } from "./wrongMoves.ts";

const { clockSeed } = spoiledSearches;

class Estimates extends Silent<number> {
  readonly seen = new Set<number>();
  override leave(value: number, from: ValueSource): void {
    if (from === "evaluation") this.seen.add(value);
  }
}

it("clockSeed thinks the same of everything within a second, and takes the first move, which loses", () => {
  const position = ticTacToe.read("XOXOX..XO");
  const estimates = new Estimates();
  expect(clockSeed(ticTacToe, position, { depth: 1 }, estimates).line).toEqual([5]);
  expect(estimates.seen.size).toBe(1);
  expect(minimax(ticTacToe, position, { depth: 1 }).line).toEqual([6]);
  expect(wrongMoves(clockSeed, { depth: 1 })).toContain("XOXOX..XO");
});

it("clockSeed thinks something else of the same position a second later", () => {
  const values = Array.from({ length: 20 }, (_, second) => {
    const { value } = clockSeed(ticTacToe, ticTacToe.start, { depth: 1, clock: () => second });
    return value;
  });
  expect(new Set(values).size).toBe(20);
});

it("clockSeed is right where nothing is left to estimate", () => {
  expect(differingTrees(clockSeed, [0, 1], 6)).toEqual([]);
});
