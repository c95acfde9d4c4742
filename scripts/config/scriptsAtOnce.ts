import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { init, parse } from "es-module-lexer";
import { changePages } from "./changePages.ts";

/**
 * Astro integration: a page asks for all scripts that it begins with at once. A browser learns of what a script imports only
 * when the script is there, and each step of such a chain is a way to the server and back before a figure can be reached for.
 */
export function scriptsAtOnce(): AstroIntegration {
  return {
    name: "plyground:scripts-at-once",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        await init;
        const folder = fileURLToPath(dir);
        const imports = readImports(join(folder, "_astro"));
        changePages(folder, (html) => withScriptsAtOnce(html, imports));
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
 * The page with what its scripts import named in its head, and without scripts that do nothing but import one other: that
 * one stands in their place, once.
 */
export function withScriptsAtOnce(html: string, imports: ReadonlyMap<string, Imports>): string {
  const standing = new Set<string>();
  let folder = "";
  const direct = html.replace(scripts, (script, path: string, file: string) => {
    folder = path;
    const meant = meantBy(file, imports);
    if (standing.has(meant)) return "";
    standing.add(meant);
    return script.replace(file, meant);
  });
  const needed = neededBy(standing, imports).filter((file) => !standing.has(file));
  const links = needed.map((file) => `<link rel="modulepreload" href="${folder}${file}">`).join("");
  return direct.replace("</head>", () => `${links}</head>`);
}

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
