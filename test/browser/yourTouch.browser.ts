import { devices, expect, type Page, test } from "@playwright/test";
import { statementsOf } from "../../src/tools/yourSearch/parsons.ts";
import { engineListing } from "../judge/engineListing.ts";
import { hydrated } from "./openFigure.ts";
import { watchTroubles } from "./watchTroubles.ts";

test.use({
  viewport: { width: 390, height: 800 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices["Pixel 7"].userAgent,
});

const panel = (page: Page) => page.locator("figure#your-search");
const tap = (page: Page, role: "button" | "tab", name: string) =>
  panel(page).getByRole(role, { name, exact: true }).first().tap();
const verdict = (page: Page) => panel(page).locator(".judgement");
const field = (page: Page) => panel(page).getByRole("textbox", { name: "Your program" });

async function judge(page: Page, heading: string): Promise<void> {
  await tap(page, "button", "Run");
  await expect(verdict(page)).toContainText(heading);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

test("By touch alone, on a phone, a search is assembled, mended and written", async ({ page }) => {
  test.slow();
  const troubles = watchTroubles(page);
  await page.goto("your-search/");
  await hydrated(panel(page));
  await tap(page, "button", "Assemble");
  await panel(page).getByRole("combobox", { name: "Task" }).selectOption("negamax");
  const lines = statementsOf(engineListing("negamax").split("\n")).filter((line) => line !== undefined);
  // The last two change places first, and are put right by a finger.
  for (const line of [...lines.slice(0, -2), lines.at(-1)!, lines.at(-2)!])
    await tap(page, "button", `Take: ${line}`);
  await expect(panel(page).locator(".taken .line")).toHaveCount(lines.length);
  await judge(page, "Not yet");
  await tap(page, "button", `Up: ${lines.at(-2)!}`);
  await judge(page, "Right");

  await panel(page).getByRole("combobox", { name: "Task" }).selectOption("alphaBeta");
  await tap(page, "tab", "Mend");
  await judge(page, "Not yet");
  await tap(page, "button", "Show where they part");
  await expect(page.locator("figure#your-lockstep [data-awake=true]")).toBeVisible();
  await field(page).tap();
  await field(page).fill((await field(page).inputValue()).replaceAll("α > β", "α >= β"));
  await judge(page, "Right");

  await tap(page, "tab", "Write");
  await field(page).tap();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(engineListing("alphaBeta"));
  await judge(page, "Right");
  expect(troubles).toEqual([]);
});
