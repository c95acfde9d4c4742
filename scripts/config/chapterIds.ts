import { readdirSync } from "node:fs";
import { contentId } from "../../src/contentId.ts";

/** The addresses of all chapters, in reading order: that of their file names. */
export function chapterIds(content: string | URL): string[] {
  return readdirSync(new URL("chapters/", content))
    .filter((file) => /^[^_].*\.mdx?$/.test(file))
    .sort()
    .map((file) => contentId(`chapters/${file}`));
}
