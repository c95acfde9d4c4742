import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { holdQuestions, holdWorker } from "./holdWorker.ts";
import { wakeFigure } from "./openFigure.ts";
import { watchTroubles } from "./watchTroubles.ts";

const figure = (page: Page) => page.locator("figure#whole");
const picture = (page: Page) => figure(page).locator(".whole-picture");
const canvas = (page: Page) => picture(page).locator("canvas[data-painted]");
const said = (page: Page) => figure(page).locator(".say");
const card = (page: Page) => figure(page).getByRole("region", { name: "The node" });
const button = (page: Page, name: string) => figure(page).getByRole("button", { name, exact: true });
const menu = (page: Page, name: string) => figure(page).getByRole("combobox", { name });
const search = (page: Page) => menu(page, "Search played over it");
const scrubber = (page: Page) => figure(page).getByRole("slider", { name: "Step" });

async function open(page: Page, asked: string): Promise<void> {
  await page.goto(`whole-tree/?figure=whole&${asked}`);
  await wakeFigure(figure(page));
  await expect(canvas(page)).toBeVisible();
}

test("Draws a typed tree with circles and probabilities, tells of outcomes, scrubs, and is undone", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  await page.goto("whole-tree/");
  await wakeFigure(figure(page));
  await expect(canvas(page)).toBeVisible();
  await search(page).selectOption("bestFirst");
  await menu(page, "Game").selectOption("tree");
  await expect(search(page)).toHaveValue("star1");
  await expect(search(page).locator("option")).toHaveText(["Expectimax", "Star1", "Star2"]);
  await expect(figure(page)).toContainText("all others would take it for MIN");
  await expect(said(page)).toContainText("Star1 is done");
  await menu(page, "Layout of the tree").selectOption("branches");
  await expect(picture(page).locator("path.chance")).toHaveCount(2);
  await expect(picture(page).locator("text.likely")).toHaveText(["1/2", "1/2", "1/6", "1/3", "1/2"]);
  // Star1 leaves the last outcome unread: it is gone from the picture, but for an outline.
  await expect(said(page)).toContainText(/Star1 is done.*nodes stay unread/);
  await expect(picture(page).locator("rect.cut")).not.toHaveCount(0);
  await search(page).selectOption("expectimax");
  await expect(picture(page).locator("rect.cut")).toHaveCount(0);
  await scrubber(page).fill("4");
  await expect(canvas(page)).toHaveAttribute("data-painted", "4");
  await expect(said(page)).toContainText("move 2, where chance draws");
  await scrubber(page).fill("5");
  await expect(said(page)).toContainText("move 2.1, probability 1/2");
  await picture(page).focus();
  for (const key of ["ArrowDown", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  await button(page, "Undo").click();
  await expect(search(page)).toHaveValue("star1");
  await expect(menu(page, "Layout of the tree")).toHaveValue("branches");
  expect(troubles).toEqual([]);
});

test("Plays the searches that know chance over a race, to the end of every game", async ({ page }) => {
  await open(page, "game=race3x3");
  await expect(figure(page)).toContainText(/69,223 nodes in \d MB/);
  await expect(said(page)).toContainText("Expectimax is done. It has read 69,223 of 69,223 nodes");
  for (const [name, title] of [
    ["star1", "Star1"],
    ["star2", "Star2"],
  ]) {
    await search(page).selectOption(name);
    // The last search's sentence stands until the next one has read.
    await expect(said(page)).toContainText(`${title} is done`);
    await expect(said(page)).toContainText(/nodes stay unread. The root is worth ≈ 0.401/);
  }
  const box = (await picture(page).boundingBox())!;
  await page.mouse.move(box.x + 0.3 * box.width, box.y + (1.5 / 33) * box.height);
  await expect(card(page)).toContainText("the die shows 1");
  await expect(card(page)).toContainText("1 of 3, probability 1/3");
  await page.mouse.move(box.x + 0.3 * box.width, box.y + (2.5 / 33) * box.height);
  await expect(card(page)).toContainText("MAX from the start to step 1");
  await expect(card(page)).toContainText("nobody: chance draws");
  await expect(card(page)).toContainText("the mean of its outcomes");
  await menu(page, "Colour nodes by").selectOption("turn");
  await expect(figure(page).getByRole("list", { name: "Colours" })).toContainText("chance");
  await holdQuestions(page);
  await figure(page).getByRole("textbox", { name: "Plies of the tree" }).fill("9");
  await figure(page).getByRole("textbox", { name: "Plies of the tree" }).press("Enter");
  await button(page, "Cancel").click();
  await expect(figure(page)).toContainText("Cancelled");
  await expect(canvas(page)).toBeVisible();
});

test("Shows what the last phrase names, though the one before waits for its code", async ({ page }) => {
  const letGo = await holdWorker(page, /withChance[^/]*\.js/);
  await open(page, "");
  const phrase = (figureSays: string) => page.locator(`ply-show[data-setting*='${figureSays}']`).first();
  const fetched = page.waitForRequest(/withChance/);
  await phrase('"game":"race3x2"').click();
  const code = (await fetched).url();
  await phrase('"search":"alphaBeta"').click();
  await expect(search(page)).toHaveValue("alphaBeta");
  letGo();
  await page.evaluate((script) => import(script), code);
  await expect(menu(page, "Game")).toHaveValue("ticTacToe");
  await expect(said(page)).toContainText("Alpha–beta is done");
});

test("Comes back to the tree that is here while another grows, and stays with it", async ({ page }) => {
  await open(page, "");
  await expect(said(page)).toContainText("Minimax is done");
  await holdQuestions(page);
  await menu(page, "Game").selectOption("race3x3");
  await expect(button(page, "Cancel")).toBeVisible();
  await button(page, "Undo").click();
  await expect(button(page, "Grow")).toBeVisible();
  await expect(menu(page, "Game")).toHaveValue("ticTacToe");
  await expect(canvas(page)).toBeVisible();
});

test("Opens a node in the Stepper with its chance nodes, and comes back by a link and by the browser", async ({
  page,
}) => {
  await open(page, "game=race3x2&search=star1&colour=visit&focus=1%200-1%202&from=0.1&to=0.4");
  await expect(card(page)).toContainText("Ply 3: the die shows 2");
  const seen = await figure(page).locator(".seen").textContent();
  await expect(card(page)).toContainText(/its first \d+ plies/);
  await card(page).getByRole("link", { name: "Open in the Stepper" }).click();
  await expect(page).toHaveURL(/playground\/\?figure=stepper&tree=\[/);
  const stepper = page.locator("figure#stepper");
  await wakeFigure(stepper);
  await expect(stepper.locator(".chances text").first()).toHaveText("1/2");
  await stepper.getByRole("link", { name: "In the whole tree" }).click();
  await wakeFigure(figure(page));
  await expect(figure(page).locator(".seen")).toHaveText(seen!);
  await expect(card(page)).toContainText("Ply 3: the die shows 2");
  await expect(menu(page, "Colour nodes by")).toHaveValue("visit");
  await page.goBack();
  await wakeFigure(stepper);
  await page.goBack();
  await wakeFigure(figure(page));
  await expect(card(page)).toContainText("Ply 3: the die shows 2");
});

test("Says of a search that knows no chance why it is not played, and of a tree what is wrong with it", async ({
  page,
}) => {
  await page.goto("whole-tree/?figure=whole&game=race3x2&search=alphaBeta");
  await expect(page.getByText("would take chance for MIN", { exact: false }).first()).toBeVisible();
  await open(page, "game=tree&position=[1,{1/2:3,1/2:4}]");
  const field = figure(page).getByRole("textbox", { name: "The tree" });
  await field.fill("[1, {1/2: 3, 1/3: 4}]");
  await field.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(figure(page)).toContainText("5/6");
  await field.fill("[1, {1/4: 3, 3/4: 5}]");
  await field.press("Enter");
  await expect(said(page)).toContainText("The root is worth 4.5");
  await page.reload();
  await wakeFigure(figure(page));
  await expect(field).toHaveValue("[1,{1/4:3,3/4:5}]");
  await expect(said(page)).toContainText("The root is worth 4.5");
});

test("Has its plies and nodes as a table and a list that name chance, and fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "game=race2x2");
  await figure(page).getByText("The same as a table").click();
  const turns = figure(page).locator("tbody tr td:first-of-type");
  await expect(turns.first()).toHaveText("chance");
  await expect(turns.nth(3)).toHaveText("MIN");
  await figure(page).getByText("The same as a list").click();
  const items = figure(page).getByRole("treeitem");
  await expect(items.nth(0)).toContainText("where chance draws");
  await expect(items.nth(1)).toContainText("the die shows 1, probability 1/2");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page, { within: ["figure#whole"] });
});
