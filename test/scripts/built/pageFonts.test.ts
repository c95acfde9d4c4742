import { describe, expect, it } from "vitest";
import { pageFonts } from "../../../scripts/built/pageFonts.ts";
import { smallSite } from "./smallSite.ts";

describe("the fonts of a page", () => {
  it("are those of inline and linked stylesheets, each once, in bytes", () => {
    const folder = smallSite({
      "index.html": `
        <style>@font-face{font-family:A;src:local("A"),url("/_a/a.woff2") format("woff2")}</style>
        <style>.x{background:url(/_a/picture.png)}</style>
        <link rel="stylesheet" href="/_a/style.css">`,
      "_a/style.css": `@font-face{font-family:B;src:url(b.woff2)} @font-face{font-family:C;src:url(a.woff2)}`,
      "_a/a.woff2": "12345",
      "_a/b.woff2": "123",
    });
    expect([...pageFonts(folder, "/", "index.html")]).toEqual([
      ["_a/a.woff2", 5],
      ["_a/b.woff2", 3],
    ]);
  });

  it("must be in the site", () => {
    const folder = smallSite({ "index.html": `<style>@font-face{font-family:A;src:url(/a.woff2)}</style>` });
    expect(() => pageFonts(folder, "/", "index.html")).toThrow("/a.woff2");
  });
});
