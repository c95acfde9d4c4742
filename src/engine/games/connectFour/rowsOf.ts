import type { ConnectFourPosition } from "./position.ts";

/** The board's rows from the top, a glyph for each cell: X, O or a point, with `between` between them. */
export function rowsOf(position: ConnectFourPosition, between: string): string[] {
  return [5, 4, 3, 2, 1, 0].map((row) => {
    let glyphs = glyphAt(position, 0, row);
    for (let column = 1; column < 7; column++) glyphs += between + glyphAt(position, column, row);
    return glyphs;
  });
}

/** Rows count from the bottom here. */
function glyphAt(position: ConnectFourPosition, column: number, row: number): string {
  const isLeft = column < 5;
  const cell = 1 << (6 * (isLeft ? column : column - 2) + row);
  const xToMove = position.stones % 2 === 0;
  if ((isLeft ? position.left : position.right) & cell) return xToMove ? "X" : "O";
  if ((isLeft ? position.lastLeft : position.lastRight) & cell) return xToMove ? "O" : "X";
  return ".";
}
