import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { leaving, writeOffline } from "../../../scripts/config/offlineSite.ts";
import type { SiteFile } from "../../../src/site/offline/siteVersion.ts";
import { smallSite } from "../built/smallSite.ts";

const files = {
  "index.html": "<p>home</p>",
  "chapters/one/index.html": "<p>one</p>".repeat(200),
  "_astro/a.js": "a",
  "404.html": "nothing",
  "pagefind/pagefind.js": "search",
  "pagefind/pagefind-ui.js": "another search",
};
const worker = "run();\n";

/** The version that a site's worker belongs to, and its list. */
function written(folder: string): {
  version: string;
  list: SiteFile[];
  size: { kept: number; fetched: number };
} {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const [, version, rest] = /^self\.siteVersion = "(\w+)";\n(.*)$/s.exec(read("sw.js"))!;
  expect(rest).toBe(worker);
  return {
    version,
    list: JSON.parse(read(`offline/${version}.json`)),
    size: JSON.parse(read("offline/size.json")),
  };
}

test("The list has every file as browsers ask for it, but for the worker, the list and what no page uses", async () => {
  const folder = smallSite(files);
  await writeOffline(folder, worker);
  const { list, size } = written(folder);
  expect(list.map(({ path }) => path)).toEqual([
    "404.html",
    "_astro/a.js",
    "chapters/one/",
    "",
    "pagefind/pagefind.js",
  ]);
  const bytes = list.reduce((sum, file) => sum + file.bytes, 0);
  expect(size.kept).toBe(bytes);
  expect(size.fetched).toBeLessThan(bytes / 4);
});

test("The version is the same for the same files, and another for another file or another worker", async () => {
  const folder = smallSite(files);
  const versionNow = async (code: string) => {
    await writeOffline(folder, code);
    return /"(\w+)"/.exec(readFileSync(join(folder, "sw.js"), "utf8"))![1];
  };
  const first = await versionNow(worker);
  expect(await versionNow(worker)).toBe(first);
  expect(await versionNow("walk();\n")).not.toBe(first);
  writeFileSync(join(folder, "index.html"), "<p>hall</p>");
  expect(await versionNow(worker)).not.toBe(first);
  writeFileSync(join(folder, "index.html"), files["index.html"]);
  expect(await versionNow(worker)).toBe(first);
  rmSync(join(folder, "404.html"));
  expect(await versionNow(worker)).not.toBe(first);
});

test.each(["onactivate", "onmessage"])(
  "Where pages are being written, an older worker goes with all that is its own, and its pages are loaded anew (%s)",
  async (on) => {
    const done: string[] = [];
    const kept = ["plyground:1", "another:1", "plyground:2"];
    const scope = {
      skipWaiting: () => done.push("takes over"),
      clients: {
        claim: async () => done.push("claims"),
        matchAll: async () =>
          ["/", "/play/"].map((url) => ({ url, navigate: (to: string) => done.push(to) })),
      },
      registration: { unregister: async () => done.push("leaves") },
      caches: { keys: async () => kept, delete: async (name: string) => done.push(name) },
    } as Record<string, unknown>;
    runInContext(leaving, createContext(scope));
    (scope.oninstall as () => void)();
    let wait: Promise<void> | undefined;
    (scope[on] as (event: object) => void)({ waitUntil: (promise: Promise<void>) => (wait = promise) });
    await wait;
    expect(done).toEqual(["takes over", "claims", "leaves", "plyground:1", "plyground:2", "/", "/play/"]);
  },
);
