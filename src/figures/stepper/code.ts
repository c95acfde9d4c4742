import { diffListing } from "../../listing/diffListing.ts";
import { everyListing } from "../../listing/everyListing.ts";
import { predecessors } from "../../listing/predecessors.ts";
import { type RunningEvent, runningLines } from "../../listing/runningLines.ts";
import type { AlgorithmName } from "../run/algorithms.ts";
import { codeLineHtml } from "./codeLineHtml.ts";
import { diffRowsHtml } from "./diffRowsHtml.ts";

/** The code of a search as items of an HTML list; the lines that run when `event` is told have the class "run". */
export function codeHtml(algorithm: AlgorithmName, event: RunningEvent | undefined): string {
  const listing = everyListing[algorithm];
  const running = event ? runningLines(listing, event) : [];
  return listing.lines
    .map((line, number) => codeLineHtml(line, { classes: [running.includes(number) && "run"] }))
    .join("");
}

/** What changed in it since its predecessor, likewise; nothing for the first of them. */
export function diffHtml(algorithm: AlgorithmName, event: RunningEvent | undefined): string {
  const before = everyListing[predecessors[algorithm] ?? ""];
  if (!before) return "";
  const listing = everyListing[algorithm];
  return diffRowsHtml(diffListing(before, listing), event ? runningLines(listing, event) : []);
}
