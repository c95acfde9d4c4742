import { ticks } from "d3";
import { linearScale } from "./scale.ts";

/** A ply of a bar, in percent of the chart's height, counted from below. */
export interface DepthBlock {
  readonly ply: number;
  readonly bottom: number;
  readonly height: number;
}

/**
 * Bars that are as high as a search is deep, a block for each ply, and lines across at whole plies. Above the
 * deepest bar a tenth of the chart is left for its name.
 *
 * @param depths plies of each bar, 0 for none
 * @param least plies that the chart reaches at the least, so that shallow bars look shallow
 */
export function depthBars(depths: readonly number[], least = 4) {
  const most = Math.max(least, ...depths) / 0.9;
  const y = linearScale([0, most], [0, 100]);
  const bars = depths.map((depth): DepthBlock[] =>
    Array.from({ length: depth }, (_, i) => ({ ply: i + 1, bottom: y(i), height: y(i + 1) - y(i) })),
  );
  const lines = ticks(0, most, 5)
    .filter((tick) => Number.isInteger(tick) && tick > 0)
    .map((ply) => ({ ply, at: y(ply) }));
  return { bars, ticks: lines, top: depths.map((depth) => y(depth)) };
}
