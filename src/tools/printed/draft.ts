import { type PrintedSearch, printedSearches } from "../../judge/printed/judgePrinted.ts";
import { keep, readKept } from "../../kit/kept/browserStorage.ts";

/** What a reader asks about: what was printed, of which tree, and which search it is meant to be. */
export interface Draft {
  readonly tree: string;
  readonly algorithm: PrintedSearch;
  readonly text: string;
}

/** The draft in a text; undefined where there is none in it. Throws where the text is no JSON. */
export function readDraft(kept: string): Draft | undefined {
  const { tree, algorithm, text } = (JSON.parse(kept) ?? {}) as Readonly<Record<string, unknown>>;
  const search = printedSearches.find((name) => name === algorithm);
  if (typeof tree !== "string" || typeof text !== "string" || search === undefined) return undefined;
  return { tree, algorithm: search, text };
}

/** What was asked about in this browser before; undefined where nothing was, or where it keeps nothing. */
export function keptDraft(): Draft | undefined {
  try {
    return readDraft(readKept("printed") ?? "null");
  } catch {
    return undefined;
  }
}

/** Keeps a draft; false where the browser refuses to. */
export const keepDraft = ({ tree, algorithm, text }: Draft): boolean =>
  keep("printed", JSON.stringify({ tree, algorithm, text }));
