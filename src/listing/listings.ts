import type { Listing } from "./lines/listing.ts";

const modules = import.meta.glob<Listing>(
  ["../engine/searches/*.ts", "../mistakes/searches/*.ts", "!../*/searches/index.ts"],
  {
    query: "?listing",
    import: "default",
  },
);

/** The listing of each search, the wrong ones too, by its name, fetched when it is asked for: for the browser. */
export const listings: Readonly<Record<string, () => Promise<Listing>>> = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [path.replace(/.*\/(\w+)\.ts.*/, "$1"), load]),
);
