import { diffRowsHtml } from "../kit/code/codeLineHtml.ts";
import { chanceListings } from "../listing/chanceListings.ts";
import { cutMethod } from "../listing/cutListing.ts";
import { diffListing } from "../listing/diffListing.ts";
import { type Listing, lineText } from "../listing/lines/listing.ts";
import { spoiledChanceListings } from "../listing/spoiledChanceListings.ts";

/*
 * What a mistake changes, as items of an HTML list: in a search of games of chance, in a function of a task, or from one method
 * to another. All run at build time.
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

/** A method, or a function, in a file: `engine/sampling/uct`. */
interface Method {
  readonly file: string;
  readonly name: string;
}

/** A change of name alone is none. */
export function methodChanges(before: Method, after: Method): string {
  const [old, now] = [before, after].map(({ file, name }) =>
    cutMethod(sources[`../${file}.ts`], name, before.name),
  );
  return changes(old, now);
}
