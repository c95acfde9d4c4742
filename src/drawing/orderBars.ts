import { bin, scaleBand, scaleLinear } from "d3";

/** What one bar stands for: a count of leaves, or a span of counts where there are too many for a bar each. */
export interface CountOfOrders {
  readonly leaves: number;
  readonly orders: number;
}

export interface OrderBarShape {
  /** The least and the greatest number of leaves it stands for. */
  readonly from: number;
  readonly to: number;
  readonly orders: number;
  readonly x: number;
  readonly width: number;
  /** Top of the bar; it stands on `height`. */
  readonly y: number;
}

export interface OrderBars {
  readonly bars: readonly OrderBarShape[];
  /** Where a number of leaves lies, between the middles of the bars. */
  readonly at: (leaves: number) => number;
}

/** A bar with less room than this could not be hit by a finger, nor its number be read. */
const narrowest = 24;

/**
 * A histogram of what orders cost, in pixels: every number of leaves from the fewest to the most has its place, also
 * where no order was found. `counts` ascend by leaves. Bars stand on `height`; an order or more is at least 2 high.
 */
export function orderBars(counts: readonly CountOfOrders[], width: number, height: number): OrderBars {
  const [least, most] = [counts[0].leaves, counts[counts.length - 1].leaves];
  const room = Math.max(1, Math.floor(width / narrowest));
  const span = Math.ceil((most - least + 1) / room);
  const edges = Array.from({ length: Math.ceil((most - least + 1) / span) }, (_, i) => least + i * span);
  const bins = bin<CountOfOrders, number>()
    .value(({ leaves }) => leaves)
    .domain([least, least + edges.length * span])
    .thresholds(edges.slice(1))(counts.slice());
  const sums = bins.map((found) => found.reduce((sum, { orders }) => sum + orders, 0));
  const places = scaleBand<number>().domain(edges).range([0, width]).paddingInner(0.26).paddingOuter(0.13);
  const heights = scaleLinear([0, Math.max(1, ...sums)], [0, height]);
  const bandwidth = Math.min(62, places.bandwidth());
  const left = (edge: number) => places(edge)! + (places.bandwidth() - bandwidth) / 2;
  return {
    bars: edges.map((from, i) => ({
      from,
      to: Math.min(most, from + span - 1),
      orders: sums[i],
      x: left(from),
      width: bandwidth,
      y: height - (sums[i] === 0 ? 0 : Math.max(2, heights(sums[i]))),
    })),
    at: (leaves) => left(least) + bandwidth / 2 + ((leaves - least - (span - 1) / 2) * places.step()) / span,
  };
}
