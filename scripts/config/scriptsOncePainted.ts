import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { init, parse } from "es-module-lexer";
import { changePages } from "./changePages.ts";

/**
 * Astro integration: a page asks for its scripts once it is painted, and for all that it begins with at once. The text is
 * there before them, for on a poor line they would come between it and its fonts; and a browser learns of what a script
 * imports only when the script is there, so that each step of such a chain is a way to the server and back.
 */
export function scriptsOncePainted(): AstroIntegration {
  return {
    name: "plyground:scripts-once-painted",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        await init;
        const folder = fileURLToPath(dir);
        const imports = readImports(join(folder, "_astro"));
        changePages(folder, (html) => withLateScripts(html, imports));
      },
    },
  };
}

function readImports(folder: string): Map<string, Imports> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".js")) : [];
  return new Map(files.map((file) => [file, importsOf(readFileSync(join(folder, file), "utf8"))]));
}

/** What a script imports before it runs, by file name. */
export interface Imports {
  readonly files: readonly string[];
  /** It does nothing else. */
  readonly alone: boolean;
}

/** `init` of the lexer must have come. */
export function importsOf(source: string): Imports {
  const found = parse(source)[0].filter(({ d }) => d === -1);
  const files = found.flatMap(({ n }) => (n?.startsWith("./") ? [n.slice(2)] : []));
  const rest = found.reduceRight((text, { ss, se }) => text.slice(0, ss) + text.slice(se), source);
  return { files, alone: files.length === found.length && /^[;\s]*$/.test(rest) };
}

const scripts = /<script type="module" src="([^"]*\/_astro\/)([^"/]+\.js)"><\/script>/g;

/**
 * Asks for the scripts of a page, which stand in it under a type that a browser passes over: where nobody sees the page, now,
 * else behind its first frame, or behind its first words where these come alone, as `Head.astro` says. In their order, as if
 * they had stood there. Nobody hears the page's own word that it is read any more, so whoever listens for it is called at once.
 */
const start = `{
  const begin = () => {
    const listen = window.addEventListener;
    window.addEventListener = (type, act, ...how) =>
      type === "DOMContentLoaded" ? act() : listen.call(window, type, act, ...how);
    for (const { src } of document.querySelectorAll("script[type=late]"))
      document.head.append(Object.assign(document.createElement("script"), { type: "module", src, async: false }));
  };
  if (document.hidden) begin();
  else if (document.documentElement.classList.contains("words-first")) addEventListener("wordspainted", begin);
  else requestAnimationFrame(() => setTimeout(begin));
}`;

/**
 * The page with its scripts, and what they import, left for later, each once; those that do nothing but import one other
 * give way to that one.
 */
export function withLateScripts(html: string, imports: ReadonlyMap<string, Imports>): string {
  const standing = new Set<string>();
  let folder = "";
  const late = html.replace(scripts, (_, path: string, file: string) => {
    folder = path;
    const meant = meantBy(file, imports);
    if (standing.has(meant)) return "";
    standing.add(meant);
    return lateScript(path + meant);
  });
  if (standing.size === 0) return html;
  const needed = neededBy(standing, imports).filter((file) => !standing.has(file));
  const more = needed.map((file) => lateScript(folder + file)).join("");
  return late.replace("</body>", () => `${more}<script>${start}</script></body>`);
}

const lateScript = (src: string) => `<script type="late" src="${src}"></script>`;

/** The script itself, or the one that it is only an import of. */
function meantBy(file: string, imports: ReadonlyMap<string, Imports>): string {
  const { files = [], alone = false } = imports.get(file) ?? {};
  return alone && files.length === 1 ? meantBy(files[0], imports) : file;
}

/** All that these scripts import, and what that imports. */
function neededBy(files: Iterable<string>, imports: ReadonlyMap<string, Imports>): string[] {
  const needed = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
    for (const next of imports.get(file)?.files ?? []) {
      if (needed.has(next)) continue;
      needed.add(next);
      waiting.push(next);
    }
  return [...needed];
}
