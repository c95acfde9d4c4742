import { expect, type Page, test } from "@playwright/test";
import { openFigure } from "./openFigure.ts";
import { watchTroubles } from "./watchTroubles.ts";

const figure = (page: Page) => page.locator("figure#kinds");
const marks = (page: Page, kind: "PV" | "cut" | "all") =>
  figure(page).locator("svg text").getByText(kind, { exact: true });
const counts = async (page: Page) =>
  Promise.all((["PV", "cut", "all"] as const).map((kind) => marks(page, kind).count()));
const leaves = (page: Page, count: number) =>
  expect(figure(page).getByText(`Leaves read ${count} of 12`)).toBeVisible();

test("Each node says what it turned out to be, and only at an all node the order is of no use", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  await openFigure(page, "chapters/move-ordering/", figure(page));
  await expect.poll(() => counts(page)).toEqual([3, 3, 2]);
  await expect(figure(page).getByRole("treeitem", { name: /, an? all node$/ })).toHaveCount(2);
  await leaves(page, 7);
  for (const [phrase, read] of [
    ["At the all node", 7],
    ["At the cut node", 9],
    ["At the PV node", 8],
  ] as const) {
    await page.getByText("Compare", { exact: true }).nth(2).evaluate(open);
    await page.locator("ply-show").getByText(phrase, { exact: true }).click();
    await leaves(page, read);
  }
  await figure(page).getByRole("button", { name: "First step" }).click();
  await expect.poll(() => counts(page)).toEqual([0, 0, 0]);
  expect(troubles).toEqual([]);
});

/** Opens the answer that a summary unfolds. */
const open = (summary: Element) => {
  const details = summary.closest("details");
  if (details) details.open = true;
};
