import { largestFamily, placeBlocks, planBlocks } from "./planBlocks.ts";
import {
  boardPitch,
  boardWithin,
  type Family,
  type Frame,
  labelUnder,
  largestBoard,
  linePitch,
  type PlyLayout,
  type PlyPicture,
  type Ranked,
  rowsFit,
  smallestLabelled,
  stackRows,
} from "./plyLayout.ts";

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

/** A picture with room to spare is pulled apart at most by this factor. */
const widestStretch = 2;

/**
 * Lays out a tree row by row, as large as fits `frame`. Where the boards of the last row would be small, each
 * family in it stands in a block of several lines. Bands come below.
 */
export function layoutFamilies(picture: PlyPicture, frame: Frame): PlyLayout {
  const { rows, labelled, bands } = picture;
  const plan = planBlocks(picture, frame);
  const last = rows.length - 1;
  const lines = Math.ceil(largestFamily(picture) / plan.columns);
  const heights = plan.sizes.map((size, ply) => linePitch(size, labelled[ply]) * (ply === last ? lines : 1));
  const { tops, height } = stackRows(heights, bands, frame.height);
  const placed = placeBlocks(rows, plan);
  const stretch = Math.min(widestStretch, frame.width / placed.width);
  const x = placed.x.map((middle) => frame.width / 2 + (middle - placed.width / 2) * stretch);
  const y = Float64Array.from(rows.flat(), ({ ply }) => tops[ply]);
  const block = {
    size: plan.sizes[last],
    columns: plan.columns,
    line: linePitch(plan.sizes[last], labelled[last]),
  };
  const families = (rows[last - 1] ?? []).flatMap((parent) => {
    const ids = parent.children.map(({ id }) => id);
    return ids.length > block.columns ? [{ parent: parent.id, ...setOut(ids, block, x, y) }] : [];
  });
  const drawn = rows.map((row, ply) => ({
    top: tops[ply],
    height: heights[ply],
    size: plan.sizes[ply],
    label: labelUnder(plan.sizes[ply], labelled[ply]),
    order: row.map(({ id }) => id),
  }));
  return { x, y, rows: drawn, bands: tops.slice(rows.length), families, width: frame.width, height };
}

/** Sets a family out line by line from the middle of its block, where all its members stand. */
function setOut(
  ids: readonly number[],
  { size, columns, line }: { size: number; columns: number; line: number },
  x: Float64Array,
  y: Float64Array,
): Omit<Family, "parent"> {
  const pitch = boardPitch(size);
  const [left, top] = [x[ids[0]] - ((columns - 1) / 2) * pitch, y[ids[0]]];
  for (const [place, id] of ids.entries()) {
    x[id] = left + (place % columns) * pitch;
    y[id] = top + Math.floor(place / columns) * line;
  }
  const room = (pitch - size) / 2;
  const lines = Math.ceil(ids.length / columns);
  return { x: left - size / 2 - room, y: top - room, width: columns * pitch, height: lines * line + room };
}
