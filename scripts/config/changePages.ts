import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtPages } from "../built/builtPages.ts";

/** Writes every page of a built site as `change` makes it; that is told the page's path in the folder, too. */
export function changePages(folder: string, change: (html: string, page: string) => string): void {
  for (const page of builtPages(folder)) {
    const path = join(folder, page);
    writeFileSync(path, change(readFileSync(path, "utf8"), page));
  }
}
