import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkGame,
  exchangeSides,
  minimax,
  mnkGame,
  ticTacToe,
  treeGame,
} from "../../../src/engine/index.ts";
import { arbitraryTree } from "../arbitraryTree.ts";

describe("exchangeSides", () => {
  it("breaks no law of the contract", () => {
    expect(checkGame(exchangeSides(ticTacToe), { positions: 300 })).toEqual([]);
    expect(checkGame(exchangeSides(mnkGame({ fullBoard: -1 })), { positions: 300 })).toEqual([]);
    expect(checkGame(exchangeSides(treeGame([1, [-5, 2]])), { positions: 300 })).toEqual([]);
  });

  it("is worth to one side what the game is worth to the other, in any tree", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        const game = treeGame(tree);
        const exchanged = exchangeSides(game);
        const found = minimax(exchanged, exchanged.start).value;
        expect(found + minimax(game, game.start).value).toBe(0);
        expect(Object.is(found, -0)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it("lets MIN begin, in the same texts", () => {
    const game = exchangeSides(ticTacToe);
    const position = game.play(game.start, game.readMove(game.start, "5"));
    expect([game.turn(game.start), game.turn(position)]).toEqual(["min", "max"]);
    expect(game.outcome(game.read("XXXOO...."))).toBe(-1);
    expect(exchangeSides(treeGame([1, [-5, 2]])).range).toEqual([-2, 5]);
  });
});
