/** An iteration's nodes in units of the one before, and where that lies in a column: a percentage of its width. */
export interface IterationRatio {
  readonly ratio: number;
  readonly at: number;
}

/** A column is at least so many times wide, so that small ratios do not look large. */
const leastWidth = 2;

/** By iteration; undefined for the first, which has none before it. The widest fills the column. */
export function iterationRatios(
  iterations: readonly { readonly nodes: number }[],
): readonly (IterationRatio | undefined)[] {
  const ratios = iterations.map(({ nodes }, i) => (i === 0 ? undefined : nodes / iterations[i - 1].nodes));
  const widest = Math.max(leastWidth, ...ratios.map((ratio) => ratio ?? 0));
  return ratios.map((ratio) => (ratio === undefined ? undefined : { ratio, at: (100 * ratio) / widest }));
}
