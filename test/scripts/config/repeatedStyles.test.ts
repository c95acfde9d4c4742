import { expect, it } from "vitest";
import { withoutRepeated } from "../../../scripts/config/repeatedStyles.ts";

const link = (file: string) => `<link rel="stylesheet" href="/base/_astro/${file}">`;
const sheets = new Map([
  ["all.1.css", ".a{color:red}@media print{.b{color:red}}.c{color:blue}"],
  ["part.2.css", ".a{color:red}@media print{.b{color:red}}"],
  ["same.3.css", ".a{color:red}@media print{.b{color:red}}"],
  ["other.4.css", ".a{color:red}.b{color:red}"],
]);
const page = (...files: string[]) => files.map(link).join("<style>p{}</style>");
const without = (html: string, ...fetched: string[]) =>
  withoutRepeated(html, sheets, (file) => fetched.includes(file));

it("A sheet whose rules all stand in another one of the page is linked no more", () => {
  expect(without(page("part.2.css", "all.1.css"))).toBe(`<style>p{}</style>${link("all.1.css")}`);
  expect(without(page("all.1.css", "part.2.css"))).toBe(`${link("all.1.css")}<style>p{}</style>`);
});

it("Of two sheets that are the same, the one stays that scripts fetch, or else the last", () => {
  const html = page("part.2.css", "same.3.css");
  expect(without(html)).toBe(`<style>p{}</style>${link("same.3.css")}`);
  expect(without(html, "part.2.css")).toBe(`${link("part.2.css")}<style>p{}</style>`);
  expect(without(html, "part.2.css", "same.3.css")).toBe(html);
});

it("A sheet with a rule of its own stays, and so does one for paper, or of which nothing is known", () => {
  const html = `${page("all.1.css", "other.4.css", "unknown.5.css")}<link rel="stylesheet" href="/_astro/part.2.css" media="print">`;
  expect(without(html)).toBe(html);
});
