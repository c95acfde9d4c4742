import { type OrderBar, searches } from "../../engine/index.ts";
import type { TallyView } from "../../figures/stepper/orders/tallyView.ts";
import { countWay, type JobCounts } from "../../judge/countWay.ts";
import type { FigureTaskName } from "../../judge/figureTasks.ts";
import type { Rest, RunProgram } from "../../judge/judgeProgram.ts";
import { runSearch } from "../../judge/runJob.ts";
import { type TriedOrder, type TriedOrders, triedOrders } from "./triedOrders.ts";

/** What the orders of a tree cost a program, and what they cost its task's search. */
export interface OrdersBeside {
  readonly tree: string;
  readonly own: TallyView;
  readonly right: TallyView;
  /** Leaves that each of them reads of the tree as it was given; undefined where the program broke off. */
  readonly present: { readonly own: number | undefined; readonly right: number };
  /** Orders in which the program broke off, or that it did not come to. */
  readonly broken: number;
}

/** Runs a program, and its task's search, on the orders of a tree. Throws what `parseTree` throws. */
export async function ordersBeside(
  run: RunProgram,
  task: FigureTaskName,
  tree: string,
  rest: Rest = () => undefined,
): Promise<OrdersBeside> {
  const orders = triedOrders(tree);
  const jobs = [{ tree }, ...orders.tried.map((one) => ({ tree: one.tree }))];
  const told = await run(jobs);
  const own: (JobCounts | undefined)[] = [];
  const right: JobCounts[] = [];
  for (const [place, job] of jobs.entries()) {
    const one = told[place];
    own.push(one?.end.kind === "value" ? countWay(job, one.way) : undefined);
    right.push(countWay(job, runSearch(searches[task], job).way));
    await rest();
  }
  const [ownTally, rightTally] = [own, right].map((counts) => tallyOf(orders, counts.slice(1)));
  const ends = [...ownTally.bars, ...rightTally.bars].map(({ leaves }) => leaves);
  return {
    tree,
    own: between(ownTally, ends, orders.tried[0]),
    right: between(rightTally, ends, orders.tried[0]),
    present: { own: own[0]?.leaves, right: right[0].leaves },
    broken: orders.tried.length - ownTally.done,
  };
}

/** Orders by the leaves that they cost; those without a count are left out. */
function tallyOf(
  { orders, exact, tried }: TriedOrders,
  counts: readonly (JobCounts | undefined)[],
): TallyView {
  const bars = new Map<number, OrderBar>();
  const sum = { nodes: 0, leaves: 0, cutoffs: 0 };
  let done = 0;
  for (const [place, count] of counts.entries()) {
    if (count === undefined) continue;
    const { nodes, leaves, cuts } = count;
    const bar = bars.get(leaves) ?? { leaves, orders: 0, example: tried[place].order };
    bars.set(leaves, { ...bar, orders: bar.orders + 1 });
    sum.nodes += nodes;
    sum.leaves += leaves;
    sum.cutoffs += cuts;
    done++;
  }
  return {
    orders,
    exact,
    total: tried.length,
    done,
    bars: [...bars.values()].sort((one, other) => one.leaves - other.leaves),
    means: { nodes: sum.nodes / done, leaves: sum.leaves / done, cutoffs: sum.cutoffs / done },
  };
}

/** The tally with a place for the least and the most leaves of both, so that two charts have one scale. */
function between(tally: TallyView, leaves: readonly number[], { order }: TriedOrder): TallyView {
  const known = new Set(tally.bars.map((bar) => bar.leaves));
  const missing = [Math.min(...leaves), Math.max(...leaves)].filter((end) => !known.has(end));
  const empty = [...new Set(missing)].map((end) => ({ leaves: end, orders: 0, example: order }));
  return {
    ...tally,
    bars: [...tally.bars, ...empty].sort((one, other) => one.leaves - other.leaves),
  };
}
