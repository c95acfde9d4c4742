import { statSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { spoil } from "./spoil.ts";
import type { Mistake, Patch } from "./types/mistake.ts";

/** Where the right searches lie, as seen from a mistake's file. */
const searches = "../../../engine/searches";

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
  } & Readonly<Record<string, Mistake>>;
  const { spoils } = mistake[name];
  return spoil(read(join(file, searches, `${spoils}.ts`)), spoils, name, mistake.patch);
}
