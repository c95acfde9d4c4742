/**
 * Plays a view's whole tournament at once, where pages are made and tested; undefined in a browser, where the contestants
 * play in workers alone.
 */
export const playNow =
  import.meta.env?.SSR === false ? undefined : (await import("./playView.ts")).playTournament;
