type Range = readonly [from: number, to: number];

/**
 * The straight line that takes one range to another; what is in the middle of no range at all goes to the middle. d3's
 * scales do much more, with colours and dates, and weigh five times what a chart of ours does.
 */
export function linearScale([from, to]: Range, [start, end]: Range): (value: number) => number {
  return (value) => {
    const share = to === from ? 0.5 : (value - from) / (to - from);
    return start * (1 - share) + end * share;
  };
}

/** The same for the logarithms of what is above 0. */
export function logScale([from, to]: Range, range: Range): (value: number) => number {
  const scale = linearScale([Math.log(from), Math.log(to)], range);
  return (value) => scale(Math.log(value));
}
