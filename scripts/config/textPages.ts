import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { textFolder } from "../../src/kit/facts/textAlone.ts";

/** A page of the map that is a chapter as text alone. */
const textPage = new RegExp(`<url><loc>[^<]*/${textFolder}/[^/<]+/?</loc>(?:(?!</url>).)*</url>`, "gs");

/** The map without the chapters as text alone. */
export const withoutTexts = (map: string): string => map.replaceAll(textPage, "");

/**
 * Chapters as text alone say the same as the chapters, for whoever compares the two: search engines are not led to them. Runs
 * behind Starlight, which makes the site's map where the site's address is known.
 */
export function textPages(): AstroIntegration {
  return {
    name: "text-pages",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const file of readdirSync(folder).filter((name) => /^sitemap-\d+\.xml$/.test(name))) {
          const path = `${folder}/${file}`;
          writeFileSync(path, withoutTexts(readFileSync(path, "utf8")));
        }
      },
    },
  };
}
