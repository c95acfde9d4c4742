import { builtPages } from "../../scripts/built/builtPages.ts";
import { site } from "../../scripts/stages/buildSite.ts";

/** The addresses of the built pages, relative to the home page: "", "chapters/minimax/" … */
export const sitePages: readonly string[] = builtPages(site.outDir).map((file) =>
  file.replace(/(^|\/)index\.html$/, "$1"),
);

/** Those of the chapters alone. */
export const chapterPages: readonly string[] = sitePages.filter((page) => page.includes("chapters/"));
