/** What an error repeats of a reader's own text at most, in characters, and what it may say in all. */
const [longestQuote, longestMessage] = [60, 400];
const longQuotes = new RegExp(`"([^"]{${longestQuote}})[^"]+"`, "g");

/**
 * What an error says, whatever was thrown; without a full stop, since it often stands inside a sentence. What it quotes
 * at length is cut, so that no link fills the page.
 */
export function messageOf(error: unknown): string {
  const said = (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
  const short = said.replace(longQuotes, '"$1…"');
  return short.length > longestMessage ? `${short.slice(0, longestMessage)}…` : short;
}

/** A link that is wrong from somewhere on, of which all before is shown: its message says both. */
export class ShownInPart extends Error {}

/** A search that was asked for rightly and came to no end: it told too much, or its worker broke off. */
export class FailedSearch extends Error {
  override readonly name = "FailedSearch";
}
