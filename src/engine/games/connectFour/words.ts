import { quoted } from "../../demand.ts";

/** A cell, both numbers from 0: columns from the left, rows from the top. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export const noOpenColumn = (text: string, open: readonly number[]) =>
  `${quoted(text)} is no legal move here: expected a column that has room, one of ${open.map((column) => column + 1).join(", ")}`;

export const noText = () => "Expected six rows of X, O and . joined by /, or moves as in 4453";

/** Of the moves of a game; `index` counts them from 0. */
const moveAt = (index: number, digit: string) => `Move ${index + 1}, "${digit}"`;
export const noColumn = (index: number, digit: string) =>
  `${moveAt(index, digit)}: expected a column, 1 to 7`;
export const movedAfterEnd = (index: number, digit: string) =>
  `${moveAt(index, digit)}: the game was over after move ${index}`;
export const columnIsFull = (index: number, digit: string) =>
  `${moveAt(index, digit)}: column ${digit} is full`;

const place = ({ row, column }: Cell) => `Row ${row + 1}, column ${column + 1}`;
export const noCell = (at: Cell, glyph: string) =>
  `${place(at)}, "${glyph}": expected X, O or . for an empty cell`;
export const notSevenCells = (row: number, count: number) =>
  `Row ${row + 1}: expected seven cells, but there are ${count}`;
export const notSixRows = (count: number) => `Expected six rows joined by /, but there are ${count}`;
export const floatingStone = (at: Cell, stone: string) => `${place(at)}: this ${stone} has no stone below it`;

type Line = readonly [Cell, Cell];
const ends = (line: Line) =>
  line.map(({ column, row }) => `row ${row + 1}, column ${column + 1}`).join(" to ");
export const twoFours = (one: Line, other: Line) =>
  `This cannot arise: X and O both have four in a row, ${ends(one)} and ${ends(other)}`;
export const movedAfterFour = (winner: string, line: Line, mover: string) =>
  `This cannot arise: ${winner} has four in a row, ${ends(line)}, but ${mover} moved after that`;
export const wentOnAfterFour = (winner: string, line: Line) =>
  `This cannot arise: ${winner} has four in a row, ${ends(line)}, but the game went on after that`;
/** @param played the moves that can be made of it at most, as digits */
export const noOrderOfPlay = (played: string, side: string) => {
  const when = played === "" ? "at the start" : `after ${played} at the latest`;
  return `This cannot arise: ${when}, it is ${side}'s turn, but the next stone of no column is an ${side}`;
};
