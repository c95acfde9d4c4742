import { expect, type Page } from "@playwright/test";
import { openWhole } from "./openWhole.ts";

/** Opens a page and reaches for every figure on it. The address is relative to the home page. */
export async function readThrough(page: Page, address: string): Promise<void> {
  await openWhole(page, address);
  await reachForAll(page);
}

/**
 * Scrolls through an open page and reaches for every figure, as a reader does, so that all of them come to life; then
 * returns to the top.
 */
export async function reachForAll(page: Page): Promise<void> {
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const { height: screen } = page.viewportSize() ?? { height: 800 };
  for (let top = 0; top < (await heightOf()); top += screen) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await page.evaluate(twoFrames);
  }
  await page.waitForLoadState("networkidle");
  // What lies folded in details has not been reached.
  await page.waitForFunction(() =>
    [...document.querySelectorAll("astro-island[ssr][client='visible']")].every((island) =>
      island.closest("details:not([open])"),
    ),
  );
  // What waits for a press of its own is not woken by passing it.
  const woken = "[data-awake]:not(details:not([open]) *, [data-waits] *)";
  for (const sleeping of await page.locator(woken).all()) {
    if ((await sleeping.getAttribute("data-awake")) === "true") continue;
    // What wakes out of sight could move without anybody noticing.
    await sleeping.evaluate((figure) => figure.scrollIntoView({ block: "start", behavior: "instant" }));
    await sleeping.dispatchEvent("pointerenter");
    await expect(sleeping).toHaveAttribute("data-awake", "true");
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}

/** Until the page has been drawn twice; where the browser leaves a frame out, as it may, not for ever. */
const twoFrames = () =>
  new Promise<unknown>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
    setTimeout(done, 1000);
  });
