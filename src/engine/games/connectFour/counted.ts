import type { Counted } from "../evaluation.ts";
import type { ConnectFourPosition } from "./position.ts";
import { rowsOf } from "./rowsOf.ts";

const [columns, rows] = [7, 6];

/** Right, down and the two slanting ways, as steps of column and row. */
const directions = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

/** The 69 lines of four, each as the places of its cells, row by row from the top left. */
const lines: readonly (readonly number[])[] = directions.flatMap(([right, down]) => {
  const found: number[][] = [];
  for (let row = 0; row + 3 * down < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const last = column + 3 * right;
      if (last < 0 || last >= columns) continue;
      found.push([0, 1, 2, 3].map((step) => (row + step * down) * columns + column + step * right));
    }
  }
  return found;
});

const sides = [
  { side: "max", own: "X", other: "O" },
  { side: "min", own: "O", other: "X" },
] as const;

const glyphsOf = (position: ConnectFourPosition) => [...rowsOf(position, "").join("")];

/** The lines that hold so many stones of one side and none of the other. */
export function openLinesOf(position: ConnectFourPosition, stones: number): readonly Counted[] {
  const glyphs = glyphsOf(position);
  const holds = (line: readonly number[], glyph: string) =>
    line.filter((cell) => glyphs[cell] === glyph).length;
  return sides.flatMap(({ side, own, other }) =>
    lines
      .filter((line) => holds(line, own) === stones && holds(line, other) === 0)
      .map((cells) => ({ side, cells })),
  );
}

/** The cells on which a side's next stone would land and make four in a row. */
export function threatsOf(position: ConnectFourPosition): readonly Counted[] {
  const glyphs = glyphsOf(position);
  const lands = (cell: number) =>
    glyphs[cell] === "." && (cell + columns >= glyphs.length || glyphs[cell + columns] !== ".");
  const completes = (cell: number, glyph: string) =>
    lines.some((line) => line.includes(cell) && line.every((one) => one === cell || glyphs[one] === glyph));
  return sides.flatMap(({ side, own }) =>
    [...glyphs.keys()]
      .filter((cell) => lands(cell) && completes(cell, own))
      .map((cell) => ({ side, cells: [cell] })),
  );
}

/** Each side's stones in the middle column. */
export function centreOf(position: ConnectFourPosition): readonly Counted[] {
  const glyphs = glyphsOf(position);
  const middle = [...glyphs.keys()].filter((cell) => cell % columns === 3);
  return sides.flatMap(({ side, own }) =>
    middle.filter((cell) => glyphs[cell] === own).map((cell) => ({ side, cells: [cell] })),
  );
}
