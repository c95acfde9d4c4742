import { findPlaces } from "./cut/findPlaces.ts";
import { foldSearch } from "./cut/foldSearch.ts";
import { parseSearch } from "./cut/parseSearch.ts";
import { printSearch } from "./cut/printSearch.ts";
import { putBackConstants } from "./cut/putBackConstants.ts";
import type { Line, Listing } from "./lines/listing.ts";
import { titleOf } from "./titles.ts";

/**
 * Cuts a search's listing out of its TypeScript `source`: the textbook's algorithm, which is what the engine
 * runs without its types, without what it tells the observer and without the bookkeeping of the line of play.
 * `name` is the exported function's. Runs at build time, and brings the TypeScript compiler with it.
 * Throws where the source exports no such function, or holds a statement that no listing has needed yet.
 */
export function cutListing(source: string, name: string): Listing {
  const parsed = parseSearch(source, name);
  const { folded, putBack } = putBackConstants(parsed, foldSearch(parsed.shown));
  const printed = printSearch(parsed, folded, putBack);
  const places = findPlaces(parsed, printed);
  // Without a branch for each side, α and β are those of whoever is to move, and have nobody's colour.
  const lines = places.some(({ side }) => side) ? printed.lines : printed.lines.map(withoutSides);
  return { name, title: titleOf(name), lines, places };
}

const withoutSides = ({ indent, tokens }: Line): Line => ({
  indent,
  tokens: tokens.map(({ text, kind }) => ({ text, kind })),
});
