import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alphaBeta, failHard, parseTree, Silent, ticTacToe, treeGame } from "../../../src/engine/index.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { arbitraryWindow } from "../arbitraryWindow.ts";
import { forcedValue } from "../forcedValue.ts";
import { Referee } from "../referee.ts";

describe("failHard", () => {
  it("clamps the value of an inner root into the window, and leaves a leaf's as it is", () => {
    fc.assert(
      fc.property(arbitraryTree, arbitraryWindow, (tree, [alpha, beta]) => {
        const game = treeGame(tree);
        const truth = forcedValue(tree);
        const clamped = Math.max(alpha, Math.min(beta, truth)) + 0;
        const { value } = failHard(game, game.start, { window: [alpha, beta] });
        expect(value).toBe(typeof tree === "number" ? truth : clamped);
      }),
      { numRuns: 300 },
    );
  });

  it("visits the nodes that the fail-soft form visits, in the same order", () => {
    fc.assert(
      fc.property(arbitraryTree, arbitraryWindow, (tree, window) => {
        const game = treeGame(tree);
        const [hard, soft] = [new Referee(game, game.start), new Referee(game, game.start)];
        failHard(game, game.start, { window }, hard);
        alphaBeta(game, game.start, { window }, soft);
        expect(hard.paths).toEqual(soft.paths);
      }),
      { numRuns: 300 },
    );
    const [hard, soft] = [new Referee(ticTacToe, ticTacToe.start), new Referee(ticTacToe, ticTacToe.start)];
    failHard(ticTacToe, ticTacToe.start, {}, hard);
    alphaBeta(ticTacToe, ticTacToe.start, {}, soft);
    expect(hard.paths).toEqual(soft.paths);
  });

  it("returns the window's end for a cut node, after the same visits", () => {
    const game = treeGame(parseTree("[5,[2,9]]"));
    const left: number[] = [];
    const observer = Object.assign(new Silent<number>(), { leave: (value: number) => left.push(value) });
    expect(failHard(game, game.start, {}, observer)).toEqual({ value: 5, line: [0] });
    expect(left).toEqual([5, 2, 5, 5]);
  });

  it("knows no move where no move reaches the window", () => {
    const game = treeGame(parseTree("[[3,12,8],[2,4,6]]"));
    expect(failHard(game, game.start, { window: [10, 20] })).toEqual({ value: 10, line: [] });
  });
});
