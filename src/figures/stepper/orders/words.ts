import { formatCount } from "../../../drawing/formatValue.ts";
import { countWords } from "../../../kit/narration/words.ts";
import type { TallyView } from "./tallyView.ts";

/** A count of orders as readers see it: in full, or as a power of ten where it would not fit. */
export function writeOrders(count: number): string {
  if (count < 1e9) return formatCount(count);
  if (count === Infinity) return "more than 10³⁰⁸";
  const power = Math.floor(Math.log10(count));
  const superscript = [...String(power)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
  return `${(count / 10 ** power).toFixed(1)} × 10${superscript}`;
}

/** Which orders are counted, and how far that is. */
export function title(tally: TallyView | undefined): string {
  if (!tally) return "Orders of this tree";
  const { exact, done, total, orders } = tally;
  if (!exact || done < total)
    return `${writeOrders(done)} of ${writeOrders(orders)} orders${exact ? "" : ", at random"}`;
  return total === 1 ? "The only order of this tree" : `All ${writeOrders(total)} orders of this tree`;
}
export const readBy = (algorithm: string): string => `by the leaves that ${algorithm} reads`;
export const counted = "Orders counted";
export const counting = "Counting";
export const stop = "Stop";
export const stopped = "Stopped.";
export const countOn = "Count on";

/** The histogram. */
export const histogram = "Orders by the leaves they read";
export const marks = { present: "this order", fewest: "fewest", most: "most" } as const;
export const mean = (leaves: string): string => `mean ${leaves}`;
/** A bar for those who hear it: how many orders of all read from so many to so many leaves. */
export function bar(
  { from, to, orders }: { readonly from: number; readonly to: number; readonly orders: number },
  all: number,
  isPresent: boolean,
): string {
  const read = from === to ? countWords(from, "leaf", "leaves") : `${from} to ${to} leaves`;
  if (all === 1) return `${read}: the only order`;
  const share = `${writeOrders(orders)} of ${writeOrders(all)} orders`;
  return `${read}: ${share}${isPresent ? ", this one among them" : ""}`;
}

/** What the orders cost, in a table; of extremes and means it says whether they are of all orders. */
export const columns = { order: "order", nodes: "nodes", leaves: "leaves", cutoffs: "cutoffs" } as const;
export const lines = {
  minimax: "Minimax",
  most: (isSure: boolean): string => (isSure ? "Worst order" : "Worst order found"),
  mean: (isSure: boolean): string => (isSure ? "Mean of all orders" : "Mean of random orders"),
  present: "This order",
  fewest: (isSure: boolean): string => (isSure ? "Best order" : "Best order found"),
} as const;
export const allSame = (isSure: boolean): string =>
  isSure ? "All orders of this tree cost the same." : "All orders found so far cost the same.";
/** How much of the gap this order closes; the share is bold. */
export const closes = (percent: number, isSure: boolean): string =>
  `This order closes *${percent} %* of the gap between the worst and the best${isSure ? "" : " found so far, which is an estimate"}.`;
/** Around the formula of the least leaves of a uniform tree. */
export const minimalTree = "The minimal tree:";
export const inLeaves = (count: string): string => `${count} leaves.`;

/** The one change that saves most. */
export const bestChange = "The best single change";
export const tryFirst = (move: string, leaves: number): string =>
  `Of all single changes the best: try ${move} first among its sisters, and ${leaves} leaves are read.`;
export const doThat = "Do that";
export const noChange = "No move that is put first among its sisters saves a leaf.";
