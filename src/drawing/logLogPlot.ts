import { line } from "d3";
import { logScale } from "./scale.ts";

/** A chart with two logarithmic axes, in pixels from its left upper corner. */
export interface LogLogPlot {
  readonly x: (value: number) => number;
  /** What is smaller than the axis shows, 0 too, stands on its bottom. */
  readonly y: (value: number) => number;
  /** The powers of ten of each axis. */
  readonly xTicks: readonly number[];
  readonly yTicks: readonly number[];
  /** A line through places and values, as path data. */
  readonly path: (values: readonly (readonly [number, number])[]) => string;
}

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** `xRange` and `yRange` are the least and the greatest value of each axis, all above 0. */
export function logLogPlot(
  xRange: readonly [number, number],
  yRange: readonly [number, number],
  { left, right, top, bottom }: Frame,
): LogLogPlot {
  const x = logScale(xRange, [left, right]);
  const scaled = logScale(yRange, [bottom, top]);
  const y = (value: number) => (value <= yRange[0] ? bottom : scaled(value));
  return {
    x,
    y,
    xTicks: powersOfTen(xRange),
    yTicks: powersOfTen(yRange),
    path: (values) =>
      line<readonly [number, number]>(
        ([place]) => x(place),
        ([, value]) => y(value),
      ).digits(1)(values) ?? "",
  };
}

function powersOfTen([least, most]: readonly [number, number]): number[] {
  const first = Math.ceil(Math.log10(least) - 1e-9);
  const last = Math.floor(Math.log10(most) + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => Number(`1e${first + i}`));
}
