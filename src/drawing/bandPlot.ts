import { area, line, nice, ticks } from "d3";
import { linearScale } from "./scale.ts";

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

/** A chart of bands with linear axes, in pixels. */
export interface BandPlot {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly xTicks: readonly number[];
  readonly yTicks: readonly number[];
  /** The means as path data, and what lies between the lows and the highs. */
  readonly line: (bands: readonly Pick<Band, "at" | "mean">[]) => string;
  readonly area: (bands: readonly Band[]) => string;
}

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** `xMost` ends the first axis; the second shows `yRange`, 0 always, rounded outwards. */
export function bandPlot(
  xMost: number,
  yRange: readonly [number, number],
  { left, right, top, bottom }: Frame,
): BandPlot {
  const x = linearScale([0, xMost], [left, right]);
  const [least, most] = nice(Math.min(0, yRange[0]), Math.max(1, yRange[1]), 5);
  const y = linearScale([least, most], [bottom, top]);
  return {
    x,
    y,
    xTicks: ticks(0, xMost, 5),
    yTicks: ticks(least, most, 5),
    line: (bands) =>
      line<Pick<Band, "at" | "mean">>(
        ({ at }) => x(at),
        ({ mean }) => y(mean),
      ).digits(1)(bands) ?? "",
    area: (bands) =>
      area<Band>(
        ({ at }) => x(at),
        ({ low }) => y(low),
        ({ high }) => y(high),
      ).digits(1)(bands) ?? "",
  };
}
