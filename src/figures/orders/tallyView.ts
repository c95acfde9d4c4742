import type { OrderBar, OrderMeans, OrderTally } from "../../engine/index.ts";

/** What a tally has found so far: plain data, so that a worker can send it. */
export interface TallyView {
  /** How many orders of all nodes there are, searched or not. */
  readonly orders: number;
  /** Whether all of them are searched. */
  readonly exact: boolean;
  /** How many are to be searched, and have been. */
  readonly total: number;
  readonly done: number;
  readonly bars: readonly OrderBar[];
  readonly means: OrderMeans;
}

export const tallyView = ({ orders, exact, total, done, bars, means }: OrderTally): TallyView => ({
  orders,
  exact,
  total,
  done,
  bars,
  means,
});
