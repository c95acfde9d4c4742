import {
  type Conventions,
  isOwn,
  own,
  readConventions,
  speaksOfConventions,
  writeConventions,
} from "./conventions.ts";

const key = "plyground:conventions";
/** The parameter of a link that brings them. */
export const conventionsParameter = "conventions";
/** Told to the window when they have changed. */
export const conventionsChanged = "plyground:conventions";

/** Those that were chosen in this browser; the notebook's own where none were, or where it keeps nothing. */
export function keptConventions(): Conventions {
  try {
    return readConventions(localStorage.getItem(key));
  } catch {
    return own;
  }
}

/** Keeps them; false where the browser refuses to. */
export function keepConventions(conventions: Conventions): boolean {
  try {
    if (isOwn(conventions)) localStorage.removeItem(key);
    else localStorage.setItem(key, writeConventions(conventions));
  } catch {
    return false;
  }
  dispatchEvent(new Event(conventionsChanged));
  return true;
}

/** A link's, once; from then on they are this browser's, and what is chosen later counts. */
let brought: string | undefined;

/** Those of the page: a link's, which are kept from then on, or else the kept ones. */
export function conventionsHere(search: string): Conventions {
  const text = new URLSearchParams(search).get(conventionsParameter);
  if (text === null || text === brought || !speaksOfConventions(text)) return keptConventions();
  brought = text;
  const conventions = readConventions(text);
  keepConventions(conventions);
  return conventions;
}
