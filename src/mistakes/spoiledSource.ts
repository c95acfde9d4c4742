import { statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { js } from "./js.ts";
import type { ChanceMistake } from "./types/chanceMistake.ts";
import type { Mistake, Patch } from "./types/mistake.ts";

/** The folders of mistakes in searches, each called as that of the engine in which the right ones lie. */
export type SpoiledFolder = "searches" | "chance";

/**
 * The source of the search that a mistake's file makes of the one that it spoils. `read` reads that one's file. Under Node
 * alone: a browser gets what the build, or the server of `npm run dev`, has made of it. It is made each time and kept
 * nowhere, for then nothing has to be made anew, or held to its origin by a test, when a right search is mended.
 */
export async function spoiledSource(file: string, read: (file: string) => string): Promise<string> {
  const name = basename(file, ".ts");
  // By its time, so that a server gets it anew once it was changed.
  const mistake = (await import(
    /* @vite-ignore */ `${pathToFileURL(file)}?t=${Math.floor(statSync(file).mtimeMs)}`
  )) as {
    readonly patch: Patch;
  } & Readonly<Record<string, Mistake | ChanceMistake>>;
  const { spoils } = mistake[name];
  const folder = basename(dirname(file)) as SpoiledFolder;
  const right = read(join(file, "../../../engine", folder, `${spoils}.ts`));
  return spoil(right, spoils, name, mistake.patch, folder);
}

/**
 * The source of a search as a mistake has it, called `name`. It is to stand in the folder of the mistakes: imports, written
 * for that of the right one, lead there.
 *
 * @param spoils the name of the search in `source`
 * @throws naming the mistake and the text where one does not stand in the source exactly once, or overlaps another
 */
export function spoil(
  source: string,
  spoils: string,
  name: string,
  patch: Patch,
  folder: SpoiledFolder = "searches",
): string {
  const renamed = [js`export function ${spoils}<`, js`export function ${name}<`] as const;
  const changes = [renamed, ...patch]
    .map(([before, after]) => ({ before, after, ...spanOf(source, before, name) }))
    .sort((one, other) => one.start - other.start);
  let [spoiled, end] = ["", 0];
  for (const { before, after, ...span } of changes) {
    if (span.start < end) throw new TypeError(`${name}: another text of its patch overlaps "${before}"`);
    spoiled += source.slice(end, span.start) + after;
    end = span.end;
  }
  return (spoiled + source.slice(end)).replace(/ from "(?=\.)/g, js` from "../../engine/${folder}/`);
}

/** From where to where a text reaches, "…" included. */
function spanOf(source: string, text: string, name: string): { start: number; end: number } {
  const spans = text.split("…").map((part) => {
    const words = part.trim().split(/\s+/).map(escaped);
    const found = [...source.matchAll(new RegExp(words.join("\\s+"), "g"))];
    if (found.length === 1) return { start: found[0].index, end: found[0].index + found[0][0].length };
    throw new TypeError(`${name}: what it spoils has "${part.trim()}" ${found.length} times, not once`);
  });
  if (spans.some(({ start }, i) => i > 0 && start < spans[i - 1].end))
    throw new TypeError(`${name}: the parts of "${text}" stand in another order`);
  return { start: spans[0].start, end: spans[spans.length - 1].end };
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
