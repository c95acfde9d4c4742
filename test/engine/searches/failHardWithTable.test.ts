import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  alphaBetaWithTable,
  Counter,
  failHardWithTable,
  parseTree,
  Silent,
  treeGame,
} from "../../../src/engine/index.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { arbitraryWindow } from "../arbitraryWindow.ts";
import { forcedValue } from "../forcedValue.ts";

describe("failHardWithTable", () => {
  it("clamps the value of an inner root into the window, and leaves a leaf's as it is", () => {
    fc.assert(
      fc.property(arbitraryTree, arbitraryWindow, (tree, [alpha, beta]) => {
        const game = treeGame(tree);
        const truth = forcedValue(tree);
        const clamped = Math.max(alpha, Math.min(beta, truth)) + 0;
        const { value } = failHardWithTable(game, game.start, { window: [alpha, beta] });
        expect(value).toBe(typeof tree === "number" ? truth : clamped);
      }),
      { numRuns: 300 },
    );
  });

  it("stores less than fail-soft knows, and reads again what fail-soft need not", () => {
    const game = treeGame(parseTree("[[3,[9,4]],[7,[9,4]]]"));
    const seen = [alphaBetaWithTable, failHardWithTable].map((search) => {
      const stored: unknown[] = [];
      const note = (_key: unknown, value: number, bound: string) => stored.push([value, bound]);
      search(game, game.start, {}, Object.assign(new Silent<number>(), { store: note }));
      const counter = new Counter<number>();
      search(game, game.start, {}, counter);
      return { first: stored[0], leaves: counter.leaves };
    });
    expect(seen).toEqual([
      { first: [9, "lower"], leaves: 3 },
      { first: [3, "lower"], leaves: 4 },
    ]);
  });
});
