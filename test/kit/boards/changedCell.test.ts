import fc from "fast-check";
import { expect, it } from "vitest";
import { connectFour, ticTacToe } from "../../../src/engine/index.ts";
import { readGrid } from "../../../src/games/face/grid.ts";
import { changedCell } from "../../../src/kit/boards/changedCell.ts";
import { arbitraryPosition } from "../../engine/games/connectFour/arbitraryGame.ts";

it("A tic-tac-toe move changes the cell that it names", () => {
  for (const cell of ticTacToe.moves(ticTacToe.start)) {
    const after = ticTacToe.play(ticTacToe.start, cell);
    const grids = [ticTacToe.start, after].map((position) => readGrid(ticTacToe.diagram(position)));
    expect(changedCell(grids[0], grids[1])).toBe(cell);
  }
});

it("A Connect Four move changes the lowest empty cell of its column", () => {
  fc.assert(
    fc.property(arbitraryPosition, (position) => {
      for (const column of connectFour.moves(position)) {
        const before = readGrid(connectFour.diagram(position));
        const after = readGrid(connectFour.diagram(connectFour.play(position, column)));
        const row = before.findLastIndex((cells) => cells[column] === ".");
        expect(changedCell(before, after)).toBe(7 * row + column);
      }
    }),
  );
});

it("A pass changes none", () => {
  const grid = readGrid(". X\nO .");
  expect(changedCell(grid, grid)).toBeUndefined();
});

it("A disc that is turned over is not the one that was set", () => {
  expect(changedCell(readGrid("- O X"), readGrid("X X X"))).toBe(0);
});
