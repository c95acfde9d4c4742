import { diffListing } from "../../listing/diffListing.ts";
import { everyListing } from "../../listing/everyListing.ts";
import { rootOf } from "../../listing/rootOf.ts";
import { runnable } from "../../listing/runnable.ts";
import { type RunningEvent, runningLines } from "../../listing/runningLines.ts";
import { type AlgorithmName, algorithms } from "../run/algorithms.ts";
import type { ChancePart } from "../run/chancePart.ts";
import type { Setup } from "../run/setup.ts";
import { codeLineHtml, diffRowsHtml } from "./codeLineHtml.ts";

export { joinLines } from "./codeLineHtml.ts";

/**
 * The code of a search as items of an HTML list, its first call below; the lines that run when `event` is told have the
 * class "run".
 */
export function codeHtml(
  algorithm: AlgorithmName,
  event: RunningEvent | undefined,
  chance?: ChancePart,
): string {
  const listing = chance?.listing(algorithm) ?? everyListing[algorithm];
  const running = event ? runningLines(listing, event) : [];
  const lines = listing.lines.map((line, number) =>
    codeLineHtml(line, { classes: [running.includes(number) && "run"] }),
  );
  const root = (rootOf(listing) ?? []).map((line, at) =>
    codeLineHtml(line, { classes: [at === 0 && "first"] }),
  );
  return [...lines, ...root].join("");
}

/** What changed in it since its predecessor, likewise; nothing for the first of them. */
export function diffHtml(
  algorithm: AlgorithmName,
  event: RunningEvent | undefined,
  chance?: ChancePart,
): string {
  const before = chance?.before(algorithm) ?? everyListing[algorithms[algorithm].predecessor ?? ""];
  if (!before) return "";
  const listing = chance?.listing(algorithm) ?? everyListing[algorithm];
  return diffRowsHtml(diffListing(before, listing), event ? runningLines(listing, event) : []);
}

/** The same as a program to be copied and run, on the tree of the figure where it is one. */
export const programOf = ({ algorithm, tree, depth }: Setup): string =>
  runnable(everyListing[algorithm], { tree, depth });
