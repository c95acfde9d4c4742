import { expect, it } from "vitest";
import { connectFour, othello, ticTacToe } from "../../../src/engine/index.ts";
import { sides } from "../../../src/games/sides.ts";
import { sayTurn } from "../../../src/kit/boards/sayTurn.ts";

it("A board calls both sides by their pieces, in every game, and says which of them is MAX", () => {
  expect(sayTurn(ticTacToe, ticTacToe.start, sides.ticTacToe)).toBe("X (MAX) is to move.");
  expect(sayTurn(connectFour, connectFour.read("4"), sides.connectFour)).toBe("O (MIN) is to move.");
  expect(sayTurn(othello, othello.start, sides.othello)).toBe("Black (MAX) is to move.");
  expect(sayTurn(ticTacToe, ticTacToe.read("XXXOO...."), undefined)).toBe("X (MAX) has won.");
});
