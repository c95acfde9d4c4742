import type { MoveOrder, OrderBar, OrderMeans, OrderTally } from "../../../engine/index.ts";
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

/** A tally as a worker tells it: an order is large, and told once for each bar. */
export interface TallyNews extends Omit<TallyView, "bars"> {
  readonly bars: readonly (Omit<OrderBar, "example"> & { readonly example?: MoveOrder })[];
}

/** The tally without the examples of bars that `told` names, which then names all. */
export function tallyNews(tally: OrderTally, told: Set<number>): TallyNews {
  const view = tallyView(tally);
  const bars = view.bars.map(({ leaves, orders, example }) =>
    told.has(leaves) ? { leaves, orders } : { leaves, orders, example },
  );
  for (const { leaves } of bars) told.add(leaves);
  return { ...view, bars };
}

/** The tally with its examples again: those that are new, and those that came before, which are kept for the next. */
export function withExamples(news: TallyNews, examples: Map<number, MoveOrder>): TallyView {
  const bars = news.bars.map(({ leaves, orders, example = examples.get(leaves) }): OrderBar => {
    if (example === undefined) throw new TypeError(`No order is known that reads ${leaves} leaves`);
    examples.set(leaves, example);
    return { leaves, orders, example };
  });
  return { ...news, bars };
}

/** A tally as text for the page, so that it comes to life without counting again; only of all orders. */
export const writeTally = (asked: TallyAsked, tally: TallyView): string | undefined =>
  tally.exact ? JSON.stringify({ asked: JSON.stringify(asked), tally }) : undefined;

/** The tally that the server wrote into the page for what is asked, if it did. */
export function drawnTally(asked: TallyAsked): TallyView | undefined {
  const wanted = JSON.stringify(asked);
  for (const drawn of globalThis.document?.querySelectorAll<HTMLElement>("[data-orders]") ?? []) {
    const found = JSON.parse(drawn.dataset.orders!) as { asked: string; tally: TallyView };
    if (found.asked === wanted) return found.tally;
  }
  return undefined;
}
