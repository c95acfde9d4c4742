import { boardPitch, labelUnder, linePitch } from "./boardPitch.ts";
import { placeBlocks } from "./placeBlocks.ts";
import { largestFamily, planBlocks } from "./planBlocks.ts";
import type { Family, Frame, PlyLayout, PlyPicture } from "./plyLayout.ts";
import { stackRows } from "./stackRows.ts";

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
