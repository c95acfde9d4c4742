/**
 * Percent of a bar's room for a count from 1 to `greatest`, at least 2: in proportion to it, or with `log` to its
 * logarithm, so that equal factors are equal lengths. Counts below 1 have no bar.
 */
export const barScale =
  (greatest: number, log: boolean) =>
  (count: number): number =>
    (100 * (log ? Math.log(Math.max(1, count)) : Math.max(0, count))) / (log ? Math.log(greatest) : greatest);
