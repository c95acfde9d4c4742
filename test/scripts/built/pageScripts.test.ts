import { describe, expect, it } from "vitest";
import { pageScripts } from "../../../scripts/built/pageScripts.ts";
import { smallSite } from "./smallSite.ts";

const files = {
  "chapters/one/index.html": `
    <link rel="modulepreload" href="/book/_a/preloaded.js">
    <script type="module" src="/book/_a/page.js"></script>
    <script>document.documentElement.dataset.theme = "dark";</script>
    <script type="application/ld+json">{"not": "a script"}</script>
    <script type="module">import "/book/_a/fromInline.js";</script>
    <astro-island component-url="/book/_a/Figure.js" renderer-url="/book/_a/renderer.js" client="visible">
      <template><script src="/book/_a/inTemplate.js"></script></template>
    </astro-island>
    <astro-island component-url="/book/_a/Below.js" renderer-url="/book/_a/renderer.js" client="visible"></astro-island>
    <astro-island component-url="/book/_a/Pressed.js" renderer-url="/book/_a/renderer.js" client="press"></astro-island>
    <astro-island component-url="/book/_a/AtOnce.js" renderer-url="/book/_a/renderer.js" client="load"></astro-island>`,
  "_a/preloaded.js": "export const a = 1;",
  "_a/page.js": `import { shared } from "./shared.js"; import("./later.js"); shared();`,
  "_a/shared.js": `import "./deep.js"; export const shared = () => {};`,
  "_a/deep.js": `import "./page.js"; export default "a circle";`,
  "_a/later.js": "export default 'only when asked for';",
  "_a/fromInline.js": "",
  "_a/Figure.js": `export { shared } from "./shared.js";`,
  "_a/renderer.js": "",
  "_a/Below.js": "",
  "_a/Pressed.js": "",
  "_a/AtOnce.js": "",
  "_a/inTemplate.js": "",
  "_a/unused.js": "",
};
const page = "chapters/one/index.html";

describe("the scripts of a page", () => {
  it("are its own, those of the islands seen first, the preloaded and all that these import, each once", async () => {
    const names = [...(await pageScripts(smallSite(files), "/book/", page)).keys()];
    expect(names.sort()).toEqual([
      "_a/AtOnce.js",
      "_a/Figure.js",
      "_a/deep.js",
      "_a/fromInline.js",
      "_a/inTemplate.js",
      "_a/page.js",
      "_a/preloaded.js",
      "_a/renderer.js",
      "_a/shared.js",
      "inline 1",
      "inline 2",
    ]);
  });

  it("hold the source of inline scripts", async () => {
    const scripts = await pageScripts(smallSite(files), "/book/", page);
    expect(scripts.get("inline 1")).toContain("dataset.theme");
  });

  it("refuse a page whose import is not in the site", async () => {
    const { "_a/deep.js": _, ...rest } = files;
    await expect(pageScripts(smallSite(rest), "/book/", page)).rejects.toThrow("/book/_a/deep.js");
  });

  it("refuse a page whose script lies outside the base path", async () => {
    await expect(pageScripts(smallSite(files), "/other/", page)).rejects.toThrow("not in the site");
  });
});
