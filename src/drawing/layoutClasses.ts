import {
  boardPitch,
  boardWithin,
  labelUnder,
  largestBoard,
  linePitch,
  smallestLabelled,
} from "./boardPitch.ts";
import type { Frame, PlyLayout, PlyPicture, Ranked } from "./plyLayout.ts";
import { rowsFit, stackRows } from "./stackRows.ts";

/** Boards shrink by such steps, in pixels, until they fit. */
const step = 0.5;
/** Neighbours in a short row stand at most this many boards apart. */
const widestPitch = 2.2;
const sweeps = 4;

interface Shape {
  readonly size: number;
  readonly lines: number;
  readonly columns: number;
}

/**
 * Lays out a graph whose rows may be wide: all boards at the largest size at which the whole picture fits `frame`,
 * long rows broken into several lines, short ones larger. Nodes stand near the mean of their neighbours in the
 * rows above and below, which keeps edges short (K. Sugiyama, S. Tagawa and M. Toda 1981). Bands come below.
 */
export function layoutClasses(picture: PlyPicture, frame: Frame): PlyLayout {
  const { rows, labelled, bands } = picture;
  const shapes = fitShapes(picture, frame);
  const { tops, height } = stackRows(heightsOf(picture, shapes), bands, frame.height);
  const count = rows.reduce((sum, row) => sum + row.length, 0);
  const [x, y] = [new Float64Array(count), new Float64Array(count)];
  const orders = orderRows(rows);
  for (const [ply, { size, lines, columns }] of shapes.entries()) {
    const pitch = Math.min(frame.width / columns, boardPitch(size) * widestPitch);
    for (const [place, id] of orders[ply].entries()) {
      // Column by column, so that what is near in the order is near on the page.
      x[id] = frame.width / 2 + (Math.floor(place / lines) - (columns - 1) / 2) * pitch;
      y[id] = tops[ply] + (place % lines) * linePitch(size, labelled[ply]);
    }
  }
  const heights = heightsOf(picture, shapes);
  const drawn = shapes.map(({ size }, ply) => ({
    top: tops[ply],
    height: heights[ply],
    size,
    label: labelUnder(size, labelled[ply]),
    order: orders[ply],
  }));
  return { x, y, rows: drawn, families: [], bands: tops.slice(rows.length), width: frame.width, height };
}

function fitShapes(picture: PlyPicture, frame: Frame): Shape[] {
  let size = largestBoard(frame.width);
  let shapes = picture.rows.map((row) => shapeOf(row.length, size, frame.width));
  while (size > step && !rowsFit(heightsOf(picture, shapes), picture.bands, frame.height)) {
    size -= step;
    shapes = picture.rows.map((row) => shapeOf(row.length, size, frame.width));
  }
  return shapes;
}

/**
 * A row of boards about this size: in one line where that leaves them legible, larger where there is room to spare,
 * else in as few lines as it needs.
 */
function shapeOf(count: number, size: number, width: number): Shape {
  const least = Math.min(size, smallestLabelled);
  const lines = Math.ceil(count / Math.max(1, Math.floor(width / boardPitch(least))));
  const columns = Math.ceil(count / lines);
  const most = Math.min(largestBoard(width), lines === 1 ? 2 * size : size);
  return { size: Math.max(least, Math.min(most, boardWithin(width / columns))), lines, columns };
}

const heightsOf = ({ labelled }: PlyPicture, shapes: readonly Shape[]): number[] =>
  shapes.map(({ size, lines }, ply) => lines * linePitch(size, labelled[ply]));

/** Ids of every row from left to right. */
function orderRows(rows: readonly (readonly Ranked[])[]): number[][] {
  const place = new Map<number, number>();
  const settle = (row: readonly Ranked[]) => {
    for (const [index, { id }] of row.entries()) place.set(id, (index + 0.5) / row.length);
    return row;
  };
  const towards = (row: readonly Ranked[], neighbours: (node: Ranked) => readonly Ranked[]) => {
    const mean = (node: Ranked) => {
      const near = neighbours(node);
      if (near.length === 0) return place.get(node.id)!;
      return near.reduce((sum, { id }) => sum + place.get(id)!, 0) / near.length;
    };
    const means = new Map(row.map((node) => [node, mean(node)]));
    return settle(row.toSorted((a, b) => means.get(a)! - means.get(b)!));
  };
  let ordered = rows.map(settle);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    ordered = ordered.map((row) => towards(row, (node) => node.parents));
    ordered = ordered
      .toReversed()
      .map((row) => towards(row, (node) => node.children))
      .toReversed();
  }
  return ordered.map((row) => row.map(({ id }) => id));
}
