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
