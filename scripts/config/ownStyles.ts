import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { init, parse } from "es-module-lexer";
import { figureNames } from "../../src/figures/index.ts";
import { changePages } from "./changePages.ts";
import { tagOf } from "./remarkFigures.ts";
import { withoutRepeated } from "./repeatedStyles.ts";

/**
 * Astro integration: a page has the styles of what can come to stand on it alone. The script that brings figures to life
 * may fetch each of them, so Astro links or writes out the styles of all; those of figures that are not there come with the
 * figure's code, and what another sheet of the page says already is not linked again.
 */
export function ownStyles(): AstroIntegration {
  return {
    name: "plyground:own-styles",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        await init;
        const folder = fileURLToPath(dir);
        const scripts = readScripts(join(folder, "_astro"));
        const sheets = readSheets(join(folder, "_astro"));
        const sources = [...scripts.values()].map(({ source }) => source).join("\n");
        const isFetched = (file: string) => sources.includes(file);
        changePages(folder, (html) => withoutRepeated(withOwnStyles(html, scripts), sheets, isFetched));
      },
    },
  };
}

/** The class by which Svelte marks what a component's styles are for. */
export const ofComponent = /\bsv-[a-z0-9]+/g;

/** A script of the site, the components whose styles it wears, and what it may fetch, each with the name by which a table holds it. */
export interface Script {
  readonly source: string;
  readonly wears: readonly string[];
  readonly imports: readonly { readonly file: string; readonly held: string }[];
}

function readScripts(folder: string): Map<string, Script> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".js")) : [];
  return new Map(files.map((file) => [file, readScript(readFileSync(join(folder, file), "utf8"))]));
}

function readSheets(folder: string): Map<string, string> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".css")) : [];
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

/** Finds what a script imports, at once or later. `init` of the lexer must have come. */
export function readScript(source: string): Script {
  const imports = parse(source)[0].flatMap(({ n: specifier, ss: start }) => {
    const file = specifier?.startsWith("./") ? specifier.slice(2) : undefined;
    const held = /(\w+):\(\)=>(?:\w+\(\(\)=>)?$/.exec(source.slice(Math.max(0, start - 60), start))?.[1];
    return file === undefined ? [] : [{ file, held: held ?? "" }];
  });
  return { source, wears: source.match(ofComponent) ?? [], imports };
}

/**
 * The page without styles of figures that are not on it, be they linked or written out. What may make figures later says in
 * `data-makes` of which kinds; what does not say so may make any.
 */
export function withOwnStyles(html: string, scripts: ReadonlyMap<string, Script>): string {
  const standing = new Set([...html.matchAll(/<ply-figure data-kind="(\w+)"/g)].map(([, kind]) => kind));
  const absent: ReadonlySet<string> = new Set(figureNames.filter((name) => !standing.has(name)));
  const tags = [...absent].map((name) => `${tagOf(name)}Figure`).join("|");
  const links = new RegExp(`<link rel="stylesheet" href="[^"]*/_astro/(?:${tags})\\.[^"/]+\\.css">`, "g");
  const linked = absent.size === 0 ? html : html.replace(links, "");
  const made = new Set([...html.matchAll(/ data-makes="([^"]+)"/g)].flatMap(([, kinds]) => kinds.split(" ")));
  const coming = comingTo(linked, new Set([...absent].filter((name) => !made.has(name))), scripts);
  // What makes figures by their names, such as the playground.
  if (made.size === 0 && coming.some(({ source }) => source.includes("<ply-figure"))) return linked;
  const standingHere = linked.replace(styleElements, "").match(ofComponent) ?? [];
  const known = new Set([...standingHere, ...coming.flatMap(({ wears }) => wears)]);
  const isWorn = (name: string) => known.has(name);
  return joinStyles(
    linked.replace(
      styleElements,
      (_, open: string, css: string, close: string) => `${open}${wornOf(css, isWorn)}${close}`,
    ),
  );
}

/** Styles written out one after the other, as one element. */
const joinStyles = (html: string): string =>
  html.replace(
    /(?:<style>[^<]*(?:<(?!\/style>)[^<]*)*<\/style>){2,}/g,
    (styles) => `<style>${styles.replace(/<\/?style>/g, "")}</style>`,
  );

export const styleElements = /(<style[^>]*>)(.*?)(<\/style>)/gs;

/** All scripts that may come to a page, but for those of figures that are not on it. */
function comingTo(
  html: string,
  absent: ReadonlySet<string>,
  scripts: ReadonlyMap<string, Script>,
): readonly Script[] {
  const waiting = [...html.matchAll(/\/_astro\/([^"'&\s/]+\.js)/g)].map(([, file]) => file);
  const found = new Map<string, Script>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const script = scripts.get(file);
    if (!script || found.has(file)) continue;
    found.set(file, script);
    // A page may need a part of an absent figure's file, as for a link to it; what that file fetches is for the figure.
    if (absent.has(file.slice(0, file.indexOf(".")))) continue;
    for (const { file: next, held } of script.imports) if (!absent.has(held)) waiting.push(next);
  }
  return [...found.values()];
}

/** The rules of a sheet that are for no component, or for one of which something is worn. */
export const wornOf = (css: string, isWorn: (name: string) => boolean): string =>
  rulesFor(css, (names) => names.length === 0 || names.some(isWorn));

/** The rules of a sheet that are to stay, by the classes of the components that they are for. */
export function rulesFor(css: string, stays: (names: readonly string[]) => boolean): string {
  let kept = "";
  let at = 0;
  for (let open = css.indexOf("{", at); open >= 0; open = css.indexOf("{", at)) {
    const end = endOfBlock(css, open);
    // What ends in a semicolon, such as an order of layers, has no block and is for all.
    const begin = Math.max(at, css.lastIndexOf(";", open) + 1);
    const [head, body] = [css.slice(begin, open), css.slice(open + 1, end - 1)];
    kept += css.slice(at, begin);
    at = end;
    if (/^\s*@(?:media|container|supports|layer)\b/.test(head)) {
      const inside = rulesFor(body, stays);
      if (inside !== "") kept += `${head}{${inside}}`;
      continue;
    }
    const names = head.match(ofComponent) ?? [];
    if (stays(names)) kept += `${head}{${body}}`;
  }
  return kept + css.slice(at);
}

/** Where the block ends that opens here; what stands in quotes opens and closes none. */
function endOfBlock(css: string, open: number): number {
  let depth = 0;
  const marks = /["'{}]/g;
  marks.lastIndex = open;
  for (let mark = marks.exec(css); mark; mark = marks.exec(css)) {
    if (mark[0] === "{") depth++;
    else if (mark[0] === "}") depth--;
    else marks.lastIndex = closing(css, mark.index);
    if (depth === 0) return marks.lastIndex;
  }
  return css.length;
}

/** Behind the quotation mark that closes what this one opens. */
function closing(css: string, open: number): number {
  let at = open + 1;
  while (at < css.length && css[at] !== css[open]) at += css[at] === "\\" ? 2 : 1;
  return at + 1;
}
