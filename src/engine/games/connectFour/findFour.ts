/** A cell, both numbers from 0: columns from the left, rows from the top. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

const directions = [
  { right: 1, down: 0 },
  { right: 0, down: 1 },
  { right: 1, down: 1 },
  { right: 1, down: -1 },
];

/** The two ends of the first four in a row of this glyph, on a board given as rows from the top. */
export function findFour(rows: readonly string[], glyph: string): readonly [Cell, Cell] | undefined {
  for (const [row, cells] of rows.entries()) {
    for (let column = 0; column < cells.length; column++) {
      if (cells[column] !== glyph) continue;
      for (const { right, down } of directions) {
        const line = [0, 1, 2, 3].map((step) => ({ column: column + step * right, row: row + step * down }));
        if (line.every((cell) => rows[cell.row]?.[cell.column] === glyph)) return [line[0], line[3]];
      }
    }
  }
  return undefined;
}
