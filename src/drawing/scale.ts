/** From one number to another, the greater of which may come first. */
export type Range = readonly [from: number, to: number];

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

/**
 * Percent of a bar's room for a count from 1 to `greatest`, at least 2: in proportion to it, or with `log` to its
 * logarithm, so that equal factors are equal lengths. Counts below 1 have no bar.
 */
export const barScale =
  (greatest: number, log: boolean) =>
  (count: number): number =>
    (100 * (log ? Math.log(Math.max(1, count)) : Math.max(0, count))) / (log ? Math.log(greatest) : greatest);

/**
 * 0 and whole numbers up to `most`, about `perDecade` between a power of ten and the next, as evenly as whole numbers
 * can lie on a logarithmic axis; ascending, none twice, all the powers of ten and `most` among them.
 */
export function logNotches(most: number, perDecade: number): number[] {
  const notches = new Set([0]);
  for (let i = 0; 10 ** (i / perDecade) < most; i++) notches.add(Math.round(10 ** (i / perDecade)));
  notches.add(most);
  return [...notches];
}
