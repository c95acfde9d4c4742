import { existsSync, readdirSync } from "node:fs";

/** The source files below a folder of the project, from its root, with forward slashes, sorted. */
export function sourceFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|svelte|astro)$/.test(file))
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .sort();
}
