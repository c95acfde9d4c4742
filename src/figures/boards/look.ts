import type { Component } from "svelte";
import type { Grid } from "./grid.ts";
import type { Place } from "./winLines.ts";

/** What the picture of a board is drawn from, as a group of an SVG with its corner at (0, 0). */
export interface PictureProps {
  readonly grid: Grid;
  /** Pixels from one cell to the next. */
  readonly cell: number;
  /** The cell of the last move, counted row by row from 0. */
  readonly last?: number | undefined;
  /** Cells to point out. */
  readonly marked?: readonly number[] | undefined;
  /** The board, with what is below the pieces, or the pieces and what lies on them: something may come between. */
  readonly part: "board" | "pieces";
}

/** How the boards of one game look, and what one aims at to play on them. */
export interface Look {
  readonly Picture: Component<PictureProps>;
  /** Pieces in a row that win, where they do. */
  readonly inARow?: number;
  /** What a move is made by: a cell, or a column into which a piece drops. */
  readonly aim: "cell" | "column";
  /** A cell as a sentence names it. */
  readonly cellName: (place: Place, rows: number) => string;
}
