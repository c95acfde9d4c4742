import { OrderTally, type OrderTallyOptions, parseTree } from "../../engine/index.ts";
import { type AlgorithmName, algorithms } from "../algorithms.ts";
import type { Setup } from "../setup.ts";

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

/** The tally that is asked for, not yet begun. */
export function tallyOf(
  { tree, algorithm, depth, window }: TallyAsked,
  options: OrderTallyOptions,
): OrderTally {
  const search = { ...(depth === undefined ? {} : { depth }), ...(window === undefined ? {} : { window }) };
  return new OrderTally(parseTree(tree), algorithms[algorithm].search, { ...search, ...options });
}
