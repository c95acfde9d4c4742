import { expect, type Locator, type Page } from "@playwright/test";
import * as words from "../../src/tools/beTheSearch/words.ts";
import { said } from "./said.ts";

/* A search that is carried out by hand on its own page, as its tests find it, read it and touch it. */

export const figure = (page: Page) => page.locator("figure#practice");
export const button = (page: Page, name: string) =>
  figure(page).getByRole("button", { name: said(name), exact: true });
export const field = (page: Page, name: string) =>
  figure(page).getByRole("textbox", { name: said(name), exact: true });
export const node = (page: Page, id: number) => figure(page).locator(`[data-node="${id}"]`);
export const told = (page: Page) => figure(page).locator(".told");
export const done = (page: Page, acts: number, wrong = 0) =>
  expect(figure(page)).toContainText(said(words.progress(acts, wrong)));

export async function open(page: Page, asked: string): Promise<void> {
  await page.goto(`be-the-search/?${asked}`);
  await expect(button(page, words.showMe)).toBeVisible();
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What is touched is as wide and as high as a fingertip, or more, and is in the frame. */
export async function tap(target: Locator): Promise<void> {
  const box = (await target.boundingBox())!;
  expect(Math.min(box.width, box.height), String(target)).toBeGreaterThanOrEqual(24);
  await target.tap();
}

/** How a node or a button is pressed, and how a number comes into a field. */
export interface Hand {
  readonly press: (target: Locator) => Promise<void>;
  readonly type: (page: Page, name: string, number: number | string) => Promise<void>;
}
/** As somebody types it. */
export const typed = (number: number | string): string => String(number).replace("Infinity", "inf");
export const mouse: Hand = {
  press: (target) => target.click(),
  type: (page, name, number) => field(page, name).fill(typed(number)),
};
export const finger: Hand = {
  press: tap,
  async type(page, name, number) {
    await tap(field(page, name));
    await page.keyboard.type(typed(number));
  },
};
