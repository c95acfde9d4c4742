import { type APIRequestContext, expect, test } from "@playwright/test";
import { elements, textOf } from "../../scripts/built/htmlElements.ts";
import { nonsenseSite } from "../../scripts/stages/buildSite.ts";
import { chapterPages, sitePages } from "./sitePages.ts";

/** What a page says of itself in its head. */
interface Head {
  readonly title: string;
  readonly language: string | undefined;
  /** By name or property. */
  readonly said: Readonly<Record<string, string>>;
  /** Addresses by how they belong to the page. */
  readonly links: Readonly<Record<string, string>>;
  readonly data: Record<string, unknown> | undefined;
}

async function headOf(request: APIRequestContext, address: string): Promise<Head> {
  const found = elements(await (await request.get(address)).text());
  const attributes = (tag: string) =>
    found.filter(({ tagName }) => tagName === tag).map(({ attributes }) => attributes);
  const script = found.find(({ attributes }) => attributes.type === "application/ld+json");
  return {
    title: textOf(found.find(({ tagName }) => tagName === "title")!),
    language: attributes("html")[0]?.lang,
    said: Object.fromEntries(
      attributes("meta").map(({ name, property, content }) => [name ?? property, content ?? ""]),
    ),
    links: Object.fromEntries(attributes("link").map(({ rel, href }) => [rel, href ?? ""])),
    data: script && JSON.parse(textOf(script)),
  };
}

test("Every page has a title, a description of its own and a picture that other sites can show", {
  tag: "@core",
}, async ({ request, baseURL }) => {
  const heads = await Promise.all(sitePages.map((address) => headOf(request, address)));
  const seen = heads.filter((_, i) => !sitePages[i].startsWith("embed"));
  for (const head of [...seen.map(({ title }) => title), ...seen.map(({ said }) => said.description)])
    expect(head.length, head).toBeGreaterThan(8);
  for (const all of [heads.map(({ title }) => title), heads.map(({ said }) => said.description)])
    expect(all.filter((one, i) => all.indexOf(one) !== i)).toEqual([]);
  for (const { language, said } of seen) {
    expect(language).toBe("en");
    expect(said["og:title"]).not.toBe("");
    expect(said["og:description"]).toBe(said.description);
    expect(said["twitter:card"]).toBe("summary_large_image");
  }
  for (const picture of new Set(seen.map(({ said }) => said["og:image"]))) {
    // Where the site is served from may be known or not: its path is the same.
    const { pathname } = new URL(picture, baseURL);
    const answer = await request.get(new URL(pathname, baseURL).href);
    expect(answer.headers()["content-type"], picture).toBe("image/png");
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual([1200, 630]);
  }
});

test("Every chapter has a picture of its own, and says what it teaches as machines read it", async ({
  request,
}) => {
  const heads = await Promise.all(chapterPages.map((address) => headOf(request, address)));
  const places = heads.map(({ data }) => data!.position as number).sort((one, other) => one - other);
  expect(places).toEqual(chapterPages.map((_, i) => i + 1));
  expect(new Set(heads.map(({ said }) => said["og:image"])).size).toBe(chapterPages.length);
  for (const { data, said } of heads) {
    expect(data).toMatchObject({
      "@context": "https://schema.org",
      "@type": ["LearningResource", "Chapter"],
      name: said["og:title"],
      description: said.description,
      inLanguage: "en",
      image: said["og:image"],
      isPartOf: { "@type": "Course" },
    });
    expect((data!.teaches as string[]).length).toBeGreaterThan(1);
  }
  const { data } = await headOf(request, "");
  expect(data).toMatchObject({ "@type": "Course", hasPart: { length: chapterPages.length } });
});

test("A site that knows where it is served says so: canonical links, a map, a feed", {
  tag: "@anyLanguage",
}, async ({ request, baseURL }) => {
  const home = `${nonsenseSite.origin}${nonsenseSite.base}`;
  for (const address of ["", "chapters/minimax/", "kept/"]) {
    const { links, said } = await headOf(request, address);
    expect(links.canonical).toBe(home + address);
    expect(said["og:url"]).toBe(home + address);
    expect(said["og:image"].startsWith(`${home}previews/`)).toBe(true);
    const map = await (await request.get(new URL(links.sitemap, baseURL).pathname)).text();
    expect(map).toContain(`${home}sitemap-0.xml`);
  }
  const pages = await (await request.get("sitemap-0.xml")).text();
  expect(pages).toContain(`<loc>${home}chapters/minimax/</loc>`);
  expect(await (await request.get("robots.txt")).text()).toContain(`Sitemap: ${home}sitemap-index.xml`);
  expect(await (await request.get("feed.xml")).text()).toContain(`<link>${home}</link>`);
});

test("What has changed can be followed as a feed", async ({ page, request }) => {
  await page.goto("");
  const link = page.getByRole("link", { name: "What has changed" });
  const text = await (await request.get(new URL((await link.getAttribute("href"))!, page.url()).href)).text();
  const read = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, "application/xml");
    const of = (name: string) =>
      [...feed.querySelectorAll(`item > ${name}`)].map(({ textContent }) => textContent!);
    return { broken: feed.querySelector("parsererror")?.textContent, titles: of("title"), ids: of("guid") };
  }, text);
  expect(read.broken).toBeUndefined();
  expect(read.titles.length).toBeGreaterThan(20);
  expect(read.titles.every((title) => title !== "")).toBe(true);
  expect(new Set(read.ids).size).toBe(read.ids.length);
});
