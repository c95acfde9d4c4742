import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { playTournament } from "../../src/figures/tournament/playView.ts";
import { tournament, tournamentFacts } from "../../src/figures/tournament/tournament.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { openFigure } from "./openFigure.ts";
import { watchTroubles } from "./watchTroubles.ts";

const address = "chapters/choosing/";
const figure = (page: Page, name = "tournament") => page.locator(`figure#${name}`);
const button = (page: Page, title: string | RegExp) =>
  figure(page).getByRole("button", { name: title, exact: true });
const viewOf = (said: Readonly<Record<string, unknown>>) => tournament.place(said).given;
const factsOf = (said: Readonly<Record<string, unknown>>) => {
  const view = viewOf(said);
  return tournamentFacts(view, playTournament(view));
};

/** Opens the chapter, or a link to it, and reaches for a figure, which wakes it. */
const open = (page: Page, link = "", name = "tournament") =>
  openFigure(page, address + link, figure(page, name), () => figure(page, name).locator(".say").hover());

test("A link's tournament is played in workers as the engine plays it, watched, saved and cancelled", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  const props = { game: "ticTacToe", players: "random,greedy,mcts", amount: 100, openings: 2 };
  await open(page, `?${tournament.write(viewOf(props))}&figure=tournament`);
  await expect(figure(page).locator(".progress")).toHaveText("12 of 12 games");
  const facts = factsOf(props);
  const cell = figure(page).getByRole("button", { name: /^MCTS against Greedy/ });
  await expect(cell.locator("b")).toHaveText(facts.mctsGreedy);

  // By keyboard: from the cell that is looked at to another, and through its game.
  await figure(page).locator(".cross [aria-pressed=true]").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(figure(page).locator(".cross [aria-pressed=true]")).toBeFocused();
  await button(page, "To the start").click();
  await page.keyboard.press("ArrowRight");
  await expect(figure(page).locator(".steps p")).toContainText(/^Move 1 of \d: .*by lot$/);

  const download = page.waitForEvent("download");
  await button(page, "Save the games as CSV").click();
  const rows = (await readFile(await (await download).path(), "utf8")).trim().split("\r\n");
  expect(rows).toHaveLength(13);

  await figure(page).getByRole("textbox", { name: "Openings of each two" }).fill("many");
  await page.keyboard.press("Enter");
  await expect(figure(page).getByRole("alert")).toContainText("no whole number from 1 to 200");
  await page.keyboard.press("Escape");

  // A million nodes a move take long enough to be cancelled, and a hundred do not.
  const amount = figure(page).getByRole("textbox", { name: "How many nodes a move" });
  await amount.fill("1,000,000");
  await amount.press("Enter");
  await button(page, "Play 12 games").click();
  await button(page, "Cancel").press("Enter");
  await expect(figure(page).locator(".progress")).toContainText("Cancelled after");
  await amount.fill("100");
  await amount.press("Enter");
  await button(page, "Play 12 games").click();
  await expect(cell.locator("b")).toHaveText(facts.mctsGreedy);
  expect(troubles).toEqual([]);
});

test("Answers light the guide's path, and nothing is wider than a phone", async ({ page }) => {
  const troubles = watchTroubles(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "", "guide");
  const guide = figure(page, "guide");
  await expect(guide.locator(".advice.lit b")).toHaveText("Alpha–beta with everything");
  // Chess is answered for alike; one name is lit, the one that was pressed.
  const lit = guide.locator(".known [aria-pressed=true]");
  await expect(lit).toHaveText("Connect Four");
  await guide.getByRole("button", { name: "chess", exact: true }).click();
  await expect(lit).toHaveText("chess");
  await guide.getByRole("radio", { name: "yes" }).first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(guide.locator(".advice.lit b")).toHaveText("A bandit: UCB1 or Thompson sampling");
  await expect(lit).toHaveCount(0);
  const byHand = guide.getByRole("link", { name: "by hand: A bandit: UCB1 or Thompson sampling" });
  await expect(byHand).toHaveAttribute("href", /be-the-search\/\?algorithm=ucb1$/);
  await page.getByText("In poker", { exact: true }).click();
  await expect(guide.locator(".say")).toContainText("After 5 questions: Regret matching");
  await guide.getByRole("button", { name: "backgammon", exact: true }).click();
  await expect(guide.locator(".advice.lit b")).toHaveText("Expectimax, cut by Star1 or Star2");
  await expect(guide.locator(".advice.lit").getByRole("link", { name: "16", exact: true })).toHaveAttribute(
    "href",
    /chapters\/chance\/$/,
  );
  await open(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(troubles).toEqual([]);
});

test("Axe finds nothing in a tournament that was played, nor in a guide, in either colour", async ({
  page,
}) => {
  await open(page);
  await expectAccessible(page, { within: ["figure#tournament", "figure#guide"] });
});
