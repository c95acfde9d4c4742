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
