import { type Search, searches } from "../../src/engine/index.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";

/** A search, right or wrong, by its name. */
export const searchNamed = (name: string): Search =>
  ({ ...searches, ...spoiledSearches })[name as keyof typeof searches | keyof typeof spoiledSearches];
