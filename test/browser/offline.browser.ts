import { expect, type Page, test } from "@playwright/test";
import { nonsenseSite, site } from "../../scripts/stages/buildSite.ts";
import * as words from "../../src/site/offline/words.ts";
import { readThrough } from "./readThrough.ts";
import { ServedCopy } from "./servedCopy.ts";
import { sitePages } from "./sitePages.ts";
import { watchTroubles } from "./watchTroubles.ts";

test.use({ serviceWorkers: "allow" });

let copy: ServedCopy;
test.beforeEach(async ({ page: _ }, { project }) => {
  copy = await ServedCopy.of(project.name === "nonsense" ? nonsenseSite : site);
});
test.afterEach(() => copy.stop());

/** What a page says of what the browser keeps, and what it says at the foot of the window. */
const kept = (page: Page) => page.locator("ply-offline").first();
const notice = (page: Page) => page.locator(".site-notice");
const isKept = /whole notebook is saved in this browser, \d+\.\d\sMB/;

/** Opens a page, and waits until the whole site is kept, and answers. */
async function visit(page: Page, address = ""): Promise<void> {
  await page.goto(copy.address + address);
  await expect.poll(() => page.evaluate(whatReigns)).not.toBe(undefined);
}

/** The version that answers this page. */
const whatReigns = async (): Promise<string | undefined> => {
  if (!navigator.serviceWorker.controller) return undefined;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      if (request.url.endsWith("/offline/reign")) return (await (await cache.match(request))!.json()).version;
  }
  return undefined;
};

/** How many files the browser keeps. */
const countKept = async (): Promise<number> => {
  const counts = (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length);
  return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
};

const countWorkers = async (): Promise<number> => (await navigator.serviceWorker.getRegistrations()).length;

test("After one visit all of it works without a network, and is not saved again once it is removed", async ({
  page,
  context,
}) => {
  test.slow();
  await visit(page);
  await expect(kept(page)).toContainText(isKept);
  await test.step("that there is no network is said once a visit, with what works without it", async () => {
    await context.setOffline(true);
    await expect(notice(page)).toHaveText(new RegExp(words.offline(true)));
    // What the keyboard comes to is scrolled clear of it.
    await expect(page.locator("html")).toHaveCSS("scroll-padding-bottom", "96px");
    await notice(page).getByRole("button", { name: words.close }).click();
    await page.goto(`${copy.address}play/`);
    await expect(kept(page)).toContainText(isKept);
    await expect(notice(page)).toHaveCount(0);
    await context.setOffline(false);
  });
  copy.line = false;
  await test.step("every page comes, whatever stands in its query", () => everyPageComes(page));
  const troubles = watchTroubles(page);
  await test.step("chapters, search, links to figures and Play work", () => figuresWork(page));
  await test.step("a program is judged, in JavaScript and in Python", () => programsAreJudged(page));
  expect(troubles).toEqual([]);
  await test.step("what a reader has removed is not saved again by itself", async () => {
    copy.line = true;
    await page.goto(copy.address);
    await kept(page).getByRole("button", { name: words.remove }).click();
    await page.reload();
    await expect(kept(page).getByRole("button", { name: words.save })).toBeVisible();
    expect(await page.evaluate(countKept)).toBe(0);
  });
});

async function everyPageComes(page: Page): Promise<void> {
  for (const address of sitePages) {
    // What is looked at is there with the page's head: to draw all of them would take a minute.
    const response = await page.goto(`${copy.address}${address}?from=elsewhere`, { waitUntil: "commit" });
    expect([response?.status(), response?.fromServiceWorker()], address).toEqual([200, true]);
    await expect(page, address).toHaveTitle(/./);
  }
  expect((await page.goto(`${copy.address}play`))?.url()).toBe(`${copy.address}play/`);
  expect((await page.goto(`${copy.address}no-such-page/`))?.status()).toBe(404);
}

async function figuresWork(page: Page): Promise<void> {
  await readThrough(page, `${copy.address}chapters/alpha-beta/`);
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("textbox").fill("alpha-beta");
  await expect(page.getByRole("dialog").getByRole("link").first()).toHaveAttribute("href", /\/chapters\//);
  await page.goto(`${copy.address}playground/?figure=deepening`);
  await expect(page.locator("figure#deepening [data-awake=true]")).toBeVisible();
  await page.goto(`${copy.address}play/?game=ticTacToe&level=casual`);
  const game = page.locator("figure#play");
  await game.scrollIntoViewIfNeeded();
  await game.hover();
  await expect(game.locator("[data-awake=true]")).toBeVisible();
  await page.goto(`${copy.address}be-the-search/?algorithm=minimax&level=1&seed=offline`);
  const practice = page.locator("figure#practice");
  await practice.locator("[role=treeitem]").nth(1).click();
  await expect(practice).toContainText("1 act done");
  await practice.getByRole("combobox", { name: "Search" }).selectOption("ucb1");
  await practice.getByRole("button", { name: "Pull A" }).click();
  await expect(practice).toContainText("1 act done");
}

async function programsAreJudged(page: Page): Promise<void> {
  const panel = page.locator("figure#your-search");
  const visitInJavaScript = "function visit(position, depth) { return 0 }";
  const visitInPython = "def visit(position, depth):\n    return 0\n";
  for (const [language, program] of Object.entries({
    javaScript: visitInJavaScript,
    python: visitInPython,
  })) {
    await page.goto(`${copy.address}your-search/?task=minimax&rung=write&language=${language}`);
    await panel.getByRole("textbox", { name: "Your program" }).fill(program);
    await panel.getByRole("button", { name: "Run", exact: true }).click();
    await expect(panel.locator(".judgement")).toContainText("it returns 0, and the value is");
  }
}

test("A newer version is fetched beside the older one, and opens at the next visit", async ({
  page,
  context,
}) => {
  await visit(page, "chapters/minimax/");
  await page.evaluate(() => localStorage.setItem("plyground:made", "by the reader"));
  const older = await page.evaluate(whatReigns);
  await copy.change(["index.html"], (html) => html.replaceAll("<title>", "<title>Newer: "));
  copy.asked.length = 0;
  await page.reload();
  await expect(kept(page)).toContainText(words.newer);
  // What has not changed is not fetched again.
  const fetched = copy.asked.filter((path) => !/^offline\/|^sw\.js$/.test(path));
  expect(fetched).toEqual([""]);
  // In this visit nothing changes, on other pages either, with or without a network.
  await page.goto(copy.address);
  await expect(page).not.toHaveTitle(/^Newer/);
  expect(await page.evaluate(whatReigns)).toBe(older);
  await expect(notice(page)).toHaveCount(0);

  await page.close();
  copy.line = false;
  const next = await context.newPage();
  await expect(async () => {
    await next.goto(copy.address);
    const title = await next.title();
    // Where the older one was still about, it is left once more.
    if (!title.startsWith("Newer")) await next.goto("about:blank");
    expect(title).toMatch(/^Newer/);
  }).toPass();
  await expect(notice(next)).toContainText(words.renewed);
  expect(await next.evaluate(() => localStorage.getItem("plyground:made"))).toBe("by the reader");
  await next.reload();
  await expect(kept(next)).toContainText(isKept);
  await expect(notice(next)).toHaveCount(0);
});

test("A newer version opens at once where a reader asks for it", async ({ page }) => {
  await visit(page);
  await copy.change(["index.html"], (html) => html.replaceAll("<title>", "<title>Newer: "));
  await page.reload();
  await kept(page).getByRole("button", { name: words.takeNewer }).click();
  await expect(page).toHaveTitle(/^Newer/);
  await expect(kept(page)).toContainText(isKept);
});

test("What one tab opens, saves or removes, another one does not say otherwise", async ({
  page,
  context,
}) => {
  await visit(page);
  await copy.change(["index.html"], (html) => html.replaceAll("<title>", "<title>Newer: "));
  await page.reload();
  const take = (one: Page) => kept(one).getByRole("button", { name: words.takeNewer });
  await expect(take(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${copy.address}play/`);
  await expect(take(other)).toBeVisible();
  await take(page).click();
  await expect(page).toHaveTitle(/^Newer/);
  await expect(kept(other)).toContainText(isKept);
  await expect(take(other)).toHaveCount(0);

  // It says that it is newer, at the foot of the window, and below all that is to be pressed at the foot of the page.
  await expect(notice(page)).toBeVisible();
  await page.keyboard.press("End");
  await kept(page).getByRole("button", { name: words.remove }).click();
  await expect(kept(other)).toContainText(words.removed);
  for (const one of [page, other]) await one.reload();
  await kept(page).getByRole("button", { name: words.save }).click();
  await expect(kept(other)).toContainText(isKept);
  // What has come by one tab is removed by the other.
  await kept(other).getByRole("button", { name: words.remove }).click();
  await expect(kept(page)).toContainText(words.removed);
  for (const one of [page, other]) await one.reload();
  expect(await page.evaluate(countWorkers)).toBe(0);
  expect(await page.evaluate(countKept)).toBe(0);
});

test("A version that was fetched half is never served, and goes on where it broke off", async ({
  page,
  context,
}) => {
  copy.answersLeft = 120;
  await page.goto(copy.address);
  await expect(kept(page)).toContainText(/broke off at \d+\.\d\sMB of \d+\.\d\sMB\. It goes on from there/);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
  const other = await context.newPage();
  await expect(other.goto(`${copy.address}play/`)).rejects.toThrow();
  await other.close();

  copy.line = true;
  await page.goto(copy.address);
  const had = await page.evaluate(countKept);
  expect(had).toBeGreaterThan(50);
  copy.asked.length = 0;
  await expect(kept(page)).toContainText(isKept);
  expect(copy.asked.length).toBeLessThan((await page.evaluate(countKept)) - had + 20);

  // Of a newer version, too: the older one stays whole.
  const older = await page.evaluate(whatReigns);
  const changed = ["index.html", "play/index.html", "tour/index.html", "print/index.html"];
  await copy.change(changed, (html) => html.replaceAll("<title>", "<title>Newer: "));
  copy.answersLeft = 4;
  await page.reload();
  await expect.poll(() => copy.answersLeft).toBeLessThan(0);
  for (const address of ["", "play/", "tour/", "print/"]) {
    await page.goto(copy.address + address);
    await expect(page).not.toHaveTitle(/^Newer/);
  }
  expect(await page.evaluate(whatReigns)).toBe(older);
  await expect(kept(page)).toContainText(isKept);
});

test("Where a browser gives no room it is said, and costs nothing else", { tag: "@core" }, async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  const { origin } = new URL(copy.address);
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 2_000_000 });
  const troubles = watchTroubles(page);
  await page.goto(copy.address);
  await expect(kept(page)).toContainText(/has no room for the \d+\.\d\sMB/);
  await expect.poll(() => page.evaluate(countKept)).toBe(0);
  await readThrough(page, `${copy.address}chapters/minimax/`);
  await page.evaluate(() => localStorage.setItem("plyground:made", "by the reader"));
  expect(troubles).toEqual([]);
});

test("Who saves data is asked, is told what it costs and how far it is, and can take it back", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto(copy.address);
  await expect(kept(page)).toContainText(/\d\.\d\sMB to fetch, \d+\.\d\sMB to keep/);
  expect(copy.asked).not.toContain("sw.js");
  const letGo = copy.hold(20);
  await kept(page).getByRole("button", { name: words.save }).press("Enter");
  await expect(kept(page).getByRole("progressbar")).toBeVisible();
  await expect(kept(page)).toContainText(/\d\.\d\sMB of \d+\.\d\sMB/);
  letGo();
  await expect(kept(page).getByRole("status")).toContainText(isKept);
  await expect(kept(page).getByRole("progressbar")).toHaveCount(0);

  await kept(page).getByRole("button", { name: words.remove }).click();
  await expect(kept(page)).toContainText(words.removed);
  expect(await page.evaluate(countKept)).toBe(0);
  await page.reload();
  await expect(kept(page).getByRole("button", { name: words.save })).toBeVisible();
  expect(await page.evaluate(countWorkers)).toBe(0);
});

test("Under a sub-path the site is kept, and nothing beside it", { tag: "@anyLanguage" }, async ({
  page,
}) => {
  await visit(page);
  copy.line = false;
  const troubles = watchTroubles(page);
  await readThrough(page, `${copy.address}chapters/minimax/?from=elsewhere`);
  expect(troubles).toEqual([]);
  const names = await page.evaluate(() => caches.keys());
  expect(names).toEqual([`plyground:${new URL(copy.address).pathname}`]);
  const beside = new URL("/elsewhere/", copy.address).href;
  expect(
    await page.evaluate(
      (url) =>
        fetch(url).then(
          () => "came",
          () => "lost",
        ),
      beside,
    ),
  ).toBe("lost");
  await expect(page.goto(new URL("/", copy.address).href)).rejects.toThrow();
});

test("It can be installed: its manifest and its icons are as browsers want them", async ({
  page,
  context,
}) => {
  await page.goto(copy.address);
  const session = await context.newCDPSession(page);
  const { errors, url } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(url).toBe(`${copy.address}manifest.webmanifest`);
  expect((await session.send("Page.getInstallabilityErrors")).installabilityErrors).toEqual([]);
});
