import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { connectFour } from "../../../../src/engine/index.ts";
import { arbitraryGame } from "./arbitraryGame.ts";

/** The lowest rows of a board, from the top; the rest is empty. */
const board = (...rows: string[]) => [...Array(6 - rows.length).fill("......."), ...rows].join("/");

describe("readConnectFour", () => {
  it("takes the moves of any game, and the rows to which they lead, for the same position", () => {
    fc.assert(
      fc.property(arbitraryGame, (game) => {
        const position = game.reduce(connectFour.play, connectFour.start);
        expect(connectFour.read(connectFour.write(position))).toEqual(position);
        if (game.length > 0)
          expect(connectFour.read(game.map((column) => column + 1).join(""))).toEqual(position);
      }),
      { numRuns: 500 },
    );
  });

  it("takes a win by a stone that completes two lines at once", () => {
    const position = connectFour.read(board("OOO.OOO", "XXXXXXX"));
    expect(connectFour.outcome(position)).toBe(15);
  });

  it.each([
    ["", "Expected six rows of X, O and . joined by /, or moves as in 4453"],
    ["4458", 'Move 4, "8": expected a column, 1 to 7'],
    ["44x", 'Move 3, "x": expected a column, 1 to 7'],
    ["4444441 4", 'Move 8, " ": expected a column, 1 to 7'],
    ["44444414", 'Move 8, "4": column 4 is full'],
    ["12121213", 'Move 8, "3": the game was over after move 7'],
    ["..X..", "Row 1: expected seven cells, but there are 5"],
    [board("X......").slice(8), "Expected six rows joined by /, but there are 5"],
    [board("x......"), 'Row 6, column 1, "x": expected X, O or . for an empty cell'],
    [board("......X", "......."), "Row 5, column 7: this X has no stone below it"],
    [board("X..X..."), "2 X and 0 O cannot arise: X begins, so X has as many as O, or one more"],
    [board("O......"), "0 X and 1 O cannot arise"],
    [
      board("OOOO...", "XXXX..."),
      "X and O both have four in a row, row 5, column 1 to row 5, column 4 and row 6, column 1 to row 6, column 4",
    ],
    [
      board("OOO....", "XXXX..O"),
      "X has four in a row, row 6, column 1 to row 6, column 4, but O moved after that",
    ],
    [
      board("XXX....", "OOOOXX."),
      "O has four in a row, row 6, column 1 to row 6, column 4, but X moved after that",
    ],
    [board("OOOX...", "XXXXO.."), "but the game went on after that"],
    [board("X......", "O......"), "at the start, it is X's turn, but the next stone of no column is an X"],
    [board("X......", "O......", "O......", "X......"), "after 11 at the latest, it is X's turn"],
  ])("refuses %s", (text, problem) => {
    expect(() => connectFour.read(text)).toThrow(problem);
  });
});
