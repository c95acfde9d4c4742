import { describe, expect, it } from "vitest";
import { brokenLinks } from "../../../scripts/built/brokenLinks.ts";
import { smallSite } from "./smallSite.ts";

const whole = {
  "index.html": `
    <a href="/book/chapters/one/#cut">One</a> <a href="chapters/one/">One</a> <a href="#here">Here</a>
    <a href="/book/chapters/one/#tree=[1,2]&step=3">A state</a>
    <a href="https://example.org/anything">Elsewhere</a> <a href="mailto:a@example.org">Mail</a>
    <h2 id="here">Here</h2>
    <img src="/book/a.png" srcset="/book/a.png 1x, /book/b.png 2x" alt="">
    <link rel="stylesheet" href="/book/_a/style.css"><script type="module" src="/book/_a/page.js"></script>`,
  "chapters/one/index.html": `<h2 id="cut">Cut</h2><p style="background:url(../../a.png)"></p>`,
  "_a/style.css": `@font-face{src:url("f.woff2")} i{background:url(data:image/png;base64,AA)}`,
  "_a/page.js": `import "./more.js"; import("./later.js"); new Worker(new URL("worker.js", import.meta.url));`,
  "_a/more.js": "",
  "_a/later.js": "",
  "_a/worker.js": "",
  "_a/f.woff2": "",
  "a.png": "",
  "b.png": "",
};
const links = async (files: Record<string, string>) =>
  (await brokenLinks({ outDir: smallSite(files), base: "/book/" })).map(({ link }) => link);

describe("broken links", () => {
  it("are none in a whole site", async () => {
    expect(await links(whole)).toEqual([]);
  });

  it.each([
    [
      "chapters/one/index.html",
      ["/book/chapters/one/#cut", "chapters/one/", "/book/chapters/one/#tree=[1,2]&step=3"],
    ],
    ["b.png", ["/book/b.png"]],
    ["_a/f.woff2", ["f.woff2"]],
    ["_a/more.js", ["./more.js"]],
    ["_a/later.js", ["./later.js"]],
    ["_a/worker.js", ["worker.js"]],
  ])("show when %s is missing", async (missing, expected) => {
    const files: Record<string, string> = { ...whole };
    delete files[missing];
    expect((await links(files)).sort()).toEqual([...expected].sort());
  });

  it("show when a fragment names no element", async () => {
    expect(await links({ ...whole, "chapters/one/index.html": "<h2 id='other'>Cut</h2>" })).toEqual([
      "/book/chapters/one/#cut",
    ]);
  });

  it("show when a link leaves the base path", async () => {
    expect(await links({ "index.html": `<a href="/index.html">Home</a>`, "a/index.html": "" })).toEqual([
      "/index.html",
    ]);
  });

  it("show when a folder's address lacks its slash", async () => {
    expect(await links({ ...whole, "index.html": `<a href="/book/chapters/one">One</a>` })).toEqual([
      "/book/chapters/one",
    ]);
  });
});
