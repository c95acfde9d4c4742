import type { Listing } from "./lines/listing.ts";

const modules = import.meta.glob<Listing>(
  ["../engine/searches/*.ts", "../mistakes/searches/*.ts", "!../*/searches/index.ts"],
  {
    query: "?listing",
    import: "default",
    eager: true,
  },
);

/** The listing of each search, the wrong ones too, by its name, all at hand: for the server, and too much for the browser. */
export const everyListing: Readonly<Record<string, Listing>> = Object.fromEntries(
  Object.values(modules).map((listing) => [listing.name, listing]),
);
