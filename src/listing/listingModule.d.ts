/** What `listingPlugin` makes of a search's file: `import listing from "../engine/searches/minimax.ts?listing"`. */
declare module "*?listing" {
  const listing: import("./lines/listing.ts").Listing;
  export default listing;
}

/** The same of a class: `import listing from "../engine/sampling/uct.ts?methods"`. */
declare module "*?methods" {
  const listing: import("./lines/listing.ts").Listing;
  export default listing;
}

/** The search that a mistake makes of a right one, to be run: `import lastOfEquals from "../mistakes/searches/lastOfEquals.ts?spoiled"`. */
declare module "*?spoiled" {
  const search: import("../mistakes/types/mistake.ts").SpoiledSearch;
  export default search;
}
