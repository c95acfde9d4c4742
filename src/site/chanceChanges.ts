import { diffRowsHtml } from "../kit/code/codeLineHtml.ts";
import { chanceListings } from "../listing/chanceListings.ts";
import { diffListing } from "../listing/diffListing.ts";
import { spoiledChanceListings } from "../listing/spoiledChanceListings.ts";

/** What a mistake changes in a search of games of chance, as items of an HTML list. Runs at build time. */
export const chanceChanges = (spoils: string, mistake: string): string =>
  diffRowsHtml(diffListing(chanceListings[spoils], spoiledChanceListings[mistake]));
