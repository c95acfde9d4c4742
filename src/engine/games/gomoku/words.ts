import { quoted } from "../../demand.ts";

export const noFreePoint = (text: string, last: string) =>
  `${quoted(text)} is no legal move here: expected a free point from a1 to ${last}`;

/** Rows and columns count from 0. */
export const noPoint = (row: number, column: number, glyph: string) =>
  `Row ${row + 1}, column ${column + 1}, "${glyph}": expected X, O or . for a free point`;
export const wrongPoints = (row: number, expected: number, count: number) =>
  `Row ${row + 1}: expected ${expected} points, but there are ${count}`;
export const wrongRows = (expected: number, count: number) =>
  `Expected ${expected} rows joined by /, but there are ${count}`;
export const sideIsMissing = () => "Expected the side to move, X or O, after the board";
