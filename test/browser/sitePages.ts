import { readdirSync } from "node:fs";
import { builtPages } from "../../scripts/built/builtPages.ts";
import { chapterIds } from "../../scripts/config/chapterIds.ts";
import { site } from "../../scripts/stages/buildSite.ts";
import { testedChapters } from "../../src/tools/gain/tested.ts";

const root = new URL("../../", import.meta.url);

/** The addresses that the source makes pages of, relative to the home page, sorted: "", "404.html", "chapters/minimax/" … */
export const writtenPages: readonly string[] = [
  "",
  "404.html",
  ...chapterIds(new URL("content/", root)).map((id) => `${id}/`),
  ...readdirSync(new URL("src/pages/", root), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".astro"))
    .map((file) => file.replaceAll("\\", "/").replace(/(\/index)?\.astro$/, "/"))
    .flatMap((page) => testedChapters.map((chapter) => page.replace("[chapter]", chapter)))
    .filter((page, place, all) => all.indexOf(page) === place),
].sort();

/** The same of the built pages; a copy that is served elsewhere has no folder to look into, and those that are written. */
export const sitePages: readonly string[] = process.env.SITE
  ? writtenPages
  : builtPages(site.outDir)
      // Nobody opens it: it holds the frame that programs run in.
      .filter((file) => file !== "sandbox.html")
      .map((file) => file.replace(/(^|\/)index\.html$/, "$1"))
      .sort();

/** Those of the chapters alone. */
export const chapterPages: readonly string[] = sitePages.filter((page) => page.includes("chapters/"));
