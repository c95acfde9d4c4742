import { type KeptName, keptThings, type Lasting } from "./keptThings.ts";

/**
 * The only way to what a browser keeps. A browser may refuse to keep anything, or to keep more; then reading finds
 * nothing, and writing says so and does no other harm.
 */

/** Throws where the browser refuses. */
const storageOf = (lasts: Lasting): Storage => (lasts === "site" ? localStorage : sessionStorage);

/** The key under which a thing is kept; `rest` says whose it is, and of what, where there are several. */
export const keyOf = (name: KeptName, rest = ""): string => keptThings[name].key + rest;

/** What is kept; undefined where nothing is, or where the browser refuses. */
export function readKept(name: KeptName, rest = ""): string | undefined {
  try {
    return storageOf(keptThings[name].lasts).getItem(keyOf(name, rest)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text in the place of what was kept; false where the browser refuses, and what was kept stays. */
export function keep(name: KeptName, text: string, rest = ""): boolean {
  try {
    storageOf(keptThings[name].lasts).setItem(keyOf(name, rest), text);
    return true;
  } catch {
    return false;
  }
}

/** Deletes it; false where the browser refuses. */
export function forget(name: KeptName, rest = ""): boolean {
  try {
    storageOf(keptThings[name].lasts).removeItem(keyOf(name, rest));
    return true;
  } catch {
    return false;
  }
}

/** Every key that has something, the site's own and others', in order; none where the browser refuses. */
export function keysIn(lasts: Lasting): string[] {
  try {
    const storage = storageOf(lasts);
    return Object.keys(storage)
      .filter((key) => typeof storage.getItem(key) === "string")
      .sort();
  } catch {
    return [];
  }
}

/** Written and deleted again, to see whether the browser keeps anything. */
const probe = "plyground:probe";

/** Whether this browser keeps anything at all. */
export function keepsAnything(): boolean {
  try {
    localStorage.setItem(probe, "1");
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
