import { readFileSync } from "node:fs";
import { basename, relative } from "node:path";
import { parse as parseModule } from "es-module-lexer";
import { pageScripts } from "../built/pageScripts.ts";
import { siteFile } from "../built/siteFile.ts";

/**
 * The scripts that a page has fetched once its first figure is awake, as it is for whoever opens a link to a view: the
 * page's own, and of what they import() the modules whose names match, or the names by which a table holds them, with all
 * that these import, and so on.
 *
 * @param folder the built site
 * @param base the path under which it is served
 * @param page an HTML file, relative to the folder
 * @param figure matches the names of the figure's own modules
 * @returns source text by file name, the page's own among them
 * @throws where no module of such a name is fetched
 */
export async function wakeScripts(
  folder: string,
  base: string,
  page: string,
  figure: RegExp,
): Promise<Map<string, string>> {
  const sources = await pageScripts(folder, base, page);
  const own = sources.size;
  const addressOf = (name: string) => new URL(base + name, "http://site");
  const visit = (name: string, source: string, from: URL) => {
    sources.set(name, source);
    for (const { n: specifier, d: dynamic, ss: start } of parseModule(source)[0]) {
      if (dynamic === -2 || !specifier) continue;
      const script = new URL(specifier, from);
      const file = siteFile(folder, base, script.pathname);
      const names = [basename(file ?? ""), nameBefore(source.slice(0, start))];
      if (!file || (dynamic !== -1 && !names.some((one) => figure.test(one)))) continue;
      const found = relative(folder, file).replaceAll("\\", "/");
      if (!sources.has(found)) visit(found, readFileSync(file, "utf8"), script);
    }
  };
  for (const [name, source] of [...sources]) {
    visit(name, source, name.startsWith("inline ") ? addressOf(page) : addressOf(name));
  }
  if (sources.size === own) throw new Error(`${page} fetches no module like ${figure} when its figure wakes`);
  return sources;
}

/** The name of a member that ends here, such as "stepper" of `{ stepper: () => preload(() =>`; "" where there is none. */
const nameBefore = (source: string): string => /(\w+):\(\)=>(?:\w+\(\(\)=>)?$/.exec(source)?.[1] ?? "";
