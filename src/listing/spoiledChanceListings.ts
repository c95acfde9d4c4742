import type { Listing } from "./lines/listing.ts";

const modules = import.meta.glob<Listing>(["../mistakes/chance/*.ts", "!../mistakes/chance/index.ts"], {
  query: "?listing",
  import: "default",
  eager: true,
});

/** The listing of each search of games of chance with a mistake, by its name: for the server. */
export const spoiledChanceListings: Readonly<Record<string, Listing>> = Object.fromEntries(
  Object.values(modules).map((listing) => [listing.name, listing]),
);
