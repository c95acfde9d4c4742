import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { init, parse as parseModule } from "es-module-lexer";
import { elements, type HtmlElement, textOf } from "./htmlElements.ts";
import { siteFile } from "./siteFile.ts";

/** Attributes of an <astro-island> that name modules: it imports them before its figure answers. */
const islandModules = ["component-url", "renderer-url", "before-hydration-url"];
const javaScript = ["", "module", "text/javascript"];

/**
 * All JavaScript that a page runs without being touched: its scripts, inline or not, what is preloaded, the
 * modules of its islands, and what all these import statically. Of the islands that wait until they are seen
 * only the first counts: the others lie below it, and come as the reader gets there. Those that wait for a press
 * are left out, and so is what a dynamic import() brings: it is there for what the reader may or may not do.
 *
 * @param folder the built site
 * @param base the path under which it is served
 * @param page an HTML file, relative to the folder
 * @returns source text by file name relative to the folder, or by "inline 1" and so on
 * @throws where a script or an import leads to no file
 */
export async function pageScripts(folder: string, base: string, page: string): Promise<Map<string, string>> {
  await init;
  const sources = new Map<string, string>();
  const address = new URL(base + page, "http://site");

  function visitSource(name: string, source: string, from: URL) {
    sources.set(name, source);
    for (const { n: specifier, d: dynamic } of parseModule(source)[0]) {
      if (dynamic === -1 && specifier) visitAddress(new URL(specifier, from));
    }
  }
  function visitAddress(script: URL) {
    const file = siteFile(folder, base, script.pathname);
    if (!file) throw new Error(`${page} needs ${script.pathname}, which is not in the site`);
    const name = relative(folder, file).replaceAll("\\", "/");
    if (!sources.has(name)) visitSource(name, readFileSync(file, "utf8"), script);
  }

  let inline = 0;
  let islandsToSee = 0;
  for (const element of elements(readFileSync(`${folder}/${page}`, "utf8"))) {
    const { tagName, attributes } = element;
    // A figure's element brings no script of its own, but what lies below it lies below it all the same.
    if (tagName === "ply-figure") islandsToSee += 1;
    if (tagName === "astro-island" && attributes.client === "visible" && ++islandsToSee > 1) continue;
    if (tagName === "astro-island" && attributes.client === "press") continue;
    for (const script of scriptsOf(element)) visitAddress(new URL(script, address));
    if (tagName === "script" && !attributes.src && javaScript.includes(attributes.type ?? "")) {
      inline += 1;
      visitSource(`inline ${inline}`, textOf(element), address);
    }
  }
  return sources;
}

function scriptsOf({ tagName, attributes }: HtmlElement): string[] {
  if (tagName === "script" && attributes.src) return [attributes.src];
  if (tagName === "link" && attributes.rel === "modulepreload" && attributes.href) return [attributes.href];
  if (tagName === "astro-island") return islandModules.flatMap((name) => attributes[name] || []);
  return [];
}
