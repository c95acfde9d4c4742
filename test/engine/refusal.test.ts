import { expect, it } from "vitest";
import { Refusal, ticTacToe } from "../../src/engine/index.ts";

const errorOf = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
};

it.each([
  [() => ticTacToe.read("XO?......"), "noCell", [2, "?"]],
  [() => ticTacToe.read("XO"), "notNineCells", [2]],
  [() => ticTacToe.read("XX......."), "unequalTurns", [2, 0]],
  [() => ticTacToe.read("XXXOOO..."), "twoLines", []],
  [() => ticTacToe.read("XXXOO.O.."), "movedAfterLine", ["X"]],
  [() => ticTacToe.read("OOOXX.X.X"), "movedAfterLine", ["O"]],
  [() => ticTacToe.readMove(ticTacToe.read("X........"), "0"), "noFreeCell", ["0", [1, 2, 3, 4, 5, 6, 7, 8]]],
  [() => ticTacToe.readMove(ticTacToe.read("XXXOO...."), "8"), "gameIsOver", ["8"]],
] as const)("What is refused says why by a code and its data: %s", (act, code, data) => {
  const error = errorOf(act);
  expect(error).toBeInstanceOf(Refusal);
  expect(error).toMatchObject({ code, data });
});
