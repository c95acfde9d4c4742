import { area, line } from "d3";
import type { Axis } from "./axis.ts";
import { thinPath } from "./thinPath.ts";

/** Where a line of a chart comes by, in the values of its axes. */
export type LinePoint = readonly [at: number, value: number];

/** Some runs' values at one place: their mean, and what one run in ten is below, and one in ten above. */
export interface Band {
  readonly at: number;
  readonly low: number;
  readonly mean: number;
  readonly high: number;
}

/** Values of many runs, by run and then by place, as a band over the places. */
export const bandOf = (places: readonly number[], runs: readonly (readonly number[])[]): Band[] =>
  places.map((at, i) => {
    const values = runs.map((run) => run[i]).sort((one, other) => one - other);
    return {
      at,
      low: values[Math.floor(0.1 * (values.length - 1))],
      mean: values.reduce((sum, value) => sum + value, 0) / values.length,
      high: values[Math.ceil(0.9 * (values.length - 1))],
    };
  });

/** Points nearer than this, in pixels, to the one before are left out: nobody could tell. */
const nearest = 0.7;

/** A line from point to point between two axes, as path data. */
export function linePath(x: Axis, y: Axis, points: readonly LinePoint[]): string {
  const placed = points.map(([at, value]) => ({ x: x.at(at), y: y.at(value) }));
  const drawn = line<(typeof placed)[number]>(
    (point) => point.x,
    (point) => point.y,
  ).digits(1);
  return drawn(thinPath(placed, nearest)) ?? "";
}

/** What lies between a band's lows and its highs, as path data. */
export const bandPath = (x: Axis, y: Axis, bands: readonly Band[]): string =>
  area<Band>(
    ({ at }) => x.at(at),
    ({ low }) => y.at(low),
    ({ high }) => y.at(high),
  ).digits(1)(bands) ?? "";
