import { parseFragment } from "parse5";
import { describe, expect, it } from "vitest";
import { bareSvg } from "../../../scripts/previews/bareSvg.ts";
import { declaredFor, rulesOf, specificityOf } from "../../../scripts/previews/cascade.ts";
import { withMixedColours } from "../../../scripts/previews/mixedColours.ts";
import { type Element, elementsIn } from "../../../scripts/previews/pageTree.ts";

/** What the styles say of the last element of a page. */
function said(html: string, ...sheets: string[]): Record<string, string> {
  const elements = elementsIn(parseFragment(html));
  return Object.fromEntries(declaredFor(elements, rulesOf(sheets)).get(elements.at(-1)!)!);
}
const drawn = (html: string, css: string) => bareSvg(elementsIn(parseFragment(html)).find(isDrawing)!, [css]);
const isDrawing = ({ tagName }: Element) => tagName === "svg";

describe("What styles say of an element", () => {
  const page = '<div class="node done"><p id="one" class="shape">';

  it.each([
    ["the later of two alike", ".shape{fill:red}.shape{fill:blue}", "blue"],
    ["the more special one", ".node .shape{fill:red}.shape{fill:blue}", "red"],
    ["an id before classes", "#one{fill:red}.node.done .shape.shape{fill:blue}", "red"],
    ["one in no layer before any in a layer", ".shape{fill:red}@layer a{#one{fill:blue}}", "red"],
    [
      "the later layer, by the order in which they are named",
      "@layer a,b;@layer b{.shape{fill:red}}@layer a{#one{fill:blue}}",
      "red",
    ],
    [
      "what stands in :where() counts for nothing",
      ".shape{fill:red}.shape:where(#one){fill:blue}.shape{fill:red}",
      "red",
    ],
    ["an important one before all", ".shape{fill:red!important}#one{fill:blue}", "red"],
    [
      "of a screen and no printer, a light one and no dark one",
      ".shape{fill:red}@media print{.shape{fill:blue}}@media (prefers-color-scheme:dark){.shape{fill:blue}}",
      "red",
    ],
    [
      "of no state that a picture is in",
      ".shape{fill:red}.shape:hover,.shape:focus-visible{fill:blue}",
      "red",
    ],
    ["of no element that styles make", ".shape{fill:red}.shape::after{fill:blue}", "red"],
  ])("is %s", (_, css, fill) => {
    expect(said(page, css).fill).toBe(fill);
  });

  it("is its own style before any sheet's", () => {
    expect(said('<p class="shape" style="fill: red; --a: 1">', "p.shape{fill:blue}")).toEqual({
      fill: "red",
      "--a": "1",
    });
  });
});

it.each([
  ["a", 1],
  [".a", 1e3],
  ["a.b:hover", 2001],
  ["#a .b[c]", 1_002_000],
  [".a:where(.b, #c)", 1e3],
  [":is(.a) b", 1001],
])("The specificity of %s is %d", (selector, weight) => {
  expect(specificityOf(selector)).toBe(weight);
});

describe("A drawing without styles", () => {
  it("has its paint at each element, custom properties resolved where they hold", async () => {
    const svg = await drawn(
      '<div class="page"><svg viewBox="0 0 9 9"><g class="min"><path class="shape" d="M0 0"></path></g><path class="gone" d="M1 1"></path></svg></div>',
      ".page{--max:#00f;--side:var(--max)}.min{--side:var(--none, #f80)}.shape{fill:var(--side);stroke:color-mix(in oklab,#000 0%,#fff)}.gone{display:none}",
    );
    expect(svg).toBe('<g><g><path d="M0 0" fill="#f80" stroke="#ffffff"></path></g></g>');
  });

  it("has shapes for texts, where they stood, so that it needs no font", async () => {
    const text = (anchor: string) =>
      drawn(
        `<svg viewBox="0 0 9 9"><text x="50" y="20" text-anchor="${anchor}" font-size="10">10</text></svg>`,
        "",
      );
    const placeOf = (svg: string) => Number(/translate\(([\d.]+) 20\)/.exec(svg)![1]);
    const [start, middle, end] = (await Promise.all(["start", "middle", "end"].map(text))).map(placeOf);
    expect(start).toBe(50);
    expect(start - middle).toBeCloseTo(middle - end);
    expect(start - end).toBeGreaterThan(8);
    expect(await text("start")).not.toContain("<text");
  });
});

it.each([
  ["color-mix(in oklab, #ff0000 50%, #ff0000)", "#ff0000"],
  ["color-mix(in oklab, #0a69b8 100%, #b04805)", "#0a69b8"],
  // As Chromium paints them.
  ["color-mix(in oklab, #0000ff, #ffff00)", "#6cabc7"],
  ["color-mix(in oklab, #0a69b8 30%, #b04805)", "#8f5c55"],
  ["color-mix(in oklab, #123456 50%, transparent)", "#12345680"],
  ["none", "none"],
])("%s is %s", (value, plain) => {
  expect(withMixedColours(value)).toBe(plain);
});
