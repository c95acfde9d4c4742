import type * as mistakes from "./searches/index.ts";
import type { SpoiledSearch } from "./types/mistake.ts";

const modules = import.meta.glob<SpoiledSearch>(["./searches/*.ts", "!./searches/index.ts"], {
  query: "?spoiled",
  import: "default",
  eager: true,
});

/** A search with a mistake, by its exported name, which is its file's. */
export type MistakeName = keyof typeof mistakes;

/** The searches that the mistakes make of the right ones, by their names, wherever Vite builds or serves them. */
export const spoiledSearches = Object.fromEntries(
  Object.entries(modules).map(([path, search]) => [path.replace(/.*\/(\w+)\.ts.*/, "$1"), search]),
) as Readonly<Record<MistakeName, SpoiledSearch>>;
