import { readdirSync } from "node:fs";

/** The HTML files of a built site, relative to its folder, with forward slashes, sorted. */
export function builtPages(folder: string | URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html"))
    .sort();
}
