import type { AlgorithmName } from "../../../kit/run/algorithms.ts";
import type { Setup } from "../../../kit/run/setup.ts";

/** Which orders are to be tallied: of which tree, by which search. Plain data, so that a worker can take it. */
export interface TallyAsked {
  readonly tree: string;
  readonly algorithm: AlgorithmName;
  readonly depth?: number | undefined;
  readonly window?: readonly [number, number] | undefined;
}

export const tallyAsked = ({ algorithm, depth, window }: Setup, tree: string): TallyAsked => ({
  tree,
  algorithm,
  depth,
  window,
});
