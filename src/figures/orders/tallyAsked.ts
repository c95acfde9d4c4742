import { OrderTally, type OrderTallyOptions, orderRange, parseTree } from "../../engine/index.ts";
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

/** The fewest and the most leaves of any order, as far as they are known. */
export interface Extremes {
  readonly fewest: number | undefined;
  readonly most: number | undefined;
}

/** Searches that visit what alpha-beta visits: of them the extremes can be had without trying orders. */
const likeAlphaBeta: readonly AlgorithmName[] = ["alphaBeta", "failHard", "negamaxAlphaBeta"];

/** The extremes, found without trying all orders; `work` as `mostLeaves` has it. */
export function extremesOf({ tree, algorithm, depth, window }: TallyAsked, work?: number): Extremes {
  const whole = depth === undefined && window === undefined;
  if (!whole || !likeAlphaBeta.includes(algorithm)) return { fewest: undefined, most: undefined };
  return orderRange(parseTree(tree), work);
}
