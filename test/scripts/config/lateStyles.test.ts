import { expect, it } from "vitest";
import { withoutLateStyles } from "../../../scripts/config/lateStyles.ts";

const rule = (name: string, property = "color") => `.a.sv-${name}{${property}:red}`;
/** More than what is worth a file of its own. */
const long = Array.from({ length: 200 }, (_, i) => rule(`late${i}`)).join("");
const page = (css: string, figure = '<ply-figure data-kind="kuhn">') =>
  `<html lang="en"><style>${css}</style>${figure}<p class="a sv-stands"></p><noscript><i class="sv-still"></i></noscript>`;

it("Styles that nothing on the page wears are taken out, in their order, and all others stay", () => {
  const now = [rule("stands"), "p{margin:0}", `.b.sv-late1 .c.sv-stands{color:red}`, rule("still")];
  expect(withoutLateStyles(page(now[0] + long + now.slice(1).join("") + rule("last")))).toEqual({
    html: page(now.join("")),
    late: long + rule("last"),
  });
});

it("Of what stands in a query, each part goes where it belongs", () => {
  const media = (css: string) => `@media (width<20rem){${css}}`;
  const layer = "@layer one,two;";
  const { html, late } = withoutLateStyles(page(media(rule("stands") + rule("late")) + long));
  expect(html).toBe(page(media(rule("stands"))));
  expect(late).toBe(media(rule("late")) + long);
  expect(withoutLateStyles(page(layer + rule("stands") + long)).html).toBe(page(layer + rule("stands")));
});

it("A page stays as it is that has no figure, or little to take out", () => {
  for (const html of [page(long, ""), page(rule("late"))])
    expect(withoutLateStyles(html)).toEqual({ html, late: "" });
});

it("What a drawing for another width wears stays, which takes the place of the page’s own before anything wakes", () => {
  const drawing =
    '<ply-figure data-kind="kuhn"><template data-width="712"><b class="sv-narrow"></b></template>';
  expect(withoutLateStyles(page(rule("narrow") + long, drawing)).html).toBe(page(rule("narrow"), drawing));
});
