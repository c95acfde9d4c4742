import type { Listing } from "./lines/listing.ts";

const modules = import.meta.glob<Listing>(
  ["../engine/chance/{expectimax,star1,star2}.ts", "../engine/searches/minimax.ts"],
  {
    query: "?listing",
    import: "default",
    eager: true,
  },
);

/** The listing of each search of games of chance, and of the one that the first of them is read against, by its name. */
export const chanceListings: Readonly<Record<string, Listing>> = Object.fromEntries(
  Object.values(modules).map((listing) => [listing.name, listing]),
);
