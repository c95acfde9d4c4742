/** A board's glyphs, row by row from the top: X is MAX's, O is MIN's, and whatever is no letter is an empty cell. */
export type Grid = readonly (readonly string[])[];

/** The grid that a game's `diagram` draws: rows joined by line breaks, glyphs by blanks. */
export const readGrid = (diagram: string): Grid => diagram.split("\n").map((row) => row.split(" "));

export const isEmpty = (glyph: string): boolean => !/[a-z]/i.test(glyph);

/** The columns of a board, from the left. */
export const letters = "abcdefghijklmnopqrs";

/** To a tenth of a pixel: pages have hundreds of boards. */
const round = (length: number) => Math.round(length * 10) / 10;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** One path for the lines between the cells of a board, its edges left out. `corner` is where the board stands. */
export const rulings = (
  columns: number,
  rows: number,
  cell: number,
  { x, y }: Point = { x: 0, y: 0 },
): string =>
  [
    ...Array.from(
      { length: rows - 1 },
      (_, line) => `M${round(x)} ${round(y + (line + 1) * cell)}h${round(columns * cell)}`,
    ),
    ...Array.from(
      { length: columns - 1 },
      (_, line) => `M${round(x + (line + 1) * cell)} ${round(y)}v${round(rows * cell)}`,
    ),
  ].join("");

/**
 * One path for all cells of one kind, since a picture may have hundreds of boards: `shape` is drawn from the middle
 * of every cell that is wanted; its path data are relative. `corner` is where the board stands.
 */
export function markPath(
  grid: Grid,
  cell: number,
  wanted: (glyph: string, index: number) => boolean,
  shape: string,
  corner: Point = { x: 0, y: 0 },
): string {
  const x = (column: number) => round(corner.x + (column + 0.5) * cell);
  const y = (row: number) => round(corner.y + (row + 0.5) * cell);
  return grid
    .flatMap((row, r) =>
      row.map((glyph, c) => (wanted(glyph, r * row.length + c) ? `M${x(c)} ${y(r)}${shape}` : "")),
    )
    .join("");
}

/** A circle around the point where the path stands, in pixels. */
export function circle(radius: number): string {
  const r = round(radius);
  return `m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/** A diagonal cross around the point where the path stands; each arm reaches `reach` pixels right and down. */
export function cross(reach: number): string {
  const r = round(reach);
  return `m${-r} ${-r}l${2 * r} ${2 * r}m${-2 * r} 0l${2 * r} ${-2 * r}`;
}

/** A stroke from one point to another. */
export const stroke = (from: Point, to: Point): string =>
  `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;

/** A rectangle with round corners, from its left end in pixels. */
export function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const r = round(radius);
  const [across, down] = [round(width - 2 * r), round(height - 2 * r)];
  const corner = (right: number, below: number) => `a${r} ${r} 0 0 1 ${right * r} ${below * r}`;
  return `M${round(x + r)} ${round(y)}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
}

/** A square around the point where the path stands; half its side in pixels. */
export function square(half: number): string {
  const h = round(half);
  return `m${-h} ${-h}h${2 * h}v${2 * h}h${-2 * h}z`;
}

/** A crown of three points around the point where the path stands; half its width in pixels. */
export function crown(half: number): string {
  const [h, third] = [round(half), round(half / 1.6)];
  return `m${-h} ${round(0.75 * half)}v${round(-1.5 * half)}l${round(half / 2)} ${third}l${round(half / 2)} ${-third}l${round(half / 2)} ${third}l${round(half / 2)} ${-third}v${round(1.5 * half)}z`;
}

/** A further board of a picture, as large as the first; its corner is in pixels from that of the first. */
export interface OtherBoard extends Point {
  readonly grid: Grid;
  readonly last: number | undefined;
}

/** What the picture of a board is drawn from, as a group of an SVG with its corner at (0, 0). */
export interface PictureProps {
  /** Where the game's face says that it `drawsOthers`: those. */
  readonly others?: readonly OtherBoard[] | undefined;
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
