import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { changePages } from "./changePages.ts";
import { ofComponent, rulesFor, styleElements } from "./ownStyles.ts";

/**
 * Astro integration: of the styles that are written out in a page with figures, those stay that something wears which stands
 * there. The others, of menus and panels that open later, become a file that `src/kit/sleep/lateStyles.ts` fetches when
 * the page is painted: a browser paints nothing before it has read all styles in front of the text.
 *
 * @param base the path under which the site is served, with a slash at its end
 */
export function lateStyles(base: string): AstroIntegration {
  return {
    name: "plyground:late-styles",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const folder = fileURLToPath(dir);
        changePages(folder, (page) => {
          const { html, late } = withoutLateStyles(page);
          if (late === "") return page;
          const file = `_astro/late.${createHash("sha256").update(late).digest("hex").slice(0, 8)}.css`;
          writeFileSync(join(folder, file), late);
          return html.replace("<html ", () => `<html data-late-styles="${base}${file}" `);
        });
      },
    },
  };
}

/** Fewer characters than these are not worth a way to the server and back. */
const fewest = 4000;

/** The page without the styles that nothing on it wears, and those. */
export function withoutLateStyles(html: string): { readonly html: string; readonly late: string } {
  const whole = { html, late: "" };
  if (!html.includes("<ply-figure ")) return whole;
  const standing = new Set(html.replace(styleElements, "").match(ofComponent));
  const isLate = (names: readonly string[]) => names.length > 0 && !names.some((name) => standing.has(name));
  let late = "";
  const now = html.replace(styleElements, (_, open: string, css: string, close: string) => {
    late += rulesFor(css, isLate);
    return `${open}${rulesFor(css, (names) => !isLate(names))}${close}`;
  });
  return late.length < fewest ? whole : { html: now, late };
}
