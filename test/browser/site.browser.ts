import { expect, type Page, test } from "@playwright/test";
import { budget } from "../../scripts/built/checkBudget.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { expectStyled } from "./expectStyled.ts";
import { lostOnPaper } from "./lostOnPaper.ts";
import { openWhole } from "./openWhole.ts";
import { PageFetches } from "./pageFetches.ts";
import { reachForAll, readThrough } from "./readThrough.ts";
import { serveSlowly } from "./serveSlowly.ts";
import { chapterPages, sitePages, writtenPages } from "./sitePages.ts";
import { staysTrue } from "./staysTrue.ts";
import { watchSeal } from "./watchSeal.ts";
import { watchShift } from "./watchShift.ts";
import { watchTroubles } from "./watchTroubles.ts";

let slow: Promise<string> | undefined;
/**
 * The site as it comes over a poor connection, from the first test of a worker that asks for it to the worker's end. A hook
 * would part this file's tests evenly among the workers: those with all the chapters would go on when others have nothing to do.
 */
const slowSite = (): Promise<string> => (slow ??= serveSlowly(process.env.SITE_ADDRESS!));

test("There are pages to look at, a chapter among them", () => {
  expect(sitePages).toContain("");
  expect(chapterPages.length).toBeGreaterThan(0);
});

test("Every page that is written is built, and no other", { tag: "@built" }, () => {
  expect(sitePages).toEqual(writtenPages);
});

/** The chapter that most is said of, and the one that weighs most. */
const always = ["chapters/alpha-beta/", "chapters/negascout/"];

for (const address of sitePages) {
  const name = `/${address}`;

  test(`${name} arrives whole and still, keeps its policy, weighs no more than it may, is accessible, loses nothing on paper, and stays true`, {
    tag: always.includes(address) ? "@core" : [],
  }, async ({ page }) => {
    // A chapter has up to sixty phrases and states, some of which a worker has to work out.
    test.slow();
    const troubles = watchTroubles(page);
    const breaches = await watchSeal(page, await slowSite());
    const weights = await readArriving(page, address, 1400);
    await expect(page.locator("head > meta[http-equiv=content-security-policy]")).toHaveCount(1);
    if (chapterPages.includes(address)) {
      // What keeps the site comes when the page has been there for a while: it is weighed, too.
      await expect(page.locator("ply-offline").first()).not.toBeEmpty();
      await weights.keepTo(budget);
    }
    weights.end();
    await expectAccessible(page);
    await expectStyled(page);
    expect(await lostOnPaper(page)).toEqual([]);
    await staysTrue(page);
    expect(breaches).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test(`${name} arrives whole and still on a phone`, { tag: "@core" }, async ({ page }) => {
    await readArriving(page, address, 390);
  });
}

/**
 * Reads a page that arrives piece by piece, every figure included, and holds it to what every page owes: no error and
 * no failed request, nothing wider than the screen, nothing that moves.
 *
 * @returns what was fetched
 */
async function readArriving(page: Page, address: string, width: number): Promise<PageFetches> {
  await page.setViewportSize({ width, height: 900 });
  const troubles = watchTroubles(page);
  const fetches = new PageFetches(page);
  const shiftOf = await watchShift(page);
  await openWhole(page, new URL(address, await slowSite()).href);
  fetches.endUntouched();
  await reachForAll(page);
  const shift = await shiftOf();
  expect(shift.sum, shift.moved.join("\n")).toBeLessThan(0.01);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await page.evaluate(doubledIds)).toEqual([]);
  expect(await page.evaluate(askingWholePage)).toEqual([]);
  expect(troubles).toEqual([]);
  return fetches;
}

/** Ids that stand twice: what describes or controls by one of them would mean the first. */
const doubledIds = () => {
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  return ids.filter((id, i) => ids.indexOf(id) !== i);
};

/** Rules by which the page as a whole hangs on what stands in it: a browser asks them anew whatever a figure draws. */
const askingWholePage = () => {
  const asking: string[] = [];
  const read = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
      const selector = rule instanceof CSSStyleRule ? rule.selectorText : "";
      if (/(?:^|, )(?:html|body|:root)[^ ,]*:has\(/.test(selector)) asking.push(selector);
      if ("cssRules" in rule) read(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules);
  return asking;
};

test("With letters twice as large nothing on a phone is out of reach", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const twice = new CSSStyleSheet();
    twice.replaceSync("html { font-size: 32px !important }");
    document.adoptedStyleSheets = [twice];
  });
  for (const address of ["play/", "fairness/", "teach/", "order-lab/", "chapters/hidden-cards/"]) {
    await readThrough(page, address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(390);
    expect(await page.evaluate(outOfReach), address).toEqual([]);
  }
});

/** What can be read or pressed and stands beyond the edge of what shows it, which cannot be moved. */
const outOfReach = () =>
  [...document.querySelectorAll("main :is(button, input, select, p, td, th, b)")].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(".sr-only, svg")) return [];
    const { left, right, width } = element.getBoundingClientRect();
    for (let around = element.parentElement; around && width > 0; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (overflowX === "auto" || overflowX === "scroll") return [];
      if (overflowX !== "visible" && (left < edge.left - 2 || right > edge.right + 2))
        return [`${element.outerHTML.slice(0, 120)} from ${left} to ${right}, shown to ${edge.right}`];
    }
    return [];
  });

test("Below the menu of a phone the page stays where it is", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await readThrough(page, chapterPages[0]!);
  await page.evaluate(() => scrollTo(0, 300));
  const menu = page.locator("#starlight__sidebar");
  await page.locator("[popovertarget=starlight__sidebar]").click();
  await expect(menu).toBeVisible();
  await menu.hover();
  const below = () => menu.evaluate((pane) => pane.scrollHeight - pane.clientHeight - pane.scrollTop);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 1000);
      return below();
    })
    .toBeLessThan(2);
  for (const dy of [1000, 1000, -3000, -1000]) await page.mouse.wheel(0, dy);
  await expect.poll(() => menu.evaluate((pane) => pane.scrollTop)).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test("Search comes when it is opened, and finds a chapter", { tag: "@core" }, async ({ page, baseURL }) => {
  const scripts: string[] = [];
  const breaches = await watchSeal(page, baseURL!);
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  await readThrough(page, chapterPages[0]!);
  const before = scripts.length;
  await page.keyboard.press("Control+k");
  const field = page.getByRole("dialog").getByRole("textbox");
  await expect(field).toBeFocused();
  expect(scripts.length).toBeGreaterThan(before);
  // Its styles come with it, which lay its sign over the field.
  await expect(field).toHaveCSS("position", "relative");
  await field.fill("alpha-beta");
  await expect(page.getByRole("dialog").getByRole("link").first()).toHaveAttribute("href", /\/chapters\//);
  // Its program is compiled in a worker: the page's own policy lets nothing be compiled.
  expect(breaches).toEqual([]);
});

test("A chapter works under a sub-path, and asks for nothing outside it", {
  tag: "@anyLanguage",
}, async ({ page, baseURL }) => {
  const troubles = watchTroubles(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await readThrough(page, chapterPages[0]!);
  expect(asked.filter((url) => !url.startsWith(baseURL!) && !/^(data|blob):/.test(url))).toEqual([]);
  expect(asked.length).toBeGreaterThan(1);
  expect(troubles).toEqual([]);
});
