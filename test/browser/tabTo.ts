import type { Locator, Page } from "@playwright/test";

/** Presses Tab until the focus is on `target`. Throws an Error where `most` presses do not lead there. */
export async function tabTo(page: Page, target: Locator, most = 200): Promise<void> {
  for (let press = 0; press < most; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${target}`);
}
