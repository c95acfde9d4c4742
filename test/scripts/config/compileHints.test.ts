import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { compileHints } from "../../../scripts/config/compileHints.ts";
import { smallSite } from "../built/smallSite.ts";

const build = compileHints().hooks["astro:build:done"]!;
const ended = (folder: string) => build({ dir: pathToFileURL(`${folder}/`) } as Parameters<typeof build>[0]);

test("Each longer script of the site begins with the hint, and no other file", async () => {
  const long = "0;".repeat(6000);
  const files = {
    "_astro/page.js": long,
    "_astro/small.js": long.slice(1),
    "_astro/page.css": long,
    "sw.js": long,
  };
  const folder = smallSite(files);
  await ended(folder);
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  expect(Object.keys(files).map(read)).toEqual([
    `//# allFunctionsCalledOnLoad\n${long}`,
    long.slice(1),
    long,
    long,
  ]);
  await ended(smallSite({ "index.html": "" }));
});
