import { diffRowsHtml } from "../kit/code/codeLineHtml.ts";
import { chanceListings } from "../listing/chanceListings.ts";
import { cutMethod } from "../listing/cutListing.ts";
import { diffListing } from "../listing/diffListing.ts";
import { type Listing, lineText } from "../listing/lines/listing.ts";
import { spoiledChanceListings } from "../listing/spoiledChanceListings.ts";

/*
 * What a mistake changes, as items of an HTML list: in a search of games of chance, in a function of a task, or in a method. All run at build time.
 */

const changes = (before: Listing, after: Listing): string => diffRowsHtml(diffListing(before, after));

export const chanceChanges = (spoils: string, mistake: string): string =>
  changes(chanceListings[spoils], spoiledChanceListings[mistake]);

const listings = import.meta.glob<Listing>(
  ["../listing/functions/*.ts", "../mistakes/functions/*.ts", "!../mistakes/functions/index.ts"],
  { query: "?listing", import: "default", eager: true },
);

/** One function of a listing. */
function functionIn(listing: Listing, name: string): Listing {
  const heads = listing.lines.flatMap((line, i) => (/^function /.test(lineText(line)) ? [i] : []));
  const from = heads.find((i) => lineText(listing.lines[i]).startsWith(`function ${name}(`))!;
  const to = heads.find((i) => i > from) ?? listing.lines.length;
  return { ...listing, lines: listing.lines.slice(from, to) };
}

export const functionChanges = (task: string, mistake: string, name: string): string =>
  changes(
    functionIn(listings[`../listing/functions/${task}.ts`], name),
    functionIn(listings[`../mistakes/functions/${mistake}.ts`], name),
  );

const sources = import.meta.glob<string>(
  ["../engine/{sampling,learning}/*.ts", "../mistakes/{sampling,learning}/*.ts"],
  { query: "?raw", import: "default", eager: true },
);

/** What a method is in one file and in another: `engine/sampling/uct`. */
export function methodChanges(name: string, ...files: readonly [before: string, after: string]): string {
  const [before, after] = files.map((file) => cutMethod(sources[`../${file}.ts`], name));
  return changes(before, after);
}
