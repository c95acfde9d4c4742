import type { Component } from "svelte";
import type { Sides } from "../../games/sides.ts";
import type { Grid } from "./grid.ts";
import type { Place } from "./winLines.ts";

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

/** How the boards of one game look, and what one aims at to play on them. */
export interface Look {
  readonly Picture: Component<PictureProps>;
  /** Its width in pixels where nobody asks for another. */
  readonly size?: number;
  /** Pieces in a row that win, where they do. */
  readonly inARow?: number;
  /** How broad the band below such pieces is, in cells. */
  readonly winBand?: number;
  /** What a move is made by: a cell, a column into which a piece drops, or a piece and then the cell it goes to. */
  readonly aim: "cell" | "column" | "piece";
  /** A cell as a sentence names it. */
  readonly cellName: (place: Place, rows: number) => string;
  /** Letters above the columns, and numbers beside the rows, where moves are written with them. */
  readonly coordinates?: {
    readonly column: (column: number) => string;
    readonly row: (row: number, rows: number) => string;
  };
  /** What each glyph is, one and many of it: "black disc", "black discs". By default the glyph itself. */
  readonly pieces?: Readonly<Record<string, readonly [one: string, many: string]>>;
  /** X is MAX and O is MIN by default. */
  readonly sides?: Sides;
  /** Players count the pieces as they go. */
  readonly isCounted?: boolean;
  /** Where the legal moves lead is shown on the board, since rules decide it. */
  readonly showsLegal?: boolean;
  /** Why an empty cell is no move, as a sentence. */
  readonly noMove?: string;
  /** The cells that a move passes through, from its first to its last, read from how it is written. */
  readonly pathOf?: (written: string) => readonly number[];
}
