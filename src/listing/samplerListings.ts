import type { Listing } from "./lines/listing.ts";

const modules = import.meta.glob<Listing>(
  [
    "../engine/sampling/{uct,exactUct,chanceUct}.ts",
    "../mistakes/sampling/*.ts",
    "!../mistakes/sampling/index.ts",
  ],
  { query: "?methods", import: "default" },
);

/** The listing of each class that samples, the wrong ones too, by its file's name, fetched when it is asked for. */
export const samplerListings: Readonly<Record<string, () => Promise<Listing>>> = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [path.replace(/.*\/(\w+)\.ts.*/, "$1"), load]),
);
