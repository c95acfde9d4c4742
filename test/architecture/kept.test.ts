import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { expect, it } from "vitest";
import { keptNames, keptThings, lastings } from "../../src/kit/kept/keptThings.ts";
import { mayStandBehind, thingOf } from "../../src/tools/kept/thingOf.ts";
import { sourceFiles } from "./sourceFiles.ts";

/** Ways to keep something in a browser. */
const keeping = /\b(localStorage|sessionStorage|indexedDB|caches\s*\.|document\.cookie|cookieStore)\b/;

/** What alone goes to a browser's storage, and why. */
const allowed: Readonly<Record<string, string>> = {
  "src/kit/kept/browserStorage.ts": "the way to it",
  "src/site/ThemeProvider.astro":
    "runs before any script comes, and takes the place of a storage that refuses",
  "src/site/offline/keptSite.ts": "deletes what the worker has saved of the site",
  "src/site/offline/serviceWorker.ts": "saves the files of the site, and no word of a reader's",
};

/** The code of a file, without its comments. */
const codeOf = (file: string) =>
  readFileSync(file, "utf8").replace(/\/\*.*?\*\/|\/\/[^\n]*|<!--.*?-->/gs, "");

it("Whatever is kept in a browser goes through one module, with a name in the list of kept things", () => {
  const found = sourceFiles("src").filter((file) => keeping.test(codeOf(file)));
  expect(found).toEqual(Object.keys(allowed));
});

it("What Starlight keeps is in the list", () => {
  const one = "@astrojs/starlight/components/ThemeSelect.astro";
  const folder = dirname(createRequire(import.meta.url).resolve(one));
  const keys = sourceFiles(folder)
    .filter((file) => keeping.test(codeOf(file)))
    .flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(/['"`]((?:starlight|sl)-[\w-]*(?:theme|state))['"`]/g),
    ])
    .map(([, key]) => key);
  expect(new Set(keys)).toEqual(new Set([keptThings.theme.key, keptThings.sidebar.key]));
});

it("No key stands for two things", () => {
  for (const lasts of lastings) {
    for (const name of keptNames.filter((name) => keptThings[name].lasts === lasts)) {
      const { key } = keptThings[name];
      const rests = [
        "",
        "@1",
        ":minimax",
        "minimax:write before",
        "@1:exercise:?tree=1#Ada",
        "/chapters/minimax/?step=3#textbook",
      ];
      const own = rests.filter((rest) => mayStandBehind(name, rest));
      expect(own.length, name).toBeGreaterThan(0);
      for (const rest of own) expect(thingOf(key + rest, lasts)).toEqual({ name, rest });
    }
  }
});

it("Keys of other sites, which a browser may keep under the same origin, are not the site's", () => {
  for (const key of [
    "theme",
    "plyground",
    "plyground:else",
    "plyground:tours",
    "plyground:check",
    "starlight-themes",
  ])
    for (const lasts of lastings) expect(thingOf(key, lasts), key).toBeUndefined();
});
