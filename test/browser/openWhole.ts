import type { Page } from "@playwright/test";

/**
 * Opens a page, and waits until it asks for nothing more. Playwright's own `networkidle` does not see what a page asks for once
 * it is painted, if that takes half a second, as on a busy machine: its scripts.
 */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(async () => {
    const fetched = () => performance.getEntriesByType("resource").map(({ name }) => name);
    const late = [...document.querySelectorAll<HTMLScriptElement>("script[type=late]")];
    for (let [before, now] = [-1, fetched()]; ; now = fetched()) {
      if (late.every(({ src }) => now.includes(src)) && now.length === before) return;
      before = now.length;
      await new Promise((done) => setTimeout(done, 500));
    }
  });
}
