import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { watchTroubles } from "./watchTroubles.ts";

const panel = (page: Page) => page.locator("figure#printed-search");
const button = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true });
const field = (page: Page) => panel(page).getByRole("textbox", { name: "What your program printed" });
const tree = (page: Page) => panel(page).getByRole("textbox", { name: "Tree" });
const verdict = (page: Page) => panel(page).locator(".judgement");
const shown = (page: Page, kind: string) => page.locator(`figure#printed-${kind}`);

async function open(page: Page): Promise<void> {
  await page.goto("your-search/");
  await panel(page).scrollIntoViewIfNeeded();
  await expect(panel(page).locator("[data-awake=true]")).toBeVisible();
}

/** The step at which a figure stands. */
const stepOf = async (page: Page, kind: string): Promise<number> =>
  Number(
    (
      await shown(page, kind)
        .getByText(/^step \d+ of/)
        .textContent()
    )?.match(/\d+/)?.[0],
  );

test("What a program printed is compared by keyboard alone, and opens where the two part", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page);
  await field(page).focus();
  await page.keyboard.type("3 12 8 2 4 6 14 5 2\nvalue = 3");
  await page.keyboard.press("Control+Enter");
  await expect(verdict(page)).toContainText("They part");
  await expect(verdict(page)).toContainText(
    "The first 4 leaves are the same. Then yours reads 4, and alpha–beta cuts here",
  );
  await expect(verdict(page)).toContainText("“Alpha–beta without alpha at the root”");
  await expectAccessible(page, { within: ["#printed-search"] });
  await button(page, "Show where they part").focus();
  await page.keyboard.press("Enter");
  await expect(shown(page, "lockstep").locator("[data-awake=true]")).toBeVisible();
  await expect(shown(page, "lockstep")).toContainText("Alpha–beta without alpha at the root");
  expect(await stepOf(page, "lockstep")).toBeGreaterThan(10);
  expect(troubles).toEqual([]);
});

test("A trace is shown beside the right search, and what no search prints at the right one's step", async ({
  page,
}) => {
  await open(page);
  await button(page, "Trace").click();
  await expect(field(page)).toHaveValue(/"event":"enter"/);
  await button(page, "Compare").click();
  await button(page, "Show where they part").click();
  await expect(shown(page, "lockstep").locator("[data-awake=true]")).toBeVisible();
  await expect(shown(page, "lockstep")).toContainText("Your program");
  await field(page).fill("3 12 8 5");
  await expect(shown(page, "lockstep")).toHaveCount(0);
  await button(page, "Compare").click();
  await expect(verdict(page)).toContainText("No search of this notebook");
  await button(page, "Show where they part").click();
  await expect(shown(page, "stepper").locator("[data-awake=true]")).toBeVisible();
  expect(await stepOf(page, "stepper")).toBeGreaterThan(5);
});

test("What cannot be read says where, and nothing that was typed is lost", async ({ page }) => {
  await open(page);
  await field(page).fill("3 12\n8 two");
  await button(page, "Compare").click();
  await expect(verdict(page)).toContainText(
    "Line 2: expected a number, the value of a leaf, but found “two”.",
  );
  await expect(field(page)).toHaveAttribute("aria-invalid", "true");
  await tree(page).fill("[[3,12");
  await button(page, "Compare").click();
  await expect(verdict(page)).toContainText("This cannot be read");
  await expect(tree(page)).toHaveAttribute("aria-invalid", "true");
  await button(page, "Leaves").click();
  await expect(verdict(page)).toContainText("This cannot be read");
  await page.reload();
  await expect(field(page)).toHaveValue("3 12\n8 two");
  await expect(tree(page)).toHaveValue("[[3,12");
  await tree(page).fill("[[3,12,8],[2,4,6]]");
  await button(page, "Depths").click();
  await expect(field(page)).toHaveValue(/^0: 1\n1: 2\n/);
  await button(page, "Take back what I had").click();
  await expect(field(page)).toHaveValue("3 12\n8 two");
});

test("Every form has an example, and the right search prints the same", async ({ page }) => {
  await open(page);
  for (const form of ["Leaves", "Nodes", "Depths", "Trace"]) {
    await button(page, form).click();
    await button(page, "Compare").click();
    await expect(verdict(page)).toContainText("They part");
  }
  await field(page).fill("3, 12, 8, 2, 14, 5, 2");
  await button(page, "Compare").click();
  await expect(verdict(page)).toContainText("All 7 leaves are those of alpha–beta");
  await panel(page).getByRole("combobox", { name: "Meant to be" }).selectOption("minimax");
  await expect(verdict(page)).toHaveCount(0);
  await button(page, "Compare").click();
  await expect(verdict(page)).toContainText("They part");
});

test("On a phone nothing of it is wider than the screen", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await open(page);
  await button(page, "Nodes").tap();
  await button(page, "Compare").tap();
  await expect(verdict(page)).toContainText("They part");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const name of ["Compare", "Show where they part", "Leaves"]) {
    const box = await button(page, name).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(40);
  }
  await context.close();
});
