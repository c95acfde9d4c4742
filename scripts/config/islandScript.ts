import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { changePages } from "./changePages.ts";

/** Where scripts lie in the built site. */
const scripts = "_astro";

/**
 * Astro integration: the script of the element `astro-island`, which Astro writes out in every page that has one, becomes a
 * file. Nothing needs it before the page stands, the page is there a way to the server and back earlier, and the next page
 * has it already.
 *
 * To stand before `scriptsOncePainted`.
 *
 * @param base the path under which the site is served, with a slash at its end
 */
export function islandScript(base: string): AstroIntegration {
  return {
    name: "plyground:island-script",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const folder = join(fileURLToPath(dir), scripts);
        changePages(fileURLToPath(dir), (page) => {
          const { html, script } = withoutIslandScript(page, `${base}${scripts}/`);
          if (script) writeFileSync(join(folder, script.name), script.source);
          return html;
        });
      },
    },
  };
}

/** The page with the address of that script in its place, and the script; as it was where it has none. */
export function withoutIslandScript(
  page: string,
  folder: string,
): { readonly html: string; readonly script?: { readonly name: string; readonly source: string } } {
  const found = [...page.matchAll(/<script>((?:(?!<\/script>).)*)<\/script>/gs)].find(([, source]) =>
    source.includes('customElements.define("astro-island"'),
  );
  if (!found) return { html: page };
  const [element, source] = found;
  const name = `island.${createHash("sha256").update(source).digest("hex").slice(0, 8)}.js`;
  const html = page.replace(element, () => `<script type="module" src="${folder}${name}"></script>`);
  return { html, script: { name, source } };
}
