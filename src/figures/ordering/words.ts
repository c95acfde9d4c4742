import { formatCount } from "../../drawing/formatValue.ts";
import { inPlies, plain, strong, type Words } from "../../kit/narration/words.ts";
import type { Orderings } from "./orderings.svelte.ts";
import type { Savings } from "./savings.ts";

const percent = (share: number) => `${Math.round(100 * share)} %`;

export const label = (game: string): string => `what the order of moves saves in ${game}`;
export const nodesByDepth = "nodes by depth";

/** What is searched, and how far the count has come. */
export const count = "Count";
export const theCount = "The count";
export const game = "Game";
export const position = "Position";
export const pliesLabel = "Plies";
export const plies = "plies";
export const noDepth = (text: string, deepest: number): string =>
  `"${text}" is not a whole number of plies from 1 to ${deepest}`;
export const wrongDepth = (why: string): string => `${why}. The last good depth still holds.`;
export const brokeOff = (why: string): string => `The search broke off: ${why}`;
export const timing = "Timing …";
export const lookingForWorst = "Looking for the worst order …";
/** Of the searches to so many plies so many are ready. */
export const searching = (plies: number, ready: number, all: number): string =>
  `${inPlies(plies)}: ${ready} of ${all} searches`;
export const cancelledAfter = (plies: number): string => `Cancelled after ${inPlies(plies)}`;
export const counted = (plies: number): string => `${inPlies(plies)} counted`;

/** The rows of the parts; a number of plies is 0 before any is counted. */
export const caption = (plies: number): string =>
  `Nodes at ${plies === 0 ? "…" : inPlies(plies)}, natural order = 100 %`;
export const part = "part";
export const oneAfterOther = "one after the other";
export const alone = (isShown: boolean): string => (isShown ? "each alone" : "Show each alone");
export const off = "off";
export const orders = {
  natural: "natural order",
  best: "best order there is",
  worst: "worst order there is",
} as const;
export const bestUnknown = "not known: the tree is too large";
export const countedLast = "counted last …";
/** `known` plies deep the worst order has been found. */
export const worstTooLong = (known: number): string =>
  `would take too long to find${known > 0 ? `; it is known up to ${inPlies(known)}` : ""}`;
/** What the worst order enters, beside the natural one; the number itself is bold. */
export const worstNodes = (worst: number, natural: number): string =>
  `*${formatCount(worst)}* nodes, ${formatCount(Math.round((100 * worst) / natural))} % of the natural order`;

export const timeHere = "Time it here";
export const whyTime =
  "Putting moves in order takes time, too. What it costs and saves differs from machine to machine: your browser can measure it.";

/** What this order costs at the depth that is looked at, and how much of what can be saved it saves. */
export function sayOrderings({ savings, view }: Orderings): Words[] {
  if (savings === undefined) return [plain("The first ply is not counted yet.")];
  const { depth, natural, present } = savings;
  const plies = depth === 1 ? "One ply" : `${depth} plies`;
  const words = [plain(`${plies} deep the natural order enters `), strong(`${formatCount(natural)} nodes`)];
  if (view.parts.length === 0) return [...words, plain(". Nothing is switched on."), ...bestWords(savings)];
  return [
    ...words,
    plain(", this search "),
    strong(formatCount(present)),
    plain(`: ${percent(present / natural)} of them.`),
    ...closedWords(savings),
  ];
}

function bestWords({ best }: Savings): Words[] {
  return best === undefined ? [] : [plain(` The best order there is would enter ${formatCount(best)}.`)];
}

function closedWords(savings: Savings): Words[] {
  const { best, closed, present, natural } = savings;
  if (best === undefined) return [plain(" Its whole tree is too large to find the best order in.")];
  if (closed === undefined) return [plain(" Here no order does better than the natural one.")];
  if (present > natural) return [plain(" That is worse than no ordering at all."), ...bestWords(savings)];
  if (closed > 1)
    return [
      plain(
        ` That is fewer than the best order needs without a table, ${formatCount(best)}: the table knows positions again.`,
      ),
    ];
  return [
    plain(" This closes "),
    strong(percent(closed)),
    plain(` of the gap to the best order, which enters ${formatCount(best)}.`),
  ];
}
