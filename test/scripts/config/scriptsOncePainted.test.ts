import { init } from "es-module-lexer";
import { beforeAll, expect, it } from "vitest";
import { type Imports, importsOf, withLateScripts } from "../../../scripts/config/scriptsOncePainted.ts";

beforeAll(() => init);

const script = (file: string) => `<script type="module" src="/docs/_astro/${file}"></script>`;
const page = (body: string) => `<head><title>A</title></head><body>${body}</body>`;
/** The page as it becomes, with the addresses of its late scripts in their order, and without what starts them. */
function changed(body: string, files: ReadonlyMap<string, Imports>): string {
  const html = withLateScripts(page(body), files);
  const starter = /<script>((?:(?!<\/script>).)*)<\/script><\/body>/s.exec(html)!;
  return html.replace(starter[0], "</body>");
}
const late = (file: string) => `<script type="late" src="/docs/_astro/${file}"></script>`;
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
  expect(changed(`${script("fact.js")}<p>${script("show.js")}`, files)).toBe(page(`${late("page.js")}<p>`));
});

it("What scripts import, and what that imports, comes with them once, and what stands on the page does not", () => {
  const files = site({
    "search.js": 'import{y}from"./page.js";y()',
    "page.js": 'import{t}from"./deep.js";t();import("./late.js")',
    "deep.js": 'import"./deeper.js";export const t=1',
    "deeper.js": "0",
    "late.js": "0",
  });
  const deep = late("deep.js") + late("deeper.js");
  expect(changed(script("search.js"), files)).toBe(page(late("search.js") + late("page.js") + deep));
  expect(changed(script("search.js") + script("page.js"), files)).toBe(
    page(late("search.js") + late("page.js") + deep),
  );
});

it("A page without scripts of the site stays as it is", () => {
  const html = "<body><script>inline()</script></body>";
  expect(withLateScripts(html, new Map())).toBe(html);
});
