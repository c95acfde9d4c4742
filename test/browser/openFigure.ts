import { expect, type Locator, type Page } from "@playwright/test";

/** Opens a page and waits until its figure is awake, which `wake` does: by default the mouse, over its middle. */
export async function openFigure(page: Page, address: string, figure: Locator, wake = () => figure.hover()) {
  await page.goto(address);
  await figure.scrollIntoViewIfNeeded();
  await expect(page.locator("astro-island[ssr]").filter({ has: figure })).toHaveCount(0);
  await wake();
  await expect(figure.locator("[data-awake]")).toHaveAttribute("data-awake", "true");
}
