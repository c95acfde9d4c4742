import { expect, it } from "vitest";
import { columns } from "../../../scripts/house/columns.ts";
import { pageSizes } from "../../../scripts/house/pageSizes.ts";
import { wakeScripts } from "../../../scripts/house/wakeScripts.ts";
import { smallSite } from "../built/smallSite.ts";

it("Of a built site the home page and the chapters are weighed", () => {
  const html = `<!doctype html><html><head></head><body>${"<p>one</p>".repeat(100)}</body></html>`;
  const folder = smallSite({ "index.html": html, "chapters/one/index.html": html, "play/index.html": html });
  const sizes = pageSizes(folder);
  expect(sizes.map(({ page }) => page)).toEqual(["chapters/one/", ""]);
  for (const { bytes, gzipped, elements } of sizes) {
    expect([bytes, elements]).toEqual([html.length, 103]);
    expect(gzipped).toBeLessThan(bytes / 4);
  }
});

const files = {
  "one/index.html": `<script type="module" src="/book/_a/page.js"></script>
    <astro-island component-url="/book/_a/Walk.1.js" client="visible"></astro-island>
    <script type="module">import("/book/_a/WalkInline.7.js");</script>`,
  "_a/page.js": `import "./shared.js"; import("./Search.2.js");`,
  "_a/shared.js": "export const shared = 1;",
  "_a/Search.2.js": "",
  "_a/Walk.1.js": `export default () => import("./WalkFigure.3.js");`,
  "_a/WalkFigure.3.js": `import "./tree.4.js"; import "./shared.js"; import("./KeyHelp.5.js"); import("./WalkPanel.6.js"); import.meta.url;`,
  "_a/tree.4.js": "",
  "_a/KeyHelp.5.js": "",
  "_a/WalkPanel.6.js": "",
  "_a/WalkInline.7.js": "",
};

it("A link to a view brings what its figure imports when it wakes, and nothing that waits for more", async () => {
  const scripts = await wakeScripts(smallSite(files), "/book/", "one/index.html", /^Walk/);
  expect([...scripts.keys()].sort()).toEqual([
    "_a/Walk.1.js",
    "_a/WalkFigure.3.js",
    "_a/WalkInline.7.js",
    "_a/WalkPanel.6.js",
    "_a/page.js",
    "_a/shared.js",
    "_a/tree.4.js",
    "inline 1",
  ]);
});

it("A page whose figure fetches nothing of its name when it wakes is refused", async () => {
  await expect(wakeScripts(smallSite(files), "/book/", "one/index.html", /^Dance/)).rejects.toThrow(
    "one/index.html fetches no module like",
  );
});

it("Columns stand to the right, but for the first, and numbers have commas", () => {
  expect(
    columns(
      ["", "lines"],
      [
        ["a room", 12345],
        ["b", "none"],
      ],
    ),
  ).toBe(["         lines", "──────  ──────", "a room  12,345", "b         none"].join("\n"));
});
