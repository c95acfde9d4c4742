/**
 * Heights for labels that want to stand at `wanted` (in pixels, in any order) but need `room` each, or below the label of
 * each rank, counted from the top: none overlaps, all stay between `top` and `bottom` where there is room for all, and their
 * order from top to bottom stays.
 */
export function spreadLabels(
  wanted: readonly number[],
  room: number | ((rank: number) => number),
  top: number,
  bottom: number,
): number[] {
  const roomBelow = typeof room === "number" ? () => room : room;
  const order = wanted.map((_, i) => i).sort((one, other) => wanted[one] - wanted[other]);
  const placed = [...wanted];
  let least = top;
  for (const [rank, i] of order.entries()) {
    placed[i] = Math.max(wanted[i], least);
    least = placed[i] + roomBelow(rank);
  }
  let most = bottom;
  for (const [back, i] of order.toReversed().entries()) {
    placed[i] = Math.min(placed[i], most);
    most = placed[i] - roomBelow(order.length - back - 2);
  }
  return placed;
}
