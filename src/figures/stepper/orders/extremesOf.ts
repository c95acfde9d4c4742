import { orderRange, parseTree } from "../../../engine/index.ts";
import type { AlgorithmName } from "../../../kit/run/algorithms.ts";
import type { TallyAsked } from "./tallyAsked.ts";

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
