import { type Grid, isEmpty } from "../../games/face/grid.ts";

/**
 * The cell where a move has put its piece, counted row by row from 0: the one that was empty before and is not so
 * after. Undefined where there is none, as after a pass. Games need not say what their moves mean.
 */
export function changedCell(before: Grid, after: Grid): number | undefined {
  const was = before.flat();
  const cell = after.flat().findIndex((glyph, at) => !isEmpty(glyph) && isEmpty(was[at]));
  return cell < 0 ? undefined : cell;
}
