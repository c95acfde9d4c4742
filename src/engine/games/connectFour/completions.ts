import { across, falling, firstColumns, lowerRows, rising, upperRows, upward } from "./halves.ts";

/** The cells of one half, taken ones too, where a stone would make four in a row with three of these stones. */
export function completions(stones: number): number {
  return (
    completing(stones, across, firstColumns) |
    completing(stones, upward, lowerRows) |
    completing(stones, rising, firstColumns & lowerRows) |
    completing(stones, falling, firstColumns & upperRows)
  );
}

/** Likewise for the lines that begin in the cells `from` and go on `step` by `step`. */
function completing(stones: number, step: number, from: number): number {
  const second = stones >> step;
  const third = stones >> (2 * step);
  const fourth = stones >> (3 * step);
  const outer = stones & fourth & from;
  const inner = second & third & from;
  return (
    (inner & fourth) |
    ((outer & third) << step) |
    ((outer & second) << (2 * step)) |
    ((inner & stones) << (3 * step))
  );
}
