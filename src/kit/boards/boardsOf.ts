import { type Grid, isEmpty, readGrid } from "../../games/face/picture.ts";
import type { OutlineNode } from "../../trace/index.ts";
import type { Subject } from "../run/run.ts";

/**
 * The cell where a move has put its piece, counted row by row from 0: the one that was empty before and is not so
 * after. Undefined where there is none, as after a pass. Games need not say what their moves mean.
 */
export function changedCell(before: Grid, after: Grid): number | undefined {
  const was = before.flat();
  const cell = after.flat().findIndex((glyph, at) => !isEmpty(glyph) && isEmpty(was[at]));
  return cell < 0 ? undefined : cell;
}

/** The cells whose piece has become another, counted row by row from 0: what a move has turned over or crowned. */
export function turnedCells(before: Grid, after: Grid): readonly number[] {
  const was = before.flat();
  return after
    .flat()
    .flatMap((glyph, at) => (glyph === was[at] || isEmpty(glyph) || isEmpty(was[at]) ? [] : [at]));
}

/** What a picture of a position is drawn from. */
export interface DrawnBoard {
  /** The game's name in `games`, which decides how its boards look. */
  readonly game: string;
  /** The position as the game's `diagram` writes it. */
  readonly rows: string;
  /** The cell of the last move, counted row by row from 0. */
  readonly last?: number | undefined;
}

/** How the nodes of a subject's tree are drawn as boards; undefined for an abstract tree. */
export function boardsOf({ tree, setup, game }: Subject): ((node: OutlineNode) => DrawnBoard) | undefined {
  if (tree !== undefined) return undefined;
  return ({ position, parent }) => {
    const rows = game.diagram(position);
    const last = parent && changedCell(readGrid(game.diagram(parent.position)), readGrid(rows));
    return { game: setup.game ?? "", rows, last };
  };
}
