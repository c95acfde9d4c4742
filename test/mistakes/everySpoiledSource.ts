import { spoil } from "../../src/mistakes/spoiledSource.ts";
import { mistakeFiles } from "./mistakeFiles.ts";

/** The source of the search that each mistake makes, by the mistake's name. */
export const everySpoiledSource: Readonly<Record<string, string>> = Object.fromEntries(
  mistakeFiles.map(({ name, mistake, patch, spoiled }) => [
    name,
    spoil(spoiled, mistake.spoils, name, patch),
  ]),
);
