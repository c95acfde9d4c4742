import { existsSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { nonsenseSite, site } from "../../scripts/stages/buildSite.ts";
import * as words from "../../src/site/offline/words.ts";
import { hydrated } from "./openFigure.ts";
import { ServedCopy } from "./servedCopy.ts";
import { sitePages } from "./sitePages.ts";

test.use({ serviceWorkers: "allow" });

let copy: ServedCopy;
test.beforeEach(async ({ page: _ }, { project }) => {
  copy = await ServedCopy.of(project.name === "nonsense" ? nonsenseSite : site);
});
test.afterEach(() => copy.stop());

/** What a page says of what the browser keeps. */
const kept = (page: Page) => page.locator("ply-offline");
const isKept = /whole notebook is saved in this browser, \d+\.\d MB/;

/** Opens a page, and waits until the whole site is kept. */
async function visit(page: Page, address = ""): Promise<void> {
  await page.goto(copy.address + address);
  await expect(kept(page)).toContainText(isKept, { timeout: 60_000 });
}

test("After one visit every page comes without a network, with its query as well", async ({ page }) => {
  await visit(page);
  copy.line = false;
  for (const address of sitePages) {
    const response = await page.goto(`${copy.address}${address}?from=elsewhere`);
    expect(response?.status(), address).toBe(address === "404.html" ? 200 : 200);
    expect(response?.fromServiceWorker(), address).toBe(true);
    expect(await page.title(), address).not.toBe("");
  }
  const response = await page.goto(`${copy.address}no-such-page/`);
  expect(response?.status()).toBe(404);
});
