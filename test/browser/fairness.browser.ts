import { expect, type Page, test } from "@playwright/test";
import { fairness, writePercent } from "../../src/figures/fairness/fairness.ts";
import { fairestOf } from "../../src/tools/fairness/gradeBalance.ts";
import { rateRule } from "../../src/tools/fairness/rateRule.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { holdWorker } from "./holdWorker.ts";
import { wakeFigure } from "./openFigure.ts";
import { watchTroubles } from "./watchTroubles.ts";

const address = "fairness/";
const figure = (page: Page, name = "fair") => page.locator(`figure#${name}`);
const said = (page: Page, name?: string) => figure(page, name).locator(".say");
const slider = (page: Page, label: string, name?: string) =>
  figure(page, name).getByRole("slider", { name: label });

async function open(page: Page, name = "fair", link = ""): Promise<void> {
  await page.goto(address + link);
  await wakeFigure(figure(page, name));
}

test("Rules are changed by keys, measured, taken back, and outlast a reload and a link", async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page, "fair", "?figure=fair");
  await expect(said(page)).toContainText("Fair");
  await slider(page, "Columns").press("ArrowRight");
  await expect(said(page)).toContainText("MAX begins, and is favoured");
  await expect(page).toHaveURL(/columns=4/);
  await figure(page).getByRole("checkbox", { name: "pie rule" }).press("Space");
  await expect(said(page)).toContainText("MIN is favoured, although MAX begins");
  await expectAccessible(page, { within: ["figure#fair"] });
  await figure(page).getByRole("button", { name: "Reset" }).click();
  await expect(said(page)).toContainText("Fair");
  await figure(page).getByRole("button", { name: "Undo" }).click();
  await expect(said(page)).toContainText("MIN is favoured");
  await expect(page).toHaveURL(/columns=4.*pie/);
  const link = page.url();
  await page.reload();
  await wakeFigure(figure(page));
  await expect(figure(page).getByRole("checkbox", { name: "pie rule" })).toBeChecked();
  await expect(said(page)).toContainText("MIN is favoured");
  await page.goto("about:blank");
  await page.goto(link);
  await wakeFigure(figure(page));
  await expect(slider(page, "Columns")).toHaveValue("4");
  await expect(said(page)).toContainText("MIN is favoured");
  await figure(page).getByRole("combobox", { name: "Begins" }).selectOption("MIN");
  await expect(said(page)).toContainText("MAX is favoured, although MIN begins");
  expect(troubles).toEqual([]);
});

test("A board that is too large is played, cancelled, and begun again; a wrong number is refused", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page);
  const letGo = await holdWorker(page, /measureWorker/);
  const games = figure(page).getByRole("textbox", { name: "Games to play" });
  await games.fill("5");
  await games.press("Enter");
  await expect(figure(page).getByRole("alert")).toContainText('"5" is no whole number from 10 to 1,000');
  await games.fill("10");
  await games.press("Enter");
  await expect(figure(page).getByRole("alert")).toHaveCount(0);
  await figure(page).getByRole("combobox", { name: "Game", exact: true }).selectOption("Pig");
  await slider(page, "Game to").press("Home");
  // What was found before stays in sight, and can be read.
  await expect(figure(page).getByRole("button", { name: "Cancel" })).toBeVisible();
  await expectAccessible(page, { within: ["figure#fair"] });
  await figure(page).getByRole("button", { name: "Cancel" }).click();
  await expect(figure(page)).toContainText("Cancelled");
  letGo();
  await figure(page).getByRole("button", { name: "Measure" }).click();
  const winning = fairness.facts(fairness.place({ game: "pig", goal: 2, games: 10 }).given).winning;
  await expect(said(page)).toContainText(`${winning} %`);
  await expect(figure(page)).toContainText("10 games played");
  expect(troubles).toEqual([]);
});

test("A number that is typed right before the button is pressed counts, and what is refused stays with its reason", async ({
  page,
}) => {
  await open(page);
  const games = figure(page).getByRole("textbox", { name: "Games to play" });
  const others = figure(page).getByRole("button", { name: "Play other games" });
  await games.fill("200");
  await others.click();
  await expect(figure(page)).toContainText("200 games played");
  await games.fill("5000");
  await others.click();
  await expect(figure(page).getByRole("alert")).toContainText('"5000" is no whole number from 10 to 1,000');
  await expect(games).toHaveValue("5000");
  await expect(figure(page)).toContainText("200 games played");
});

test("Of two quick presses the second is none", async ({ page }) => {
  await open(page);
  const letGo = await holdWorker(page, /measureWorker/);
  const others = figure(page).getByRole("button", { name: "Play other games" });
  // At once, however slow the machine is.
  await others.evaluate((button) => {
    for (const detail of [1, 2]) {
      button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
    }
  });
  await expect(figure(page).getByRole("button", { name: "Cancel" })).toBeVisible();
  letGo();
  await expect(figure(page)).toContainText("100 games played");
});

test("A phrase sets the rules, and an unsolved game is judged by its interval", async ({ page }) => {
  test.slow();
  const troubles = watchTroubles(page);
  await open(page);
  await page.getByRole("button", { name: "Pig to 20" }).click();
  await expect(slider(page, "Game to")).toHaveValue("20");
  await expect(said(page)).toContainText("That is exact.");
  await page.goto(`${address}?figure=fair&columns=5&rows=5&inARow=4&games=10`);
  await wakeFigure(figure(page));
  await expect(said(page)).toContainText("do not solve this game. In 10 games");
  expect(troubles).toEqual([]);
});

test("A game is balanced, and graded: not yet, beside the task, and as fair as it gets", async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page, "points");
  const grade = page.getByRole("button", { name: "Is it as fair as it gets?" }).first();
  const graded = page.locator("[data-balance]").first();
  const rated = rateRule(fairness.place({ game: "pig", goal: 20 }).given, "bonus", [...Array(20).keys()]);
  const listens = async () => {
    await grade.scrollIntoViewIfNeeded();
    await expect(page.locator("astro-island:not([ssr])").filter({ has: grade })).toBeAttached();
  };
  await listens();
  await grade.click();
  await expect(graded).toContainText(`Not yet. MAX may expect ${writePercent(rated[0].share)} %`);
  await slider(page, "Faces", "points").press("ArrowRight");
  await expect(graded).toBeHidden();
  await grade.press("Enter");
  await expect(graded).toContainText("press “Reset”");
  await figure(page, "points").getByRole("button", { name: "Reset" }).click();
  const [{ rule, share }] = fairestOf(rated);
  for (let point = 0; point < rule; point++)
    await slider(page, "MIN starts with", "points").press("ArrowRight");
  await grade.press("Enter");
  await expect(graded).toContainText(`Yes. MAX may expect ${writePercent(share)} %`);
  await page.reload();
  await wakeFigure(figure(page, "points"));
  await expect(slider(page, "MIN starts with", "points")).toHaveValue(String(rule));
  await listens();
  await grade.click();
  await expect(graded).toContainText("Yes.");
  await expectAccessible(page, { within: ["figure#points"] });
  expect(troubles).toEqual([]);
});
