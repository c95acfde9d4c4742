import { expect, it } from "vitest";
import { withoutLateNeeds as without } from "../../../scripts/config/lateNeeds.ts";

const withoutLateNeeds = (script: string) => without(script, () => true);

const begin = (files: readonly string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);\n`;
const fetching = (file: string, numbers: string) =>
  `const a=()=>o(()=>import(\`./${file}\`).then(e=>e.n),__vite__mapDeps([${numbers}]));`;
const files = ["_astro/Panel.1_a.js", "_astro/core.2.js", "_astro/Panel.3.css", "_astro/KuhnFigure.4.js"];

it("A late part is fetched with its styles alone, and the numbers of all others follow", () => {
  const script = begin(files) + fetching("Panel.1_a.js", "0,1,2") + fetching("KuhnFigure.4.js", "3,1");
  const kept = ["_astro/Panel.3.css", "_astro/KuhnFigure.4.js", "_astro/core.2.js"];
  expect(withoutLateNeeds(script)).toBe(
    begin(kept) + fetching("Panel.1_a.js", "0") + fetching("KuhnFigure.4.js", "1,2"),
  );
});

it.each([
  fetching("kuhn.5.js", "0"),
  fetching("KuhnFigure.4.js", "0"),
  "{stepper:()=>o(()=>import(`./aBc-9_x.js`).then(e=>e.i),__vite__mapDeps([0]))}",
])("A figure, and what is declared of it, keep all that they need: %s", (script) => {
  expect(withoutLateNeeds(begin(["_astro/core.2.js"]) + script)).toBe(begin(["_astro/core.2.js"]) + script);
});

it("A script whose late parts need nothing more keeps no list", () => {
  const script = begin(["_astro/core.2.js"]) + fetching("Panel.1_a.js", "0");
  expect(withoutLateNeeds(script)).toBe(fetching("Panel.1_a.js", "").replace("__vite__mapDeps([])", "[]"));
});

it("A script that fetches nothing, or is written otherwise, stays what it is", () => {
  expect(withoutLateNeeds("const a=import(`./Panel.1_a.js`);")).toBe("const a=import(`./Panel.1_a.js`);");
});

it("A sheet that stands written out in the pages is not waited for", () => {
  const script = begin(files) + fetching("Panel.1_a.js", "0,1,2") + fetching("KuhnFigure.4.js", "3,1,2");
  const kept = ["_astro/KuhnFigure.4.js", "_astro/core.2.js"];
  expect(without(script, (needed) => needed.endsWith(".js"))).toBe(
    begin(kept) + fetching("Panel.1_a.js", "") + fetching("KuhnFigure.4.js", "0,1"),
  );
});
