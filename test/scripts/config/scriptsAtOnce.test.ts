import { init } from "es-module-lexer";
import { beforeAll, expect, it } from "vitest";
import { type Imports, importsOf, withScriptsAtOnce } from "../../../scripts/config/scriptsAtOnce.ts";

beforeAll(() => init);

const script = (file: string) => `<script type="module" src="/docs/_astro/${file}"></script>`;
const preload = (file: string) => `<link rel="modulepreload" href="/docs/_astro/${file}">`;
const site = (sources: Record<string, string>): Map<string, Imports> =>
  new Map(Object.entries(sources).map(([file, source]) => [file, importsOf(source)]));

it("An import that waits until it is asked for is none that a script begins with", () => {
  const source = 'import{a}from"./a.js";import"./b.js";const late=()=>import("./late.js");a(late);';
  expect(importsOf(source)).toEqual({ files: ["a.js", "b.js"], alone: false });
  expect(importsOf('import"./page.js";\n')).toEqual({ files: ["page.js"], alone: true });
  expect(importsOf("run()")).toEqual({ files: [], alone: false });
});

it("Scripts that only import one other give way to it, and it stands once, where the first of them stood", () => {
  const files = site({
    "fact.js": 'import"./page.js";',
    "show.js": 'import"./page.js";',
    "page.js": "run()",
  });
  const html = `<head></head>${script("fact.js")}<p>${script("show.js")}`;
  expect(withScriptsAtOnce(html, files)).toBe(`<head></head>${script("page.js")}<p>`);
});

it("What scripts import, and what that imports, is named in the head once, and what stands on the page is not", () => {
  const files = site({
    "search.js": 'import{y}from"./page.js";y()',
    "page.js": 'import{t}from"./deep.js";t();import("./late.js")',
    "deep.js": 'import"./deeper.js";export const t=1',
    "deeper.js": "0",
    "late.js": "0",
  });
  const head = "<head><title>A</title>";
  expect(withScriptsAtOnce(`${head}</head>${script("search.js")}`, files)).toBe(
    `${head}${preload("page.js")}${preload("deep.js")}${preload("deeper.js")}</head>${script("search.js")}`,
  );
  const both = `${head}</head>${script("search.js")}${script("page.js")}`;
  expect(withScriptsAtOnce(both, files)).toBe(
    both.replace("</head>", `${preload("deep.js")}${preload("deeper.js")}</head>`),
  );
});

it("A page without scripts of the site stays as it is", () => {
  const html = "<head></head><script>inline()</script>";
  expect(withScriptsAtOnce(html, new Map())).toBe(html);
});
