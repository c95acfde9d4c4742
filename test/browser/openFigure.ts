import { expect, type Locator, type Page } from "@playwright/test";

/** Opens a page and waits until its figure is awake, which `wake` does: by default the mouse, over its middle. */
export async function openFigure(page: Page, address: string, figure: Locator, wake = () => figure.hover()) {
  await page.goto(address);
  await hydrated(figure);
  await wake();
  await expect(figure.locator("[data-awake]")).toHaveAttribute("data-awake", "true");
}

/** Reaches for a figure of the page that is open, upon which it comes to life. */
export async function wakeFigure(figure: Locator): Promise<void> {
  await hydrated(figure);
  const sleeping = figure.locator("[data-awake]");
  await sleeping.dispatchEvent("pointerenter");
  await expect(sleeping).toHaveAttribute("data-awake", "true");
}

/**
 * Waits until a figure listens, drawn for its own width: what is done to it before is lost. It wakes only when it is
 * reached for.
 */
export async function hydrated(figure: Locator): Promise<void> {
  await figure.scrollIntoViewIfNeeded();
  const living = figure.page().locator("astro-island:not([ssr]), ply-figure:defined:not([data-fitting])");
  await expect(living.filter({ has: figure }).first()).toBeAttached();
}
