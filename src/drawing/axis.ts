import { nice, ticks } from "d3";
import { linearScale, logScale, type Range } from "./scale.ts";

/** An axis of a chart, linear or logarithmic. */
export interface Axis {
  /** Where a value stands, in pixels. */
  readonly at: (value: number) => number;
  /** The values that it is marked at, ascending. */
  readonly ticks: readonly number[];
  /** Its beginning and its end, in pixels: those of an upright axis are its bottom and its top. */
  readonly pixels: Range;
}

/** A linear axis from one value to another, marked at round values, `about` so many. */
export const linearAxis = (values: Range, pixels: Range, about = 5): Axis => ({
  at: linearScale(values, pixels),
  ticks: ticks(...values, about),
  pixels,
});

/** A linear axis of what is counted: marked at whole numbers alone, however few there are. */
export function countAxis(counts: Range, pixels: Range, about = 5): Axis {
  const axis = linearAxis(counts, pixels, about);
  return { ...axis, ticks: axis.ticks.filter(Number.isInteger) };
}

/** A linear axis that has 0 on it, ends at round values, and reaches 1 at the least. */
export const roundAxis = ([least, most]: Range, pixels: Range): Axis =>
  linearAxis(nice(Math.min(0, least), Math.max(1, most), 5), pixels);

/**
 * A logarithmic axis between two values above 0, marked at powers of ten. What is smaller than it shows, 0 too, stands at
 * its beginning.
 */
export function logAxis([least, most]: Range, pixels: Range): Axis {
  const scaled = logScale([least, most], pixels);
  return {
    at: (value) => (value <= least ? pixels[0] : scaled(value)),
    ticks: powersOfTen(least, most),
    pixels,
  };
}

function powersOfTen(least: number, most: number): number[] {
  const first = Math.ceil(Math.log10(least) - 1e-9);
  const last = Math.floor(Math.log10(most) + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => Number(`1e${first + i}`));
}
