import type { Grid } from "./grid.ts";

/** What the picture of a board is drawn from, as a group of an SVG with its corner at (0, 0). */
export interface PictureProps {
  readonly grid: Grid;
  /** Pixels from one cell to the next. */
  readonly cell: number;
  /** The cell of the last move, counted row by row from 0. */
  readonly last?: number | undefined;
  /** Cells whose pieces the last move turned over. */
  readonly turned?: readonly number[] | undefined;
  /** Cells to point out. */
  readonly marked?: readonly number[] | undefined;
  /** Cells that a move may lead to, or from. */
  readonly legal?: readonly number[] | undefined;
  /** The piece that is to move. */
  readonly chosen?: number | undefined;
  /** The board, with what is below the pieces, or the pieces and what lies on them: something may come between. */
  readonly part: "board" | "pieces";
}
