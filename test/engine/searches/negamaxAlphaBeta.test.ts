import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alphaBeta, Counter, negamaxAlphaBeta, ticTacToe, treeGame } from "../../../src/engine/index.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { arbitraryWindow } from "../arbitraryWindow.ts";
import { arbitraryTicTacToe } from "../games/arbitraryTicTacToe.ts";
import { storyOf } from "../storyOf.ts";

describe("negamaxAlphaBeta", () => {
  it("tells word for word what alpha-beta tells, windows and cutoffs included", () => {
    const depths = fc.option(fc.nat(5), { nil: Infinity });
    fc.assert(
      fc.property(arbitraryTree, arbitraryWindow, depths, (tree, window, depth) => {
        const game = treeGame(tree);
        const options = { window, depth };
        expect(storyOf(negamaxAlphaBeta, game, game.start, options)).toEqual(
          storyOf(alphaBeta, game, game.start, options),
        );
        expect(negamaxAlphaBeta(game, game.start, options)).toEqual(alphaBeta(game, game.start, options));
      }),
      { numRuns: 400 },
    );
  });

  it("does so from positions where MIN is to move", () => {
    fc.assert(
      fc.property(arbitraryTicTacToe, arbitraryWindow, fc.nat(5), (position, window, depth) => {
        const options = { window, depth };
        expect(storyOf(negamaxAlphaBeta, ticTacToe, position, options)).toEqual(
          storyOf(alphaBeta, ticTacToe, position, options),
        );
        const result = alphaBeta(ticTacToe, position, options);
        expect(negamaxAlphaBeta(ticTacToe, position, options)).toEqual(result);
      }),
      { numRuns: 100 },
    );
  });

  it("reads 18,297 nodes of tic-tac-toe, cell by cell", () => {
    const counter = new Counter<number>();
    negamaxAlphaBeta(ticTacToe, ticTacToe.start, {}, counter);
    expect(counter.nodes).toBe(18_297);
  });
});
