/** A score with the interval that its true value is thought to lie in, all from 0 to 1 or as places on a line. */
export interface IntervalMark {
  readonly low: number;
  readonly share: number;
  readonly high: number;
}

/** A line of this length for scores from 0 to 1: where a score and the ends of its interval stand, and its quarters. */
export function intervalPlot(length: number): {
  readonly place: (score: IntervalMark) => IntervalMark;
  readonly ticks: readonly { readonly value: number; readonly at: number }[];
} {
  // d3's scales weigh more than the whole table that this draws.
  const x = (score: number) => score * length;
  return {
    place: ({ low, share, high }) => ({ low: x(low), share: x(share), high: x(high) }),
    ticks: [0, 0.25, 0.5, 0.75, 1].map((value) => ({ value, at: x(value) })),
  };
}
