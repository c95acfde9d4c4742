import { edgePath } from "./treeShapes.ts";

/** What a layout needs of a node: its place in the list, and its neighbours in the rows above and below. */
export interface Ranked {
  readonly id: number;
  readonly ply: number;
  readonly parents: readonly Ranked[];
  readonly children: readonly Ranked[];
}

/** What is drawn ply by ply. */
export interface PlyPicture {
  readonly rows: readonly (readonly Ranked[])[];
  /** Rows whose boards have a line of text below them, where they are large enough. */
  readonly labelled: readonly boolean[];
  /** Rows that are too wide to draw, below the others: each is a band. */
  readonly bands: number;
}

/** Pixels that a picture may take. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** One row of boards, in one line or several. */
interface PlyRow {
  readonly top: number;
  readonly height: number;
  /** Side of the row's boards. */
  readonly size: number;
  /** Pixels below each board for its line of text. */
  readonly label: number;
  /** Ids of the row's nodes from left to right. */
  readonly order: readonly number[];
}

/** Siblings that stand in a block of several lines: one edge leads to them all. */
export interface Family {
  readonly parent: number;
  /** The block's left and upper edge, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the boards of a tree or graph stand when it is drawn ply by ply, in pixels. */
export interface PlyLayout extends Frame {
  /** The middle of each board's upper edge, by node id. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly rows: readonly PlyRow[];
  readonly families: readonly Family[];
  /** Upper edges of the bands. */
  readonly bands: readonly number[];
}

/** No board is drawn larger than this; on a phone they are smaller still. */
export const largestBoard = (width: number): number => Math.min(58, Math.max(36, width / 8));

/** Boards from this size on have room for a line of text below them. */
export const smallestLabelled = 22;

const labelHeight = 14;

/** From one board to the next in its row or its block. */
export const boardPitch = (size: number): number => size + gapBeside(size);

/** The largest board, a multiple of a tenth of a pixel, that fits into such a pitch. */
export function boardWithin(pitch: number): number {
  let size = Math.floor(pitch * 10) / 10;
  while (size > 0.1 && boardPitch(size) > pitch) size -= 0.1;
  return size;
}

/** What a line of text below boards takes, where they are large enough to have one. */
export const labelUnder = (size: number, labelled: boolean): number =>
  labelled && size >= smallestLabelled ? labelHeight : 0;

/** From one line of boards to the next. */
export const linePitch = (size: number, labelled: boolean): number =>
  boardPitch(size) + labelUnder(size, labelled);

/** Boards of a pixel or two still need air, large ones a margin. */
const gapBeside = (size: number) => Math.max(0.16 * size, Math.min(2.5, 0.35 * size));

const perRow = 100;
const perBand = 37;
const highest = 720;

/**
 * Height of the frame for so many rows of boards and bands, in pixels. It is the same at every width, so that
 * nothing jumps when a page learns how wide it is.
 */
export const plyHeight = (rows: number, bands: number): number =>
  Math.min(highest, 60 + perRow * rows + perBand * bands);

/** Height of the band that stands for a row too wide to draw, and the air between two bands. */
export const bandHeight = 28;
const bandGap = 9;
/** Air above the first row and below the last, and the least and the most that edges get between two. */
const margin = 16;
const leastGap = 26;
const mostGap = 80;

/**
 * Where rows of these heights begin, and the bands below them, when they share a frame `height` pixels high; and
 * how high they are together, which is more than the frame where they do not fit.
 */
export function stackRows(
  heights: readonly number[],
  bands: number,
  height: number,
): { tops: number[]; height: number } {
  const free = height - taken(heights, bands);
  const gaps = heights.length - (bands > 0 ? 0 : 1);
  const more = gaps === 0 ? 0 : Math.min(mostGap - leastGap, Math.max(0, free / gaps));
  const tops: number[] = [];
  let top = margin + Math.max(0, (free - more * gaps) / 2);
  for (const row of heights) {
    tops.push(top);
    top += row + leastGap + more;
  }
  for (let band = 0; band < bands; band++) tops.push(top + band * (bandHeight + bandGap));
  return { tops, height: height - Math.min(0, free) };
}

/** Whether rows and bands fit into such a frame. */
export const rowsFit = (heights: readonly number[], bands: number, height: number): boolean =>
  taken(heights, bands) <= height;

function taken(heights: readonly number[], bands: number): number {
  const rows = heights.reduce((sum, row) => sum + row, 0) + leastGap * (heights.length - 1);
  return 2 * margin + rows + (bands > 0 ? leastGap + bands * (bandHeight + bandGap) - bandGap : 0);
}

/** A node that has a line of text below its board, or has none. */
type Labelled = Ranked & { readonly positions: number };

/**
 * The curves from boards to those below them, for one layout: from below a board, and below its text where it has
 * one, to above a child, or above the block that all its children stand in.
 */
export function plyEdges({ x, y, rows, families }: PlyLayout): (parent: Labelled, child: Ranked) => string {
  const blocks = new Map(families.map((family) => [family.parent, family]));
  return (parent, child) => {
    const { size, label } = rows[parent.ply];
    const bottom = y[parent.id] + size + (parent.positions > 1 ? label : 0);
    const block = blocks.get(parent.id);
    const to = block ? { x: block.x + block.width / 2, y: block.y } : { x: x[child.id], y: y[child.id] };
    return edgePath(x[parent.id], bottom, to.x, to.y, 0);
  };
}
