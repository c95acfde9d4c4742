import { expect, it } from "vitest";
import { checkers, gomoku, ticTacToe } from "../../../src/engine/index.ts";
import { readGrid } from "../../../src/games/face/picture.ts";
import { lookOf } from "../../../src/kit/boards/looks.ts";
import { sayBoard } from "../../../src/kit/boards/words.ts";

it("A large board is told by where its pieces stand", () => {
  const position = checkers.read("B:W18,K26:B14");
  expect(sayBoard(lookOf("checkers"), readGrid(checkers.diagram(position)))).toBe(
    "1 black man on 14; 1 white man on 18; 1 white king on 26",
  );
  const game = gomoku(7);
  expect(sayBoard(lookOf("gomoku"), readGrid(game.diagram(game.start)))).toBe("no pieces");
});

it("A small one is read row by row", () => {
  expect(sayBoard(lookOf("ticTacToe"), readGrid(ticTacToe.diagram(ticTacToe.read("X...O...."))))).toBe(
    "X . . / . O . / . . .",
  );
});
