import { type Grid, isEmpty } from "../../games/face/grid.ts";

/** The cells whose piece has become another, counted row by row from 0: what a move has turned over or crowned. */
export function turnedCells(before: Grid, after: Grid): readonly number[] {
  const was = before.flat();
  return after
    .flat()
    .flatMap((glyph, at) => (glyph === was[at] || isEmpty(glyph) || isEmpty(was[at]) ? [] : [at]));
}
