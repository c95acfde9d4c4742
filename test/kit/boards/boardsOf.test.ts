import fc from "fast-check";
import { expect, it } from "vitest";
import { connectFour, othello, ticTacToe } from "../../../src/engine/index.ts";
import { readGrid } from "../../../src/games/face/picture.ts";
import { boardsOf, changedCell, turnedCells } from "../../../src/kit/boards/boardsOf.ts";
import { readSubject } from "../../../src/kit/run/run.ts";
import { arbitraryPosition } from "../../engine/games/connectFour/arbitraryGame.ts";

it("Every node of a game's tree is drawn with the cell that its move has changed", () => {
  const subject = readSubject({ game: "connectFour", position: "44", algorithm: "minimax", depth: 1 });
  const boards = subject.outline.nodes.map(boardsOf(subject)!);
  expect(boards[0]).toEqual({
    game: "connectFour",
    rows: connectFour.diagram(connectFour.read("44")),
    last: undefined,
  });
  expect(boards.slice(1).map(({ last }) => last)).toEqual([35, 36, 37, 24, 39, 40, 41]);
});

it("An abstract tree has no boards", () => {
  expect(boardsOf(readSubject({ tree: "[1,2]", algorithm: "minimax" }))).toBeUndefined();
});

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

it("Othello's first move turns over one disc, which is not the one that was set", () => {
  const after = othello.play(othello.start, othello.readMove(othello.start, "d3"));
  const [before, now] = [othello.start, after].map((position) => readGrid(othello.diagram(position)));
  expect(turnedCells(before, now)).toEqual([8 * 3 + 3]);
});

it("A move of a piece turns over none, nor does a pass", () => {
  expect(turnedCells(readGrid("O - X"), readGrid("- O X"))).toEqual([]);
  expect(turnedCells(readGrid("O X"), readGrid("O X"))).toEqual([]);
});
