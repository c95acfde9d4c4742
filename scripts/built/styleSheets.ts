import { readFileSync } from "node:fs";
import { elements, textOf } from "./htmlElements.ts";
import { siteFile } from "./siteFile.ts";

/** A stylesheet's source and the address that its relative addresses start from. */
export interface StyleSheet {
  readonly css: string;
  readonly address: URL;
}

/** The stylesheets of a page, linked and inline, in their order. Those that are missing are left out. */
export function styleSheets(folder: string, base: string, page: string): StyleSheet[] {
  const address = new URL(base + page, "http://site");
  const sheets: StyleSheet[] = [];
  for (const element of elements(readFileSync(`${folder}/${page}`, "utf8"))) {
    const { tagName, attributes } = element;
    if (tagName === "style") sheets.push({ css: textOf(element), address });
    if (tagName === "link" && attributes.rel === "stylesheet" && attributes.href) {
      const sheet = new URL(attributes.href, address);
      const file = siteFile(folder, base, sheet.pathname);
      if (file) sheets.push({ css: readFileSync(file, "utf8"), address: sheet });
    }
  }
  return sheets;
}

/** What url(…) names in a stylesheet or a part of it, data: left out. */
export function styleAddresses(css: string): string[] {
  const found = css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)/g);
  return [...found].map(([, a, b, c]) => a ?? b ?? c ?? "").filter((url) => url && !url.startsWith("data:"));
}
