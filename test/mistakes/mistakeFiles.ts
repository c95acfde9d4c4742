import { readFileSync } from "node:fs";
import type { Mistake, Patch } from "../../src/mistakes/index.ts";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../../src/mistakes/searches/*.ts", "!../../src/mistakes/searches/index.ts"],
  { eager: true },
);
const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

/** A mistake's file and the one of the search that it spoils. */
export interface MistakeFile {
  readonly name: string;
  readonly mistake: Mistake;
  readonly patch: Patch;
  readonly text: string;
  /** The source of the right search. */
  readonly spoiled: string;
}

/** Every file of a mistake, found in its folder. */
export const mistakeFiles: readonly MistakeFile[] = Object.entries(modules).map(([path, module]) => {
  const name = path.replace(/.*\/(\w+)\.ts$/, "$1");
  const mistake = module[name] as Mistake;
  return {
    name,
    mistake,
    patch: module.patch as Patch,
    text: read(path),
    spoiled: read(`../../src/engine/searches/${mistake.spoils}.ts`),
  };
});
