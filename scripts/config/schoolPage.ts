import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import type { AstroIntegration } from "astro";
import { build, type Plugin } from "vite";
import { listingPlugin } from "../../src/listing/listingPlugin.ts";
import { builtPages } from "../built/builtPages.ts";
import { elements } from "../built/htmlElements.ts";
import { type Language, languagePlugin } from "./language.ts";

/**
 * Astro integration: the built site gets the files of which a teacher's browser makes packages for a school's system, in
 * `school/`: the page of a package as one script and one style sheet, and the questions at the end of each chapter.
 *
 * They are bundled apart from the site, since a package may stand under any address and in any frame: one script that
 * fetches nothing starts everywhere.
 */
export function schoolPage(language: Language): AstroIntegration {
  return {
    name: "plyground:school-page",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const site = fileURLToPath(dir);
        const folder = join(site, "school");
        mkdirSync(folder, { recursive: true });
        for (const [name, { source, replaced }] of Object.entries(pages)) {
          const { script, styles } = await bundlePage(language, source, await replaced());
          writeFileSync(join(folder, `${name}.js`), script);
          writeFileSync(join(folder, `${name}.css`), styles);
        }
        writeFileSync(join(folder, "checks.json"), JSON.stringify(checksIn(site)));
      },
    },
  };
}

const here = (path: string): string => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/** What stands in the place of a module, by how its path ends: the path of another one, or a text. */
type Replaced = Readonly<Record<string, { readonly path: string } | { readonly text: string }>>;

/** The pages of packages, by their names: with questions, and with a program to write. */
const pages: Readonly<
  Record<string, { readonly source: string; readonly replaced: () => Promise<Replaced> }>
> = {
  page: {
    source: here("site/school/begin.ts"),
    // A worker would be another file, of which no package could say where it is.
    replaced: async () => ({ "/searchInWorker.ts": { path: here("site/school/searchHere.ts") } }),
  },
  task: {
    source: here("site/school/beginTask.ts"),
    replaced: async () => ({
      "/searchInWorker.ts": { path: here("site/school/searchHere.ts") },
      "/kept/browserStorage.ts": { path: here("site/school/keptHere.ts") },
      "/runnerScript.ts": { text: `export const runnerScript = async () => ${await runnerText()};` },
      "/pythonWorker.ts": { text: "export const pythonWorker = undefined;" },
      // What shows programs in figures would bring all of them.
      "/BesideFigure.svelte": { text: "export default undefined;" },
      "/ProgramUses.svelte": { text: "export default undefined;" },
    }),
  },
};

/** Puts other modules in the place of some. */
const replacing = (replaced: Replaced): Plugin => ({
  name: "plyground:replaced-for-packages",
  enforce: "pre",
  resolveId(id) {
    const found = Object.entries(replaced).find(([end]) => id.endsWith(end));
    if (found === undefined) return undefined;
    const [end, by] = found;
    return "path" in by ? by.path : `\0${end}.js`;
  },
  load(id) {
    const by = id.startsWith("\0") ? replaced[id.slice(1, -".js".length)] : undefined;
    return by && "text" in by ? by.text : undefined;
  },
});

/** The worker in which programs run, as one script in quotation marks. */
async function runnerText(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: {
        input: here("kit/sandbox/runner.ts"),
        output: { format: "iife", codeSplitting: false },
      },
    },
  });
  const [{ output }] = [built].flat() as { output: { code?: string }[] }[];
  const [{ code }, ...others] = output;
  if (code === undefined || others.length > 0) throw new Error("The worker of a package is one script");
  return JSON.stringify(code);
}

async function bundlePage(
  language: Language,
  source: string,
  replaced: Replaced,
): Promise<{ script: string; styles: string }> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    base: "./",
    plugins: [
      replacing(replaced),
      svelte({ preprocess: vitePreprocess(), configFile: false }),
      listingPlugin(),
      languagePlugin(language),
    ],
    build: {
      write: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: "iife", codeSplitting: false } },
    },
  });
  const [{ output }] = [built].flat() as { output: { fileName: string; code?: string; source?: string }[] }[];
  const script = output.find(({ code }) => code !== undefined)?.code;
  const styles = output.find(({ fileName }) => fileName.endsWith(".css"))?.source;
  if (script === undefined || styles === undefined || output.length > 2)
    throw new Error(
      `A package has one script and one style sheet, not ${output.map(({ fileName }) => fileName)}`,
    );
  return { script, styles: String(styles) };
}

/** Of each chapter, by its slug, the questions that its page puts: as Astro has written them there for the browser. */
export function checksIn(site: string): Record<string, unknown> {
  const chapters = builtPages(site).filter((page) => page.startsWith("chapters/"));
  return Object.fromEntries(
    chapters.flatMap((page) =>
      elements(readFileSync(join(site, page), "utf8"))
        .filter(
          ({ tagName, attributes }) =>
            tagName === "astro-island" && attributes.props?.includes('"questions"'),
        )
        .map(({ attributes }) => {
          const { chapter, questions } = readProps(attributes.props!);
          return [chapter, questions];
        }),
    ),
  );
}

/** Astro writes each value of an island with the number of its kind before it: 0 plain, 1 a list. */
export function readProps(written: string): Record<string, unknown> {
  const value = ([kind, inside]: [number, unknown]): unknown => {
    if (kind === 1) return (inside as [number, unknown][]).map(value);
    if (kind !== 0) throw new Error(`An island has a value of kind ${kind}`);
    return typeof inside === "object" && inside !== null && !Array.isArray(inside) ? object(inside) : inside;
  };
  const object = (inside: object) =>
    Object.fromEntries(Object.entries(inside).map(([name, inner]) => [name, value(inner)]));
  return object(JSON.parse(written));
}
