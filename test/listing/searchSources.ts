import { readdirSync, readFileSync } from "node:fs";
import { everySpoiledSource } from "../mistakes/everySpoiledSource.ts";

const folder = new URL("../../src/engine/searches/", import.meta.url);
const right = readdirSync(folder)
  .filter((file) => file.endsWith(".ts") && file !== "index.ts")
  .map((file) => [file.replace(".ts", ""), readFileSync(new URL(file, folder), "utf8")]);

/** The source of every search there is, right or wrong, by its name: found in the folders, so that the next one is tested too. */
export const searchSources: Readonly<Record<string, string>> = {
  ...Object.fromEntries(right),
  ...everySpoiledSource,
};
