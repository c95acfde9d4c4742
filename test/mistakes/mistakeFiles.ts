import { readFileSync } from "node:fs";
import type { Patch } from "../../src/mistakes/index.ts";
import type { SpoiledFolder } from "../../src/mistakes/spoiledSource.ts";

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const searches: Modules = import.meta.glob(
  ["../../src/mistakes/searches/*.ts", "!../../src/mistakes/searches/index.ts"],
  { eager: true },
);
const chance: Modules = import.meta.glob(
  ["../../src/mistakes/chance/*.ts", "!../../src/mistakes/chance/index.ts"],
  { eager: true },
);
const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

/** A mistake's file and the one of the search that it spoils. */
export interface MistakeFile {
  readonly name: string;
  readonly spoils: string;
  /** The folder of both, each in its own room. */
  readonly folder: SpoiledFolder;
  readonly patch: Patch;
  readonly text: string;
  /** The source of the right search. */
  readonly spoiled: string;
}

const filesOf = (folder: SpoiledFolder, modules: Modules): readonly MistakeFile[] =>
  Object.entries(modules).map(([path, module]) => {
    const name = path.replace(/.*\/(\w+)\.ts$/, "$1");
    const { spoils } = module[name] as { readonly spoils: string };
    return {
      name,
      spoils,
      folder,
      patch: module.patch as Patch,
      text: read(path),
      spoiled: read(`../../src/engine/${folder}/${spoils}.ts`),
    };
  });

/** Every file of a mistake, found in its folder. */
export const mistakeFiles = filesOf("searches", searches);

/** Every file of a mistake in a search of games of chance. */
export const chanceMistakeFiles = filesOf("chance", chance);
