import type { Page } from "@playwright/test";

/**
 * Opens a page, and waits until it asks for nothing more. Playwright's own `networkidle` does not see what a page asks for once
 * it is painted, if that takes half a second, as on a busy machine: its scripts.
 */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForFunction(async () => {
    const fetched = () => performance.getEntriesByType("resource").map(({ name }) => name);
    const late = [...document.querySelectorAll<HTMLScriptElement>("script[type=late]")];
    const before = fetched();
    if (!late.every(({ src }) => before.includes(src))) return false;
    await new Promise((done) => setTimeout(done, 500));
    return fetched().length === before.length;
  });
}
