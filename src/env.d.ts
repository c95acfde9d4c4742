/// <reference path="../.astro/types.d.ts" />
/// <reference types="astro/client" />
/// <reference types="svelte" />
/// <reference types="@astrojs/starlight" />

declare module "@pagefind/default-ui" {
  export class PagefindUI {
    constructor(options: object);
  }
}
