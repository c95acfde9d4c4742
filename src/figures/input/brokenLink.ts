import { messageOf } from "./messageOf.ts";

/** What a reader is told whose link cannot be opened, by the error that says why. */
export const sayBrokenLink = (error: unknown): string =>
  `This link is broken: ${messageOf(error)}. Here is this page’s own figure instead.`;
