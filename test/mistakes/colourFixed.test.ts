import fc from "fast-check";
import { expect, it } from "vitest";
import { negamax, ticTacToe, treeGame } from "../../src/engine/index.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { arbitraryTree } from "../engine/arbitraryTree.ts";
import { forcedValue } from "../engine/forcedValue.ts";
import { wrongMoves } from "./wrongMoves.ts";

const { colourFixed } = spoiledSearches;

it("colourFixed does not let O win at once", () => {
  const position = ticTacToe.read("XOXOOXX..");
  expect(negamax(ticTacToe, position)).toEqual({ value: -1, line: [7] });
  expect(colourFixed(ticTacToe, position)).toEqual({ value: 0, line: [8, 7] });
});

it("colourFixed moves wrongly with two cells to go, and never with one, which is MAX's", () => {
  const wrong = wrongMoves(colourFixed);
  expect(wrong).toContain("XOXOOXX..");
  expect(wrong.every((position) => ticTacToe.turn(ticTacToe.read(position)) === "min")).toBe(true);
  expect(wrong[0].match(/\./g)).toHaveLength(2);
});

it("colourFixed is right wherever MAX is to move at the root", () => {
  fc.assert(
    fc.property(arbitraryTree, (tree) => {
      const game = treeGame(tree);
      expect(colourFixed(game, game.start).value).toBe(forcedValue(tree));
    }),
    { numRuns: 300 },
  );
});
