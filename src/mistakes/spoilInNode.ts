import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as chanceMistakes from "./chance/index.ts";
import * as mistakes from "./searches/index.ts";
import type { ChanceMistakeName } from "./spoiledChanceSearches.ts";
import type { MistakeName } from "./spoiledSearches.ts";
import { type SpoiledFolder, spoiledSource } from "./spoiledSource.ts";
import type { SpoiledChanceSearch } from "./types/chanceMistake.ts";
import type { SpoiledSearch } from "./types/mistake.ts";

/** What `spoiledSearches` holds, made under plain Node: for tests and benchmarks, which run figures without a build. */
export const spoilInNode = () => spoilFolder<MistakeName, SpoiledSearch>("searches", mistakes);

/** The same of `spoiledChanceSearches`. */
export const spoilChanceInNode = () =>
  spoilFolder<ChanceMistakeName, SpoiledChanceSearch>("chance", chanceMistakes);

async function spoilFolder<Name extends string, Spoiled>(
  folder: SpoiledFolder,
  mistakes: Readonly<Record<Name, unknown>>,
): Promise<Readonly<Record<Name, Spoiled>>> {
  const sources = new Map<string, string>();
  const hooks = registerHooks({
    load(url, context, next) {
      const source = sources.get(url);
      if (source === undefined) return next(url, context);
      return { format: "module-typescript", source, shortCircuit: true };
    },
  });
  const found = Object.keys(mistakes).map(async (name) => {
    const file = join(import.meta.dirname, folder, `${name}.ts`);
    const url = `${pathToFileURL(file)}?spoiled`;
    sources.set(url, await spoiledSource(file, (path) => readFileSync(path, "utf8")));
    return [name, (await import(/* @vite-ignore */ url))[name]] as const;
  });
  return Object.fromEntries(await Promise.all(found).finally(() => hooks.deregister())) as Record<
    Name,
    Spoiled
  >;
}
