import { spoil } from "../../src/mistakes/spoiledSource.ts";
import { chanceMistakeFiles, type MistakeFile, mistakeFiles } from "./mistakeFiles.ts";

const sourcesOf = (files: readonly MistakeFile[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    files.map(({ name, spoils, patch, spoiled, folder }) => [
      name,
      spoil(spoiled, spoils, name, patch, folder),
    ]),
  );

/** The source of the search that each mistake makes, by the mistake's name. */
export const everySpoiledSource = sourcesOf(mistakeFiles);

/** The same of searches of games of chance. */
export const everySpoiledChanceSource = sourcesOf(chanceMistakeFiles);
