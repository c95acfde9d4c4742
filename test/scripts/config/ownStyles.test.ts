import { init } from "es-module-lexer";
import { expect, it } from "vitest";
import { readScript, withOwnStyles, wornOf } from "../../../scripts/config/ownStyles.ts";

await init;
const link = (name: string) => `<link rel="stylesheet" href="/base/_astro/${name}.B2Bhnfx9.css">`;
const figure = (kind: string) => `<ply-figure data-kind="${kind}" data-name="some">…</ply-figure>`;
const none = new Map();

it("A page keeps the styles of the figures that stand on it, and of all that is no figure", () => {
  const styles = [
    "print",
    "KuhnFigure",
    "RuleCardFigure",
    "RegretFigure",
    "WorksheetFigure",
    "CheckFigure",
  ].map(link);
  expect(withOwnStyles(`${styles.join("")}${figure("kuhn")}${figure("ruleCard")}`, none)).toBe(
    `${["print", "KuhnFigure", "RuleCardFigure", "WorksheetFigure", "CheckFigure"].map(link).join("")}${figure("kuhn")}${figure("ruleCard")}`,
  );
});

it("A page that holds every figure, or has no styles of figures, stays as it is", () => {
  expect(withOwnStyles(link("print"), none)).toBe(link("print"));
});

it("What is written out goes where nothing wears it that stands there or may come", () => {
  const scripts = new Map(
    Object.entries({
      "page.js":
        'import"./shared.js";const kinds={kuhn:()=>e(()=>import(`./kuhn.js`),[]),regret:()=>import("./regret.js")}',
      "shared.js": 'const worn="sv-shared"',
      "kuhn.js": 'import("./late.js");"sv-kuhn"',
      "late.js": '"sv-late"',
      "regret.js": '"sv-regret"',
    }).map(([file, source]) => [file, readScript(source)]),
  );
  const rule = (name: string) => `.a.sv-${name}{color:red}`;
  const page = (css: string) =>
    `<style>${css}</style><script src="/base/_astro/page.js"></script>${figure("kuhn")}<p class="sv-drawn">`;
  const names = ["shared", "kuhn", "late", "drawn", "regret"];
  expect(withOwnStyles(page(names.map(rule).join("")), scripts)).toBe(
    page(names.slice(0, 4).map(rule).join("")),
  );
});

it("What an absent figure’s file fetches is for that figure, though something else needs a part of the file", () => {
  const scripts = new Map(
    Object.entries({
      "island.js": 'import"./regret.B2.js"',
      "regret.B2.js": 'import("./late.js");"sv-regret"',
      "late.js": '"sv-late"',
    }).map(([file, source]) => [file, readScript(source)]),
  );
  const page = (css: string) => `<style>${css}</style><script src="/_astro/island.js"></script>`;
  const [regret, late] = [".a.sv-regret{color:red}", ".a.sv-late{color:red}"];
  expect(withOwnStyles(page(regret + late), scripts)).toBe(page(regret));
});

it("What is written out side by side shares an element, and no sheet between is passed by", () => {
  const style = (css: string) => `<style>${css}</style>`;
  expect(withOwnStyles(style("a{}") + style("") + style("b{}") + link("print") + style("c{}"), none)).toBe(
    style("a{}b{}") + link("print") + style("c{}"),
  );
});

it("Where figures are made by their names, the styles of all of them stay", () => {
  const scripts = new Map([["page.js", readScript("const made=`<ply-figure></ply-figure>`")]]);
  const page = '<style>.a.sv-kuhn{color:red}</style><script src="/_astro/page.js"></script>';
  expect(withOwnStyles(page, scripts)).toBe(page);
});

it("Where those are said that may be made, the styles of no others stay", () => {
  const maker =
    "const made=`<ply-figure></ply-figure>`,kinds={kuhn:()=>import(`./kuhn.js`),regret:()=>import(`./regret.js`)}";
  const scripts = new Map(
    Object.entries({ "page.js": maker, "kuhn.js": '"sv-kuhn"', "regret.js": '"sv-regret"' }).map(
      ([file, source]) => [file, readScript(source)],
    ),
  );
  const page = (...names: string[]) =>
    `<style>${names.map((name) => `.a.sv-${name}{color:red}`).join("")}</style>` +
    '<script src="/_astro/page.js"></script><p data-makes="lockstep kuhn">';
  expect(withOwnStyles(page("kuhn", "regret"), scripts)).toBe(page("kuhn"));
});

it("Of a sheet stays what is for no component, or for one of several, inside of conditions as well", () => {
  const isWorn = (name: string) => name === "sv-one";
  const css = [
    '@font-face{font-family:"A {";src:url("}")}',
    "body{margin:0}",
    ".x.sv-two{color:red}",
    ".x.sv-one{& li.sv-two{color:blue}}",
    ".x.sv-two,.y.sv-one{top:0}",
    "@media print{.x.sv-two{left:0}.y.sv-one{left:0}}",
    "@container figure (width < 3rem){.x.sv-two{left:0}}",
    "@layer figures;.x.sv-two{left:0}",
    "@keyframes sv-k{from{top:0}to{top:1px}}",
  ];
  expect(wornOf(css.join(""), isWorn)).toBe(
    [...css.slice(0, 2), css[3], css[4], "@media print{.y.sv-one{left:0}}@layer figures;"].join(""),
  );
});
