import { forget, keep, keysIn, readKept } from "../../kit/kept/browserStorage.ts";
import { type KeptName, keptThings, lastings } from "../../kit/kept/keptThings.ts";
import { fits } from "./fits.ts";
import { thingOf } from "./thingOf.ts";

/** Something that this browser keeps. */
export interface KeptItem {
  readonly name: KeptName;
  /** What stands behind the beginning of its key: whose it is, and of what. */
  readonly rest: string;
  readonly text: string;
}

/** All that the site keeps in this browser, what lasts longer first; nothing where the browser refuses. */
export function keptItems(): KeptItem[] {
  return lastings.flatMap((lasts) =>
    keysIn(lasts).flatMap((key) => {
      const thing = thingOf(key, lasts);
      const text = thing && readKept(thing.name, thing.rest);
      return text === undefined ? [] : [{ ...thing!, text }];
    }),
  );
}

/** The room that it takes, in bytes: browsers count two for each character, those of its key included. */
export const bytesOf = (items: readonly KeptItem[]): number =>
  items.reduce((sum, { name, rest, text }) => sum + 2 * (keptThings[name].key + rest + text).length, 0);

/** Whether a page can read it. Somebody else may have broken it, or a page of long ago have written it. */
export const isReadable = ({ name, text }: KeptItem): boolean => fits(name, text);

/** Deletes these; false where the browser refuses. */
export const deleteItems = (items: readonly KeptItem[]): boolean =>
  items.map(({ name, rest }) => forget(name, rest)).every((done) => done);

/** Puts these into the place of all that is kept; where the browser refuses one of them, all stays as it was. */
export function replaceAll(items: readonly KeptItem[]): boolean {
  const before = keptItems();
  if (deleteItems(before) && putAll(items)) return true;
  deleteItems(keptItems());
  putAll(before);
  return false;
}

const putAll = (items: readonly KeptItem[]): boolean =>
  items.every(({ name, rest, text }) => keep(name, text, rest));
