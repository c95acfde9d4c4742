import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";
import { js } from "../mistakes/js.ts";
import { spoiledSource } from "../mistakes/spoiledSource.ts";

/**
 * Lets a page import the listing of a search, as plain data: `import listing from "…/minimax.ts?listing"`, or of the
 * class in a file, with what it inherits: `import listing from "…/uct.ts?methods"`; and the search that a mistake makes of
 * a right one, to be run: `import lastOfEquals from "…/lastOfEquals.ts?spoiled"`. Each is made anew whenever one of its
 * files changes.
 */
export function listingPlugin(): Plugin {
  return {
    name: "plyground:listing",
    // Before Vite's own plugins would load the file as the module it also is.
    enforce: "pre",
    load: {
      filter: { id: /\.ts\?(listing|methods|spoiled)$/ },
      async handler(id) {
        const [path, what] = id.split("?");
        const read = (file: string) => {
          this.addWatchFile(file);
          return readFileSync(file, "utf8");
        };
        const name = basename(path, ".ts");
        if (what === "methods") {
          // The compiler is slow to load: only who cuts a listing waits for it.
          const { cutClass } = await import("./cutListing.ts");
          return dataModule(cutClass(read(path), name, (above) => read(join(dirname(path), above))));
        }
        const own = read(path);
        const source = /\/src\/mistakes\/(searches|chance)\//.test(path)
          ? await spoiledSource(path, read)
          : own;
        if (what === "spoiled")
          return {
            code: js`${source}
export default ${name};
`,
            map: null,
            moduleType: "ts",
          };
        const { cutListing } = await import("./cutListing.ts");
        return dataModule(cutListing(source, name));
      },
    },
  };
}

const dataModule = (listing: unknown) => {
  return { code: js`export default ${JSON.stringify(listing)};`, map: null, moduleType: "js" };
};
