import { describe, expect, it } from "vitest";
import { connectFour, ticTacToe } from "../../../src/engine/index.ts";
import { readGrid } from "../../../src/games/face/picture.ts";
import { winLines } from "../../../src/kit/boards/winLines.ts";

const linesOf = (diagram: string, length: number) =>
  winLines(readGrid(diagram), length).map(([from, to]) => [from.column, from.row, to.column, to.row]);

describe("Winning lines", () => {
  it("are found in a row, a column and both diagonals, from end to end", () => {
    expect(linesOf("X X X\nO O .\n. . .", 3)).toEqual([[0, 0, 2, 0]]);
    expect(linesOf("O X X\nO X .\nO . .", 3)).toEqual([[0, 0, 0, 2]]);
    expect(linesOf("X O O\n. X .\n. . X", 3)).toEqual([[0, 0, 2, 2]]);
    expect(linesOf("X O O\n. O X\nO . X", 3)).toEqual([[0, 2, 2, 0]]);
  });

  it("that one piece has closed together are all found", () => {
    const position = ticTacToe.read("XXXXOOXOO");
    expect(linesOf(ticTacToe.diagram(position), 3)).toEqual([
      [0, 0, 2, 0],
      [0, 0, 0, 2],
    ]);
  });

  it("longer than they need be are one line", () => {
    const five = connectFour.read("112244553");
    expect(linesOf(connectFour.diagram(five), 4)).toEqual([[0, 5, 4, 5]]);
  });

  it("stand on the board exactly when a game is won", () => {
    let won = 0;
    const walk = (position: number): void => {
      const outcome = ticTacToe.outcome(position);
      const lines = linesOf(ticTacToe.diagram(position), 3);
      expect(lines.length > 0).toBe(outcome !== undefined && outcome !== 0);
      won += lines.length > 0 ? 1 : 0;
      for (const move of ticTacToe.moves(position)) walk(ticTacToe.play(position, move));
    };
    walk(ticTacToe.read("XO.X....."));
    walk(ticTacToe.read("X...O...."));
    expect(won).toBeGreaterThan(100);
  });

  it("are never made of empty cells", () => {
    expect(linesOf(connectFour.diagram(connectFour.start), 4)).toEqual([]);
  });
});
