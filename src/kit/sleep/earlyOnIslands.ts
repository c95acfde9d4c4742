import { EarlyActs } from "./waking.ts";

/*
 * The components of a page that Astro brings to life itself, such as a search by hand: what is done to one of them before
 * its code is here is done again once it is. Astro takes `ssr` away then, and says so.
 */
for (const island of document.querySelectorAll("astro-island[ssr]:not(:has(astro-island, ply-figure))")) {
  const acts = new EarlyActs(island);
  island.addEventListener("astro:hydrate", () => acts.replay(), { once: true });
}
