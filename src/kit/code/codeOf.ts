import { diffListing } from "../../listing/diffListing.ts";
import type { Listing } from "../../listing/lines/listing.ts";
import { rootOf } from "../../listing/rootOf.ts";
import { type RunningEvent, runningLines } from "../../listing/runningLines.ts";
import type { AlgorithmName } from "../run/algorithms.ts";
import type { Setup } from "../run/setup.ts";
import { codeLineHtml, diffRowsHtml } from "./codeLineHtml.ts";

/** The listings of searches, by their names. */
export interface Listings {
  readonly listing: (name: AlgorithmName) => Listing;
  /** What it is best read against; undefined for the first of them. */
  readonly before: (name: AlgorithmName) => Listing | undefined;
  /** One as a program to be copied and run, on the tree of the figure where it is one. */
  readonly programOf: (setup: Setup) => string;
}

/** The code of searches as a page shows it. */
export interface Code {
  /**
   * The code of a search as items of an HTML list, its first call below; the lines that run when `event` is told have
   * the class "run".
   */
  codeHtml(algorithm: AlgorithmName, event: RunningEvent | undefined): string;
  /** What changed in it since its predecessor, likewise; nothing for the first of them. */
  diffHtml(algorithm: AlgorithmName, event: RunningEvent | undefined): string;
  programOf(setup: Setup): string;
}

export const codeOf = ({ listing: listingOf, before: predecessorOf, programOf }: Listings): Code => ({
  codeHtml(algorithm, event) {
    const listing = listingOf(algorithm);
    const running = event ? runningLines(listing, event) : [];
    const lines = listing.lines.map((line, number) =>
      codeLineHtml(line, { classes: [running.includes(number) && "run"] }),
    );
    const root = (rootOf(listing) ?? []).map((line, at) =>
      codeLineHtml(line, { classes: [at === 0 && "first"] }),
    );
    return [...lines, ...root].join("");
  },
  diffHtml(algorithm, event) {
    const before = predecessorOf(algorithm);
    if (!before) return "";
    const listing = listingOf(algorithm);
    return diffRowsHtml(diffListing(before, listing), event ? runningLines(listing, event) : []);
  },
  programOf,
});
