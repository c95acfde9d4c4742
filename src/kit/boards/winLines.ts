import type { Place } from "../../games/face/face.ts";
import { type Grid, isEmpty } from "../../games/face/picture.ts";

const directions = [
  { right: 1, down: 0 },
  { right: 0, down: 1 },
  { right: 1, down: 1 },
  { right: 1, down: -1 },
];

/** The two ends of every run of at least `length` equal pieces in a row, a column or a diagonal. */
export function winLines(grid: Grid, length: number): (readonly [Place, Place])[] {
  const glyphAt = ({ column, row }: Place) => grid[row]?.[column];
  return grid.flatMap((cells, row) =>
    cells.flatMap((glyph, column) =>
      directions.flatMap(({ right, down }) => {
        const at = (step: number) => ({ column: column + step * right, row: row + step * down });
        if (isEmpty(glyph) || glyphAt(at(-1)) === glyph) return [];
        let run = 1;
        while (glyphAt(at(run)) === glyph) run++;
        return run >= length ? [[at(0), at(run - 1)] as const] : [];
      }),
    ),
  );
}
