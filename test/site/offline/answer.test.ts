import { expect, test } from "vitest";
import { Answers } from "../../../src/site/offline/answer.ts";
import { fetchVersion } from "../../../src/site/offline/fetchVersion.ts";
import { KeptFiles } from "../../../src/site/offline/keptFiles.ts";
import { SomeCache, versionOf } from "./someCache.ts";

const scope = "https://site.example/book/";
const older = { "": "old home", "_astro/old.js": "old part", "404.html": "nothing here" };
const newer = {
  "": "home",
  "play/": "play",
  "_astro/a.js": "part",
  "ü b/": "letters",
  "404.html": "nothing here",
};

async function answersOf(...sites: Readonly<Record<string, string>>[]): Promise<Answers> {
  const kept = new KeptFiles(new SomeCache() as unknown as Cache, scope);
  const versions = await Promise.all(sites.map((contents, i) => versionOf(`v${i}`, contents)));
  for (const [i, version] of versions.entries())
    await fetchVersion(
      version,
      kept,
      async (path) => new Response(sites[i][path]),
      () => {},
    );
  return new Answers(kept, scope, versions);
}

const answers = await answersOf(newer, older);
const textAt = async (address: string) => (await answers.answer(scope + address))?.text();

test.each([
  ["", "home"],
  ["index.html", "home"],
  ["?figure=stepper&tree=[[3,12],[2,4]]", "home"],
  ["play/", "play"],
  ["play/index.html", "play"],
  ["play/?level=casual", "play"],
  ["play/?text=%E0%A4%A#a/b?c", "play"],
  ["_astro/a.js?v=2", "part"],
  ["%C3%BC%20b/", "letters"],
])("%s is answered with what is kept of it", async (address, text) => {
  expect(await textAt(address)).toBe(text);
});

test("A folder's address without its slash leads to the one with it, query and all", async () => {
  const answer = await answers.answer(`${scope}play?level=casual`);
  expect(answer?.status).toBe(302);
  expect(answer?.headers.get("location")).toBe(`${scope}play/?level=casual`);
  expect((await answers.answer(`${scope}%C3%BC%20b`))?.headers.get("location")).toBe(`${scope}%C3%BC%20b/`);
});

test("What is kept of the version before answers for what the newer one has no more, and for nothing else", async () => {
  expect(await textAt("_astro/old.js")).toBe("old part");
  expect(await textAt("")).toBe("home");
});

test.each(["elsewhere/", "_astro/b.js", "play/index.htm", "%E0%A4%A", "constructor"])(
  "%s is not answered: nothing is kept of it",
  async (address) => {
    expect(await answers.answer(scope + address)).toBe(undefined);
  },
);

test("Without a network an address that leads nowhere gets the site's own page for that", async () => {
  const answer = await answers.nowhere();
  expect([answer.status, await answer.text()]).toEqual([404, "nothing here"]);
  expect((await (await answersOf({ "": "home" })).nowhere()).type).toBe("error");
});
