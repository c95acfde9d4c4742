import { type KeptName, keptThings, lastings } from "../../kit/kept/keptThings.ts";
import { isObject, readJson } from "../../kit/kept/readJson.ts";
import { broughtRuns } from "../../kit/programs/runHistory.ts";
import { fits } from "./fits.ts";
import { isReadable, type KeptItem } from "./keptItems.ts";
import { thingOf } from "./thingOf.ts";
import * as words from "./words.ts";

const kind = "plyground-kept";
/** Rises when a file of today could no longer be read as it was meant. */
const version = 1;
/** In characters; browsers keep some five million. */
const longestFile = 20_000_000;

/**
 * What is kept, as the text of a file: JSON with the browser's own keys and texts, what outlasts the tab by itself. What no
 * page can read is left out.
 *
 * @param saved when, as an ISO date
 */
export function writeKeptFile(items: readonly KeptItem[], saved: string): string {
  const entries = lastings.map((lasts) => {
    const own = items.filter((item) => keptThings[item.name].lasts === lasts && isReadable(item));
    return [
      lasts,
      Object.fromEntries(own.map(({ name, rest, text }) => [keptThings[name].key + rest, text])),
    ];
  });
  return `${JSON.stringify({ kind, version, saved, ...Object.fromEntries(entries) }, undefined, 2)}\n`;
}

/** What such a text holds. Throws an Error that says why it is not to be read back, as a whole, where any of it is not. */
export function readKeptFile(text: string): KeptItem[] {
  if (text.length > longestFile) throw new Error(words.tooLarge);
  const file = readJson(text);
  if (!isObject(file)) throw new Error(words.noWholeFile);
  if (file.kind !== kind) throw new Error(words.noKeptFile);
  if (file.version !== version) throw new Error(words.otherVersion);
  return lastings.flatMap((lasts) => {
    const entries = file[lasts];
    if (!isObject(entries)) throw new Error(words.noWholeFile);
    return Object.entries(entries).map(([key, text]) => {
      const thing = thingOf(key, lasts);
      if (thing === undefined) throw new Error(words.unknownKey(key.slice(0, longestKey)));
      return itemOf(thing, text);
    });
  });
}

/** Of a key that is said, in characters. */
const longestKey = 60;

function itemOf(thing: { name: KeptName; rest: string }, text: unknown): KeptItem {
  if (typeof text !== "string" || !fits(thing.name, text)) throw new Error(words.broken(thing.name));
  // Programs that a file brings are shown, and run when they are told to.
  return { ...thing, text: thing.name === "runs" ? broughtRuns(text) : text };
}
