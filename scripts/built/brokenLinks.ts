import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Place } from "../stages/buildSite.ts";
import { moduleLinks } from "./moduleLinks.ts";
import { pageLinks } from "./pageLinks.ts";
import { siteFile } from "./siteFile.ts";
import { styleAddresses } from "./styleSheets.ts";

/** A file of the site and an address in it that leads nowhere. */
export interface BrokenLink {
  readonly file: string;
  readonly link: string;
}

const origin = "http://site";

/**
 * Follows every address in the pages, stylesheets and scripts of a built site that stays on the site, and
 * reports those without a file under the base path or without the element that their fragment names.
 * A fragment with "=" in it is the state of a figure, not the name of an element.
 *
 * Pagefind's own scripts are left out: they put their addresses together when they run.
 */
export async function brokenLinks({ outDir, base }: Place): Promise<BrokenLink[]> {
  const files = readdirSync(outDir, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.startsWith("pagefind/"));
  const idsOf = new Map<string, Set<string>>();
  const broken: BrokenLink[] = [];
  for (const file of files) {
    for (const link of await linksIn(join(outDir, file), file)) {
      if (!leadsSomewhere(link, file)) broken.push({ file, link });
    }
  }
  return broken;

  function leadsSomewhere(link: string, from: string): boolean {
    const target = URL.parse(link, new URL(base + from, origin));
    if (!target) return false;
    if (target.origin !== origin) return true;
    const file = siteFile(outDir, base, target.pathname);
    if (!file) return false;
    const fragment = decodeURIComponent(target.hash.slice(1));
    return !fragment || fragment.includes("=") || !file.endsWith(".html") || idsIn(file).has(fragment);
  }
  function idsIn(file: string): Set<string> {
    const known = idsOf.get(file) ?? pageLinks(readFileSync(file, "utf8")).ids;
    idsOf.set(file, known);
    return known;
  }
}

async function linksIn(path: string, file: string): Promise<string[]> {
  if (file.endsWith(".html")) return pageLinks(readFileSync(path, "utf8")).links;
  if (file.endsWith(".css")) return styleAddresses(readFileSync(path, "utf8"));
  if (file.endsWith(".js")) return moduleLinks(readFileSync(path, "utf8"));
  return [];
}
