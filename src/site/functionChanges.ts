import { diffRowsHtml } from "../kit/code/codeLineHtml.ts";
import { diffListing } from "../listing/diffListing.ts";
import { type Listing, lineText } from "../listing/lines/listing.ts";

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

/** What a mistake changes in a function of a task, as items of an HTML list. Runs at build time. */
export const functionChanges = (task: string, mistake: string, name: string): string =>
  diffRowsHtml(
    diffListing(
      functionIn(listings[`../listing/functions/${task}.ts`], name),
      functionIn(listings[`../mistakes/functions/${mistake}.ts`], name),
    ),
  );
