import { expect, type Page, test } from "@playwright/test";
import { countPlies, ticTacToe, ticTacToeClass } from "../../src/engine/index.ts";
import { hydrated } from "./openFigure.ts";
import { tabTo } from "./tabTo.ts";
import { watchTroubles } from "./watchTroubles.ts";

const address = "chapters/game-trees/";
const ending = "XOXOX..O.";
const empty = ticTacToe.write(ticTacToe.start);

const figure = (page: Page) => page.locator("figure#grow");
const button = (page: Page, name: string) => figure(page).getByRole("button", { name, exact: true });
const boards = (page: Page) => figure(page).getByRole("treeitem");
const field = (page: Page) =>
  figure(page).getByRole("textbox", { name: "Start position as nine characters" });
const said = (page: Page) => figure(page).locator("[aria-live]");

/** How many boards the first plies below a position have, by the engine. */
function boardsTo(position: string, plies: number, what: "nodes" | "classes"): number {
  const counts = countPlies(ticTacToe, ticTacToe.read(position), ticTacToeClass);
  return counts.slice(0, plies + 1).reduce((sum, count) => sum + count[what], 0);
}

async function load(page: Page, link = ""): Promise<void> {
  await page.goto(address + link);
  await hydrated(figure(page));
}

/** Opens a chapter, or a link to it, and reaches for its growing tree, which wakes it. */
async function open(page: Page, link = ""): Promise<void> {
  await load(page, link);
  await figure(page).hover();
  await expect(figure(page).locator("[data-awake]")).toHaveAttribute("data-awake", "true");
}

async function type(page: Page, position: string): Promise<void> {
  await field(page).fill(position);
  await field(page).press("Enter");
}

/** Presses Tab until the element has the focus. */
test("The tree grows and shrinks ply by ply, and its counts with it", { tag: "@core" }, async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page);
  for (const plies of [2, 1, 0]) {
    await button(page, "One ply less").click();
    await expect(boards(page)).toHaveCount(boardsTo(ending, plies, "nodes"));
  }
  for (const plies of [1, 2, 3]) {
    await button(page, "One ply more").click();
    await expect(boards(page)).toHaveCount(boardsTo(ending, plies, "nodes"));
    const sum = figure(page)
      .getByRole("row", { name: /^so far/ })
      .getByRole("cell")
      .first();
    await expect(sum).toHaveText(String(boardsTo(ending, plies, "nodes")));
  }
  await expect(button(page, "One ply more")).toHaveAttribute("aria-disabled", "true");
  expect(troubles).toEqual([]);
});

test("What is pressed first wakes the tree and is done", async ({ page }) => {
  await load(page);
  await expect(figure(page).locator("[data-awake]")).toHaveAttribute("data-awake", "false");
  // As from a screen reader, which neither points nor moves the focus there before.
  await button(page, "One ply less").dispatchEvent("click");
  await button(page, "One ply less").dispatchEvent("click");
  await expect(boards(page)).toHaveCount(boardsTo(ending, 1, "nodes"));
});

test("Folding draws each class once, and says how many positions it stands for", async ({ page }) => {
  await open(page);
  await type(page, empty);
  await button(page, "One ply less").click();
  await expect(boards(page)).toHaveCount(boardsTo(empty, 2, "nodes"));
  await figure(page).getByRole("checkbox", { name: "fold symmetric positions" }).check();
  await expect(boards(page)).toHaveCount(boardsTo(empty, 2, "classes"));
  await expect(said(page)).toContainText("folded into 12 boards");
  await expect(boards(page).and(page.getByLabel(/^X top left,.* ×4 positions$/))).toHaveCount(1);
  await figure(page).getByRole("checkbox", { name: "fold symmetric positions" }).uncheck();
  await expect(boards(page)).toHaveCount(boardsTo(empty, 2, "nodes"));
  // Unfolded, the boards that fell together are marked with the one that is pointed at.
  await boards(page)
    .and(page.getByLabel(/^X top left,/))
    .hover();
  await expect(figure(page).locator(".twin")).toHaveCount(4);
  await expect(said(page)).toContainText("one of 4 in its row that are the same up to symmetry");
});

test("A row too wide to draw becomes a band with its count", async ({ page }) => {
  await open(page, `?figure=grow&position=${empty}&plies=5`);
  await expect(boards(page)).toHaveCount(boardsTo(empty, 3, "nodes"));
  await expect(
    figure(page).getByRole("img", { name: "Ply 4: 3,024 boards, too many to draw" }),
  ).toBeVisible();
  await expect(
    figure(page).getByRole("img", { name: "Ply 5: 15,120 boards, too many to draw" }),
  ).toBeVisible();
});

test("The start position is edited by mouse", async ({ page }) => {
  await open(page);
  await button(page, "Clear").click();
  await expect(field(page)).toHaveValue(empty);
  await button(page, "centre: empty").click();
  await button(page, "top left: empty").click();
  await expect(field(page)).toHaveValue("O...X....");
  await expect(boards(page)).toHaveCount(boardsTo("O...X....", 3, "nodes"));
  await button(page, "Reset").click();
  await expect(field(page)).toHaveValue(ending);
  await expect(boards(page)).toHaveCount(boardsTo(ending, 3, "nodes"));
});

test("The start position is edited by keyboard", async ({ page }) => {
  await open(page);
  await tabTo(page, button(page, "top left: X"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(button(page, "bottom left: empty")).toBeFocused();
  await page.keyboard.press("x");
  await expect(boards(page)).toHaveCount(1);
  await expect(said(page)).toContainText("The game is over");
  await page.keyboard.press("Delete");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("x");
  await expect(button(page, "bottom: X")).toBeFocused();
  await expect(figure(page).getByRole("alert")).toContainText("4 X and 2 O cannot arise");
  await expect(boards(page)).toHaveCount(boardsTo(ending, 3, "nodes"));
  await page.keyboard.press("o");
  await expect(field(page)).toHaveValue(ending);
  await expect(figure(page).getByRole("alert")).toHaveCount(0);
});

test("A bad position says what is wrong, and the last good tree stays", async ({ page }) => {
  await open(page);
  for (const [text, problem] of [
    ["XX.......", "2 X and 0 O cannot arise"],
    ["XO", "there are 2"],
    ["XOXOX..Q.", 'Character 8, "Q": expected X, O or .'],
  ]) {
    await type(page, text);
    await expect(figure(page).getByRole("alert")).toContainText(problem);
    await expect(field(page)).toHaveValue(text);
    await expect(field(page)).toHaveAttribute("aria-invalid", "true");
    await expect(boards(page)).toHaveCount(boardsTo(ending, 3, "nodes"));
  }
  await type(page, empty);
  await expect(figure(page).getByRole("alert")).toHaveCount(0);
  await expect(boards(page)).toHaveCount(boardsTo(empty, 3, "nodes"));
});

test("Arrow keys walk the tree, each board says its path, and Enter makes it the root", async ({ page }) => {
  await open(page);
  await tabTo(page, boards(page).first());
  await page.keyboard.press("ArrowDown");
  await expect(said(page)).toHaveText("X right: O (MIN) is to move. 2 games go through here.");
  await page.keyboard.press("ArrowRight");
  await expect(said(page)).toHaveText("X bottom left: X has won, outcome 1. 1 game ends here.");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await expect(said(page)).toContainText("X right, O bottom left, X bottom right: X has won");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("XOXOXXOO.");
  await expect(boards(page)).toHaveCount(boardsTo("XOXOXXOO.", 3, "nodes"));
});

test("The board under the pointer shows its path", async ({ page }) => {
  await open(page);
  await boards(page).nth(4).hover();
  await expect(said(page)).toContainText("X right, O bottom left: X (MAX) is to move");
  await page.mouse.move(0, 0);
  await expect(said(page)).toContainText("Ply 3 has 2 nodes");
});

test("A link brings back the view, and a broken one says so", async ({ page }) => {
  await open(page);
  await type(page, empty);
  await figure(page).getByRole("checkbox", { name: "fold symmetric positions" }).check();
  await button(page, "Share and export").click();
  await button(page, "Copy a link to this view").click();
  await expect(page).toHaveURL(/figure=grow/);
  await page.reload();
  await figure(page).scrollIntoViewIfNeeded();
  await expect(boards(page)).toHaveCount(boardsTo(empty, 3, "classes"));
  await open(page, "?figure=grow&position=XX.......&plies=2");
  await expect(figure(page).getByRole("status")).toContainText(
    "This link is broken: 2 X and 0 O cannot arise",
  );
  await expect(boards(page)).toHaveCount(boardsTo(ending, 3, "nodes"));
});

test("The whole game fits a phone without sideways scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `?figure=grow&position=${empty}&plies=9&fold=yes`);
  await expect(boards(page)).toHaveCount(boardsTo(empty, 9, "classes"));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const frame = (await figure(page).boundingBox())!;
  for (const place of [17, 400, 764]) {
    const box = (await boards(page).nth(place).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(frame.x);
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
  }
  await figure(page).getByRole("button", { name: "Share and export" }).click();
  const download = page.waitForEvent("download");
  await figure(page)
    .getByRole("button", { name: /^SVG the tree/ })
    .click();
  expect((await download).suggestedFilename()).toBe("grow-tree.svg");
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the picture and its counts stand", async ({ page }) => {
    await page.goto(address);
    await expect(boards(page)).toHaveCount(boardsTo(ending, 3, "nodes"));
    await expect(boards(page).last()).toBeVisible();
    await expect(figure(page).getByRole("row", { name: /^in all/ })).toContainText("8");
  });
});
