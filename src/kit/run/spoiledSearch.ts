import type { Search } from "../../engine/index.ts";
import { type MistakeName, mistakes, type SpoiledSearch } from "../../mistakes/index.ts";

type Spoiled = Readonly<Record<MistakeName, SpoiledSearch>>;

/** The searches with mistakes, where they are here: few readers run one, and those alone fetch them. */
let spoiled: Spoiled | undefined;

export function takeSpoiled(found: Spoiled): void {
  spoiled = found;
}

/** Not in a browser: on the server everything is at hand, and where there is no build, it is made. */
if (import.meta.env?.SSR !== false) {
  takeSpoiled(
    import.meta.env
      ? (await import("../../mistakes/spoiledSearches.ts")).spoiledSearches
      : await (await import("../../mistakes/spoilInNode.ts")).spoilInNode(),
  );
}

/** Whether an algorithm of that name cannot be run before it was fetched. */
export const isToFetch = (name: string | null | undefined): boolean =>
  spoiled === undefined && name != null && Object.hasOwn(mistakes, name);

/** Fetches the search that may be run next, where that is one with a mistake and is not here yet. */
export async function fetchSearch(name: string | null | undefined): Promise<void> {
  if (isToFetch(name)) takeSpoiled((await import("../../mistakes/spoiledSearches.ts")).spoiledSearches);
}

/** The search with the mistake of that name, which is to be here once it is run. */
export function spoiledSearch(name: MistakeName): Search {
  return (...asked) => {
    if (spoiled === undefined) throw new TypeError(`${name} is to be fetched before it is run.`);
    return spoiled[name](...asked);
  };
}
