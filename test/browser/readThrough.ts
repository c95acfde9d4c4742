import type { Page } from "@playwright/test";

/**
 * Opens a page and scrolls through it, as a reader does, so that every figure that waits to be seen comes
 * to life; then returns to the top.
 *
 * @param address relative to the home page
 */
export async function readThrough(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const { height: screen } = page.viewportSize() ?? { height: 800 };
  for (let top = 0; top < (await heightOf()); top += screen) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => !document.querySelector("astro-island[ssr][client='visible']"));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}
