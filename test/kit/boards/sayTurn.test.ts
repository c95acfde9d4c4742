import { expect, it } from "vitest";
import { connectFour, othello, ticTacToe } from "../../../src/engine/index.ts";
import { faceOf } from "../../../src/games/faces.ts";
import { sayTurn } from "../../../src/kit/boards/words.ts";

it("A board calls both sides by their pieces, in every game, and says which of them is MAX", () => {
  expect(sayTurn(ticTacToe, ticTacToe.start, faceOf("ticTacToe").sides)).toBe("X (MAX) is to move.");
  expect(sayTurn(connectFour, connectFour.read("4"), faceOf("connectFour").sides)).toBe(
    "O (MIN) is to move.",
  );
  expect(sayTurn(othello, othello.start, faceOf("othello").sides)).toBe("Black (MAX) is to move.");
  expect(sayTurn(ticTacToe, ticTacToe.read("XXXOO...."), undefined)).toBe("X (MAX) has won.");
});
