import { statSync } from "node:fs";
import { relative } from "node:path";
import { siteFile } from "./siteFile.ts";
import { styleAddresses, styleSheets } from "./styleSheets.ts";

/**
 * The font files that a page's stylesheets declare. A browser loads only those whose characters a page
 * shows; counting them all means that no chapter, whatever it comes to show, can weigh more.
 *
 * @returns bytes by file name relative to the folder
 * @throws where a declared file is not in the site
 */
export function pageFonts(folder: string, base: string, page: string): Map<string, number> {
  const fonts = new Map<string, number>();
  for (const { css, address } of styleSheets(folder, base, page)) {
    for (const [face] of css.matchAll(/@font-face\s*\{[^}]*\}/g)) {
      for (const url of styleAddresses(face)) {
        const { pathname } = new URL(url, address);
        const file = siteFile(folder, base, pathname);
        if (!file) throw new Error(`${page} declares the font ${pathname}, which is not in the site`);
        fonts.set(relative(folder, file).replaceAll("\\", "/"), statSync(file).size);
      }
    }
  }
  return fonts;
}
