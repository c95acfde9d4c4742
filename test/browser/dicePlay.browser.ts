import { expect, type Page, test } from "@playwright/test";
import { solvePig } from "../../src/engine/index.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { expectStyled } from "./expectStyled.ts";
import { holdWorker } from "./holdWorker.ts";
import { watchTroubles } from "./watchTroubles.ts";

const figure = (page: Page) => page.locator("ply-figure[data-kind=dicePlay]");
const said = (page: Page) => figure(page).getByRole("log");
const button = (page: Page, name: string | RegExp) => figure(page).getByRole("button", { name });
/** Plays on by the first choice that is open, as often as it takes. */
async function playOn(page: Page): Promise<void> {
  const end = /You have won|The program has won/;
  await expect(async () => {
    if (end.test((await said(page).textContent()) ?? "")) return;
    const open = figure(page).locator(".choice[aria-disabled=false]").first();
    if ((await open.count()) > 0) await open.click();
    expect(await said(page).textContent()).toMatch(end);
  }).toPass();
}

test("Pig is played by keys; a hint says what each choice wins, and a reload shows the same game", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  await page.goto("play/?game=pig");
  await expect(said(page)).toContainText("Your turn: roll.");
  await button(page, "Roll").focus();
  await page.keyboard.press("r");
  await expect(said(page)).toContainText("You roll 6: 6 in this turn.");
  await page.keyboard.press("R");
  await expect(said(page)).toContainText("You roll 6: 12 in this turn.");
  await button(page, "Hint").click();
  const solved = solvePig(100);
  const row = (name: string) => figure(page).getByRole("row", { name: new RegExp(`^${name}`) });
  await expect(row("Roll")).toContainText(solved.rolling(0, 0, 12).toFixed(4));
  await expect(row("Hold")).toContainText(solved.holding(0, 0, 12).toFixed(4));
  await expectAccessible(page, { within: ["ply-figure"] });
  await expectStyled(page);
  await button(page, "Roll").focus();
  await page.keyboard.press("h");
  await expect(said(page)).toContainText("The program");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(said(page)).toContainText("You roll 6: 12 in this turn.");
  await expect(page).toHaveURL(/moves=roll(,|%2C)roll/);
  await page.reload();
  await expect(said(page)).toContainText("You roll 6: 12 in this turn.");
  expect(troubles).toEqual([]);
});

test("A race is played to its end by taps on a phone, and another game is a choice away", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("play/?game=race&level=beginner");
  await expect(said(page)).toContainText("The die shows");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await playOn(page);
  await button(page, "New game").click();
  await expect(said(page)).toContainText("The die shows");
  await button(page, "Undo").click();
  await expect(said(page)).toContainText(/You have won|The program has won/);
  await figure(page).getByRole("combobox", { name: "Game" }).selectOption({ label: "Tic-tac-toe" });
  await expect(page.getByRole("group", { name: /tic-tac-toe/i }).first()).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Game" })).toHaveValue("ticTacToe");
  await page.getByRole("link", { name: "Pig", exact: true }).click();
  await expect(said(page)).toContainText("Your turn: roll.");
  await page.goBack();
  await expect(page.getByRole("combobox", { name: "Game" })).toHaveValue("ticTacToe");
  expect(troubles).toEqual([]);
});

test("A link with a choice that is none shows the game up to there, and says so while the program plays", async ({
  page,
}) => {
  await page.goto("play/?game=pig&moves=roll,hold,fly");
  const notice = figure(page).getByText("This link is broken: ");
  await expect(notice).toContainText("Choice 3: ");
  await expect(notice).toContainText("Here is the game up to there.");
  await expect(notice).not.toContainText("instead");
  await expect(said(page)).toContainText("The program rolls");
  await expect(notice).toBeVisible();
});

test("Sampling says what it tried, by keys and after a reload; it is cancelled, and goes on when it is asked", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("play/?game=race&level=sampling&playouts=100&seed=7");
  const tried = figure(page).getByRole("region", { name: "What sampling tried" });
  const visits = tried.locator("tbody td:nth-child(2)");
  await expect(async () => {
    await button(page, "Hint").focus();
    // Whichever man may move; the other key does nothing then, nor while the program thinks.
    await page.keyboard.press("1");
    await page.keyboard.press("2");
    await expect(visits).toHaveCount(2, { timeout: 500 });
  }).toPass();
  await expect(visits.first()).not.toHaveText("–");
  await expect(figure(page).locator(".choice[aria-disabled=false]").first()).toBeVisible();
  const texts = await visits.allTextContents();
  expect(texts.reduce((sum, text) => sum + Number(text), 0)).toBe(100);
  await expectAccessible(page, { within: ["ply-figure"] });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.reload();
  await expect(visits).toHaveText(texts.map((text) => text.trim()));
  expect(page.url()).toContain("playouts=100");

  const playouts = figure(page).getByRole("combobox", { name: "Playouts a choice" });
  await playouts.selectOption("100000");
  await holdWorker(page, /diceWorker/);
  await page.goto("play/?game=pig&level=sampling&playouts=100000&begins=program&seed=5");
  await button(page, "Cancel").click();
  await expect(figure(page)).toContainText("let it think again");
  await button(page, "Let it think").click();
  await expect(button(page, "Cancel")).toBeVisible();
  await figure(page).getByRole("combobox", { name: "Against" }).selectOption("holdAt20");
  await expect(tried).toHaveCount(0);
  await expect(said(page)).toContainText(/Your turn: roll|Roll again/);
  expect(troubles).toEqual([]);
});
