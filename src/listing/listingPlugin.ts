import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Plugin } from "vite";

/**
 * Lets a page import the listing of a search, as plain data: `import listing from "…/minimax.ts?listing"`.
 * It is cut anew whenever the search's file changes.
 */
export function listingPlugin(): Plugin {
  return {
    name: "plyground:listing",
    // Before Vite's own plugins would load the file as the module it also is.
    enforce: "pre",
    load: {
      filter: { id: /\.ts\?listing$/ },
      async handler(id) {
        const path = id.slice(0, id.lastIndexOf("?"));
        this.addWatchFile(path);
        // The compiler is slow to load: only who cuts a listing waits for it.
        const { cutListing } = await import("./cutListing.ts");
        const listing = cutListing(await readFile(path, "utf8"), basename(path, ".ts"));
        return { code: `export default ${JSON.stringify(listing)};`, map: null, moduleType: "js" };
      },
    },
  };
}
