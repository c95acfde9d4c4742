/** Measures at once, where pages are made and tested; undefined in a browser, where it is done in a worker alone. */
export const measureNow =
  import.meta.env?.SSR === false ? undefined : (await import("./measure.ts")).measured;
