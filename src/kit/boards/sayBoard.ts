import type { Grid } from "../../games/face/grid.ts";
import type { Look } from "./look.ts";

/**
 * What stands on a board, for those who hear it: where each kind of piece is, or the rows of glyphs of a small board
 * whose pieces have no names.
 */
export function sayBoard(look: Look, grid: Grid): string {
  if (look.pieces === undefined) return grid.map((row) => row.join(" ")).join(" / ");
  const width = grid[0].length;
  const nameOf = (cell: number) =>
    look
      .cellName({ column: cell % width, row: Math.floor(cell / width) }, grid.length)
      .replace("square ", "");
  const glyphs = grid.flat();
  const kinds = Object.entries(look.pieces).flatMap(([glyph, [one, many]]) => {
    const places = glyphs.flatMap((found, cell) => (found === glyph ? [nameOf(cell)] : []));
    if (places.length === 0) return [];
    return [`${places.length} ${places.length === 1 ? one : many} on ${places.join(", ")}`];
  });
  return kinds.length === 0 ? "no pieces" : kinds.join("; ");
}
