import { bestOrder, parseTree, worstOrder } from "../../../engine/index.ts";
import { type Cost, costOf } from "./costOf.ts";
import type { Extremes } from "./extremesOf.ts";
import type { TallyAsked } from "./tallyAsked.ts";

/** What orders cost that attain the extremes, as far as these are known. */
export function extremeCosts(asked: TallyAsked, { fewest, most }: Extremes): Cost[] {
  const tree = parseTree(asked.tree);
  const orders = [
    fewest === undefined ? undefined : bestOrder(tree),
    most === undefined ? undefined : worstOrder(tree),
  ];
  return orders.flatMap((order) => (order === undefined ? [] : [costOf(order, asked)]));
}
