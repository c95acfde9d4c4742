import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes every script of a built site as `change` makes it; that is told the names of all files beside it, too. */
export function changeScripts(
  site: string,
  change: (source: string, files: ReadonlySet<string>) => string,
): void {
  const folder = join(site, "_astro");
  const files = new Set(existsSync(folder) ? readdirSync(folder) : []);
  for (const file of files) {
    if (!file.endsWith(".js")) continue;
    const path = join(folder, file);
    writeFileSync(path, change(readFileSync(path, "utf8"), files));
  }
}
