import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

/**
 * Lets a page import the listing of a search, as plain data: `import listing from "…/minimax.ts?listing"`, or of the
 * class in a file, with what it inherits: `import listing from "…/uct.ts?methods"`. It is cut anew whenever one of its
 * files changes.
 */
export function listingPlugin(): Plugin {
  return {
    name: "plyground:listing",
    // Before Vite's own plugins would load the file as the module it also is.
    enforce: "pre",
    load: {
      filter: { id: /\.ts\?(listing|methods)$/ },
      async handler(id) {
        const [path, what] = id.split("?");
        const read = (file: string) => {
          this.addWatchFile(file);
          return readFileSync(file, "utf8");
        };
        const name = basename(path, ".ts");
        // The compiler is slow to load: only who cuts a listing waits for it.
        const { cutListing } = await import("./cutListing.ts");
        const { cutClass } = await import("./cutClass.ts");
        const listing =
          what === "methods"
            ? cutClass(read(path), name, (above) => read(join(dirname(path), above)))
            : cutListing(read(path), name);
        return { code: `export default ${JSON.stringify(listing)};`, map: null, moduleType: "js" };
      },
    },
  };
}
