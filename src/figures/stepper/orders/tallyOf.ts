import { OrderTally, type OrderTallyOptions, parseTree } from "../../../engine/index.ts";
import { algorithms } from "../../../kit/run/algorithms.ts";
import type { TallyAsked } from "./tallyAsked.ts";

/** The tally that is asked for, not yet begun. */
export function tallyOf(
  { tree, algorithm, depth, window }: TallyAsked,
  options: OrderTallyOptions,
): OrderTally {
  const search = { ...(depth === undefined ? {} : { depth }), ...(window === undefined ? {} : { window }) };
  return new OrderTally(parseTree(tree), algorithms[algorithm].search, { ...search, ...options });
}
