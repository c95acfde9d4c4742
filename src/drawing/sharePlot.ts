import { line, ticks } from "d3";
import { linearScale } from "./scale.ts";

/** A chart of shares, from 0 to 1, over counts from 0 on; in pixels. */
export interface SharePlot {
  readonly x: (count: number) => number;
  readonly y: (share: number) => number;
  readonly xTicks: readonly number[];
  /** One line's path data; its points are pairs of count and share. */
  readonly line: (points: readonly (readonly [count: number, share: number])[]) => string;
}

export function sharePlot(
  most: number,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
): SharePlot {
  const x = linearScale([0, most], [left, right]);
  const y = linearScale([0, 1], [bottom, top]);
  return {
    x,
    y,
    xTicks: ticks(0, most, 4).filter(Number.isInteger),
    line: (points) =>
      line<readonly [number, number]>(
        ([count]) => x(count),
        ([, share]) => y(share),
      ).digits(1)(points) ?? "",
  };
}
