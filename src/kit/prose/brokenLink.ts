import { messageOf } from "../view/messageOf.ts";
import { FailedSearch } from "../worker/failedSearch.ts";

/** What a reader is told whose link cannot be opened, by the error that says why: the link is not always to blame. */
export function sayBrokenLink(error: unknown): string {
  const why = error instanceof FailedSearch ? "This link cannot be shown" : "This link is broken";
  return `${why}: ${messageOf(error)}. Here is this page’s own figure instead.`;
}
