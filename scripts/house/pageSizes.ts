import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { builtPages } from "../built/builtPages.ts";
import { elements } from "../built/htmlElements.ts";

/** What a built page's HTML weighs. */
export interface PageSize {
  /** Relative to the site: "chapters/minimax/". */
  readonly page: string;
  readonly bytes: number;
  readonly gzipped: number;
  readonly elements: number;
}

/** The HTML of a built site's home page and chapters: bytes, as they are and as a server sends them, and elements. */
export function pageSizes(folder: string): PageSize[] {
  return builtPages(folder)
    .filter((page) => page === "index.html" || page.startsWith("chapters/"))
    .map((page) => {
      const html = readFileSync(`${folder}/${page}`);
      return {
        page: page.replace(/index\.html$/, ""),
        bytes: html.length,
        gzipped: gzipSync(html).length,
        elements: elements(html.toString()).length,
      };
    });
}
