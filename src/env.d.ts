/// <reference path="../.astro/types.d.ts" />
/// <reference types="astro/client" />
/// <reference types="svelte" />
/// <reference types="@astrojs/starlight" />
declare module "@pagefind/default-ui/npm_dist/mjs/ui-core.mjs" {
  /** Pagefind's search box, built into the element that the options name. */
  export class PagefindUI {
    constructor(options: object);
  }
}
