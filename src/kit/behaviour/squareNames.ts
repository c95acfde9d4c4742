import type { Square } from "../../engine/behaviour/index.ts";
import * as words from "./words.ts";

/** The columns' letters from the left, the rows' numbers from the top. */
export const nameSquare = ([column, row]: Square): string => `${String.fromCharCode(97 + column)}${row + 1}`;

/** Throws where the text is no square's name. */
export function readSquare(text: string): Square {
  const [, column, row] = text.match(/^([a-z])([1-9]\d?)$/) ?? [];
  if (column === undefined) throw new Error(words.noSquare(text));
  return [column.charCodeAt(0) - 97, Number(row) - 1];
}
