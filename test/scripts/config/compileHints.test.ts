import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { compileHints } from "../../../scripts/config/compileHints.ts";
import { smallSite } from "../built/smallSite.ts";

const build = compileHints().hooks["astro:build:done"]!;
const ended = (folder: string) => build({ dir: pathToFileURL(`${folder}/`) } as Parameters<typeof build>[0]);

test("Each script of the site begins with the hint, and no other file", async () => {
  const folder = smallSite({ "_astro/page.js": "0", "_astro/page.css": "1", "sw.js": "2" });
  await ended(folder);
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  expect(["_astro/page.js", "_astro/page.css", "sw.js"].map(read)).toEqual([
    "//# allFunctionsCalledOnLoad\n0",
    "1",
    "2",
  ]);
  await ended(smallSite({ "index.html": "" }));
});
