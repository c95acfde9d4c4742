import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeIndex } from "../../../scripts/config/searchIndex.ts";
import { smallSite } from "../built/smallSite.ts";

test("An index of which files were left empty is written whole, and nothing else of it stays", async () => {
  const folder = smallSite({
    "index.html": '<html lang="en"><body><h1>Game trees</h1><p>Every position is a node.</p></body></html>',
    "pagefind/pagefind-entry.json": "",
    "pagefind/fragment/of-another-build.pf_fragment": "before",
  });
  await writeIndex(folder);
  const read = (name: string) => readFileSync(join(folder, "pagefind", name));
  const { languages } = JSON.parse(read("pagefind-entry.json").toString());
  expect(languages.en.page_count).toBe(1);
  for (const name of [`pagefind.${languages.en.hash}.pf_meta`, "wasm.en.pagefind", "pagefind-worker.js"])
    expect(read(name).length, name).toBeGreaterThan(0);
  expect(existsSync(join(folder, "pagefind/fragment/of-another-build.pf_fragment"))).toBe(false);
});
