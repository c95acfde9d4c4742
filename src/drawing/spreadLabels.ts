/**
 * Heights for labels that want to stand at `wanted` (in pixels, in any order) but need `room` each: none overlaps, all
 * stay between `top` and `bottom` where there is room for all, and their order from top to bottom stays.
 */
export function spreadLabels(wanted: readonly number[], room: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((one, other) => wanted[one] - wanted[other]);
  const placed = [...wanted];
  let least = top;
  for (const i of order) {
    placed[i] = Math.max(wanted[i], least);
    least = placed[i] + room;
  }
  let most = bottom;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i], most);
    most = placed[i] - room;
  }
  return placed;
}

/** A number line of a ladder needs so many pixels from top to bottom, with its two labels. */
export const rungHeight = 42;

/**
 * Where the number lines of a ladder stand in a frame, given the heights of the nodes that they belong to, from the top
 * down, and how far their rows are apart: at their nodes as far as those are in sight. Rows that are closer than the lines
 * need have them moved apart, and where not all have room, the first ones have no place.
 */
export function placeRungs(wanted: readonly number[], row: number, height: number): (number | undefined)[] {
  if (row >= rungHeight) return wanted.map((y) => (y > 8 && y < height - 8 ? y : undefined));
  const room = Math.max(1, Math.floor(height / rungHeight));
  const hidden = Math.max(0, wanted.length - room);
  const edge = rungHeight / 2;
  const placed = spreadLabels(wanted.slice(hidden), rungHeight, edge, height - edge);
  return [...wanted.slice(0, hidden).map(() => undefined), ...placed];
}
