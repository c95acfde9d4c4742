/** Counts all of a view at once, where pages are made and tested; undefined in a browser, where a worker does it. */
export const countNow =
  import.meta.env?.SSR === false ? undefined : (await import("./runOrderings.ts")).runOrderings;
