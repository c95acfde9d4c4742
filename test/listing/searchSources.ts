import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../../src/engine/searches/", import.meta.url);

/** The source of every search there is, by its name: found in the folder, so that the next one is tested too. */
export const searchSources: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && file !== "index.ts")
    .map((file) => [file.replace(".ts", ""), readFileSync(new URL(file, folder), "utf8")]),
);
