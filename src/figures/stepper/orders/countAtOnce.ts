import { measureTree, OrderTally, type OrderTallyOptions, parseTree } from "../../../engine/index.ts";
import { algorithms } from "../../../kit/run/algorithms.ts";
import { type TallyAsked, type TallyView, tallyView } from "./tallyView.ts";

/**
 * What may be done while the page waits some 20 milliseconds: nodes visited, and orders searched. To put a tree of many
 * nodes in another order takes longer than to search it.
 */
const quick = { visits: 400_000, orders: 2_000, few: 500, visitsOfMany: 100_000 };

/** A tally of all orders, or of a few random ones where all would take too long. */
export function countAtOnce(asked: TallyAsked): TallyView {
  const { nodes } = measureTree(parseTree(asked.tree));
  const visits = nodes > quick.few ? quick.visitsOfMany : quick.visits;
  const most = Math.max(1, Math.min(quick.orders, Math.floor(visits / nodes)));
  const tally = tallyOf(asked, { every: most, samples: most });
  tally.goOn(most);
  return tallyView(tally);
}

/** The tally that is asked for, not yet begun. */
export function tallyOf(
  { tree, algorithm, depth, window }: TallyAsked,
  options: OrderTallyOptions,
): OrderTally {
  const search = { ...(depth === undefined ? {} : { depth }), ...(window === undefined ? {} : { window }) };
  return new OrderTally(parseTree(tree), algorithms[algorithm].search, { ...search, ...options });
}
