/** What the iterations of a search cost, by the nodes of each, the shallowest first. */
export interface IterationCosts {
  readonly sum: number;
  readonly last: number;
  /** All together, in units of the last; 0 where there is none. */
  readonly factor: number;
  /**
   * The effective branching B: by how much one more ply multiplies the nodes, as the geometric mean over the last two
   * plies, because odd and even ones swing. Undefined before there are three iterations.
   */
  readonly branching: number | undefined;
  /** B/(B − 1): the factor of a search whose every iteration costs B times the one before; undefined where B ≤ 1. */
  readonly predicted: number | undefined;
}

/** Source of the estimate: R. Korf 1985, "Depth-First Iterative-Deepening". */
export function iterationCosts(nodes: readonly number[]): IterationCosts {
  const sum = nodes.reduce((total, count) => total + count, 0);
  const last = nodes.at(-1) ?? 0;
  const branching = nodes.length < 3 ? undefined : Math.sqrt(last / nodes[nodes.length - 3]);
  return {
    sum,
    last,
    factor: last === 0 ? 0 : sum / last,
    branching,
    predicted: branching === undefined || branching <= 1 ? undefined : branching / (branching - 1),
  };
}

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
