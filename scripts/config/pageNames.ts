import { nearestName } from "../../src/kit/figure/view.ts";
import { otherwise } from "../../src/kit/view/words.ts";

/** What a page writes as a tag without importing it, besides figures: where it stands below src/. */
export const components: Readonly<Record<string, string>> = {
  Answer: "site/Answer.astro",
  BeTheSearch: "tools/beTheSearch/BeTheSearch.svelte",
  Box: "site/Box.astro",
  ChanceCheck: "tools/check/ChanceCheck.svelte",
  Check: "tools/check/Check.svelte",
  Contents: "site/Contents.astro",
  Fact: "kit/facts/Fact.astro",
  GrowthBars: "site/GrowthBars.astro",
  Live: "kit/facts/Live.astro",
  NodeCounts: "site/NodeCounts.astro",
  Now: "kit/facts/Now.astro",
  Opening: "site/Opening.astro",
  Rows: "site/Rows.astro",
  ShapleyPaths: "site/ShapleyPaths.astro",
  Show: "kit/facts/Show.astro",
  Try: "site/Try.astro",
  YourSearch: "tools/yourSearch/YourSearch.svelte",
};

/** The functions of src/site/formats.ts, which write the numbers in a page's sentences. */
export const formats: readonly string[] = ["fixed", "list", "percent", "range", "scoreWithin", "write"];

/** Throws an Error for a tag or a function that a page neither imports nor has, with the nearest that there is. */
export function refuse(what: string, name: string, known: readonly string[], source: string): never {
  throw new Error(`${source}: there is no ${what} ${name}; ${otherwise(nearestName(name, known), known)}`);
}
