import fc from "fast-check";
import { expect, test } from "vitest";
import { fetchVersion, type Hindrance, type Unfetched } from "../../../src/site/offline/fetchVersion.ts";
import { KeptFiles } from "../../../src/site/offline/keptFiles.ts";
import { bytesOf } from "../../../src/site/offline/siteVersion.ts";
import { SomeCache, textsOf, versionOf } from "./someCache.ts";

const scope = "https://site.example/book/";
type Contents = Readonly<Record<string, string>>;
/** A site's files: pages and scripts, some of one content. */
const someContents: fc.Arbitrary<Contents> = fc.dictionary(
  fc.constantFrom(
    "",
    "play/",
    "chapters/one/",
    "_astro/a.js",
    "_astro/ü%.js",
    "404.html",
    "a b.txt",
    "c.txt",
  ),
  fc.constantFrom("one", "two", "three", "four"),
  { minKeys: 1 },
);

/** A network that answers with these files, so often as it can. */
class Network {
  readonly asked: string[] = [];
  answers = Number.POSITIVE_INFINITY;
  contents: Contents;
  constructor(contents: Contents) {
    this.contents = contents;
  }
  ask = async (path: string): Promise<Response> => {
    this.asked.push(path);
    if (this.answers-- <= 0) throw new TypeError("network");
    const content = this.contents[path];
    return new Response(content ?? "", { status: content === undefined ? 404 : 200 });
  };
}

const keep = (cache = new SomeCache()) => new KeptFiles(cache as unknown as Cache, scope);
const hindranceOf = async (job: Promise<void>): Promise<Hindrance | undefined> => {
  try {
    await job;
    return undefined;
  } catch (error) {
    return (error as Unfetched).hindrance;
  }
};

test("A version that was fetched is kept whole, and every byte of it was told", async () => {
  await fc.assert(
    fc.asyncProperty(someContents, async (contents) => {
      const [version, kept, told] = [await versionOf("a", contents), keep(), [] as number[]];
      await fetchVersion(version, kept, new Network(contents).ask, (done) => told.push(done));
      expect(await textsOf(kept, version)).toEqual(contents);
      expect(await kept.versions()).toEqual([version]);
      expect(told).toEqual(told.toSorted((one, other) => one - other));
      expect([told[0], told.at(-1)]).toEqual([0, bytesOf(version.files)]);
    }),
  );
});

test("Wherever it breaks off it is no version, keeps what came, and goes on from there", async () => {
  await fc.assert(
    fc.asyncProperty(someContents, fc.nat(7), async (contents, answers) => {
      const [version, kept, network] = [await versionOf("a", contents), keep(), new Network(contents)];
      network.answers = answers;
      const count = version.files.length;
      const ended = await hindranceOf(fetchVersion(version, kept, network.ask, () => {}));
      expect(ended).toBe(answers < count ? "broken" : undefined);
      expect(await kept.versions()).toHaveLength(answers < count ? 0 : 1);
      network.answers = Number.POSITIVE_INFINITY;
      network.asked.length = 0;
      await fetchVersion(version, kept, network.ask, () => {});
      expect(network.asked).toHaveLength(Math.max(0, count - answers));
      expect(await textsOf(kept, version)).toEqual(contents);
    }),
  );
});

test("Of a newer version only what is new is fetched, and the older one is whole until it is let go", async () => {
  await fc.assert(
    fc.asyncProperty(someContents, someContents, async (before, after) => {
      const [older, newer, kept] = [await versionOf("a", before), await versionOf("b", after), keep()];
      await fetchVersion(older, kept, new Network(before).ask, () => {});
      const network = new Network(after);
      await fetchVersion(newer, kept, network.ask, () => {});
      const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
      expect(network.asked.toSorted()).toEqual(changed.toSorted());
      expect(await textsOf(kept, older)).toEqual(before);
      await kept.keepOnly([newer]);
      expect(await kept.versions()).toEqual([newer]);
      expect(await textsOf(kept, newer)).toEqual(after);
      const gone = older.files.filter(({ path }) => before[path] !== after[path]);
      expect(await kept.missing(gone)).toEqual(gone);
    }),
  );
});

test("Files that are others than the list says are not kept", async () => {
  const [version, kept] = [await versionOf("a", { "": "one", "play/": "two" }), keep()];
  const renewed = new Network({ "": "one", "play/": "three" });
  expect(await hindranceOf(fetchVersion(version, kept, renewed.ask, () => {}))).toBe("changed");
  expect(await textsOf(kept, version)).toEqual({ "": "one", "play/": undefined });
  expect(await hindranceOf(fetchVersion(version, kept, new Network({}).ask, () => {}))).toBe("changed");
});

test("Where there is no room it says so, and asks for no more", async () => {
  const contents = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`${i}.txt`, `file ${i}`]));
  const [version, network] = [await versionOf("a", contents), new Network(contents)];
  const ended = fetchVersion(version, keep(new SomeCache(3)), network.ask, () => {});
  expect(await hindranceOf(ended)).toBe("full");
  expect(network.asked.length).toBeLessThan(12);
});

test("No room for the list is no version either", async () => {
  const [contents, cache] = [{ "": "one" }, new SomeCache(1)];
  const kept = keep(cache);
  const ended = fetchVersion(await versionOf("a", contents), kept, new Network(contents).ask, () => {});
  expect(await hindranceOf(ended)).toBe("full");
  expect(await kept.versions()).toEqual([]);
});
