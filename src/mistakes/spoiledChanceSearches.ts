import type * as mistakes from "./chance/index.ts";
import type { SpoiledChanceSearch } from "./types/chanceMistake.ts";

const modules = import.meta.glob<SpoiledChanceSearch>(["./chance/*.ts", "!./chance/index.ts"], {
  query: "?spoiled",
  import: "default",
  eager: true,
});

/** A search of games of chance with a mistake, by its exported name, which is its file's. */
export type ChanceMistakeName = keyof typeof mistakes;

/** The searches that the mistakes make of the right ones, by their names, wherever Vite builds or serves them. */
export const spoiledChanceSearches = Object.fromEntries(
  Object.entries(modules).map(([path, search]) => [path.replace(/.*\/(\w+)\.ts.*/, "$1"), search]),
) as Readonly<Record<ChanceMistakeName, SpoiledChanceSearch>>;
