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
