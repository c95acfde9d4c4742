/**
 * Searches a view at once, where pages are made and tested; undefined in a browser, where that is done in a worker alone.
 */
export const deepenNow =
  import.meta.env?.SSR === false ? undefined : (await import("./runDeepening.ts")).runDeepening;
