import { describe, expect, it } from "vitest";
import { alphaBeta, minimax, ticTacToe } from "../../../src/engine/index.ts";
import { searchedRow } from "../../../src/kit/moveTable/searchedRow.ts";

describe("A row of values", () => {
  it("chooses the move that the search itself plays, for either side", () => {
    for (const text of ["X........", "X...O....", "XO..X....", "XXO.O...."]) {
      const position = ticTacToe.read(text);
      for (const depth of [1, 2, 3]) {
        const { moves, choice, values } = searchedRow("", ticTacToe, position, alphaBeta, depth);
        const { line, value } = minimax(ticTacToe, position, { depth });
        expect(moves[choice]).toBe(line[0]);
        expect(values[choice]).toBe(value);
      }
    }
  });

  it("has no line where the game is over", () => {
    const row = searchedRow("", ticTacToe, ticTacToe.read("XXXOO...."), alphaBeta, 2);
    expect([row.moves, row.line]).toEqual([[], []]);
  });
});
