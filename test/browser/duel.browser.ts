import { expect, type Page, test } from "@playwright/test";
import { duel } from "../../src/figures/duel/duel.ts";
import { scoreOf } from "../../src/figures/duel/duelScore.ts";
import { pairSteps } from "../../src/figures/duel/pairSteps.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { expectStyled } from "./expectStyled.ts";
import { holdWorker } from "./holdWorker.ts";
import { keepProgram } from "./keepProgram.ts";
import { expectimax, expectimaxInPython } from "./readersPrograms.ts";
import { watchTroubles } from "./watchTroubles.ts";

const figure = (page: Page) => page.locator("ply-figure[data-kind=duel]");
const button = (page: Page, name: string | RegExp) => figure(page).getByRole("button", { name });
const progress = (page: Page) => figure(page).locator(".progress");
const won = (page: Page) => figure(page).locator("tbody tr").first().locator("td").first();

/** How many games the first player wins, as the engine plays them. */
function gamesWon(said: Readonly<Record<string, unknown>>): number {
  const view = duel.place(said).given;
  const pairs = Array.from({ length: view.pairs }, (_, number) => {
    const step = pairSteps(view, number).next();
    if (!step.done) throw new Error("A program plays");
    return step.value;
  });
  return scoreOf(pairs)!.wins;
}

test("A duel is played as the engine plays it, by keys; a reload and other dice play it again", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  const said = { game: "race", first: "sampling,100", second: "beginner", pairs: 6 };
  await page.goto(`playground/?figure=duel&${duel.write(duel.place(said).given)}`);
  await expect(progress(page)).toHaveText("12 of 12 games");
  await expect(won(page)).toHaveText(`${gamesWon(said)} of 12`);
  await expect(figure(page).locator(".strip i")).toHaveCount(6);
  await expect(figure(page).locator(".say")).toContainText("Sampling, 100 playouts won");
  await expectAccessible(page, { within: ["ply-figure"] });
  await expectStyled(page);

  const second = figure(page).getByRole("group", { name: "Second" }).getByRole("combobox").first();
  await second.selectOption("exact");
  await expect(progress(page)).toHaveText("12 games, a number fixed before the first");
  // What waits goes on waiting where Back brings it again; what was played is played again.
  const pairs = figure(page).getByRole("textbox", { name: "Pairs of games" });
  await pairs.fill("7");
  await pairs.press("Enter");
  await expect(page).toHaveURL(/pairs=7.*&begun=no/);
  await page.goBack();
  await expect(pairs).toHaveValue("6");
  await expect(progress(page)).toHaveText("12 games, a number fixed before the first");
  await button(page, "Play 12 games").focus();
  await page.keyboard.press("Enter");
  await expect(progress(page)).toHaveText("12 of 12 games");
  await expect(won(page)).toHaveText(`${gamesWon({ ...said, second: "exact" })} of 12`);
  await expect(page).toHaveURL(/second=exact/);
  await page.reload();
  await expect(progress(page)).toHaveText("12 of 12 games");
  await expect(won(page)).toHaveText(`${gamesWon({ ...said, second: "exact" })} of 12`);
  await button(page, "Play afresh").click();
  await expect(won(page)).toHaveText(`${gamesWon({ ...said, second: "exact", seed: 2 })} of 12`);

  await pairs.fill("none");
  await pairs.press("Enter");
  await expect(figure(page).getByRole("alert")).toContainText("no whole number from 1 to 500");
  expect(troubles).toEqual([]);
});

test("A duel is cancelled at once and goes on, and on a phone nothing is wider than the page", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await holdWorker(page, /duelWorker/);
  await page.goto("playground/?figure=duel&game=pig&first=expectimax,3&second=holdAt20&pairs=3&seed=2");
  await button(page, "Cancel").click();
  await expect(progress(page)).toHaveText("Cancelled after 0 of 6 games");
  letGo();
  await button(page, "Play 6 games").click();
  await expect(progress(page)).toHaveText("6 of 6 games");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(troubles).toEqual([]);
});

test("A reader's own expectimax duels as the notebook's does, and one that breaks off loses, with the reason", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await page.goto("playground/?figure=duel&first=program,expectimax,python,3&second=beginner&pairs=2");
  await expect(figure(page)).toContainText(/The duel broke off: This browser has no program of yours/);
  await expect(won(page)).toHaveText("–");
  await keepProgram(page, expectimax, "expectimax:javaScript");
  await page.goto("playground/?figure=duel&first=program,expectimax,javaScript,3&second=sampling,10&pairs=4");
  await expect(progress(page)).toHaveText("8 of 8 games");
  const engine = { game: "race", first: "expectimax,3", second: "sampling,10", pairs: 4 };
  await expect(won(page)).toHaveText(`${gamesWon(engine)} of 8`);
  await expect(figure(page).locator("tbody th").first()).toContainText("Your program in JavaScript");

  await test.step("The same in two languages share every pair", async () => {
    await keepProgram(page, expectimaxInPython, "expectimax:python");
    await page.goto(
      "playground/?figure=duel&first=program,expectimax,javaScript,2&second=program,expectimax,python,2&pairs=2",
    );
    await expect(progress(page)).toHaveText("4 of 4 games");
    await expect(won(page)).toHaveText("2 of 4");
    await expect(figure(page).locator(".strip .shared")).toHaveCount(2);
  });

  await keepProgram(page, "function visit() { return nothing.here }", "expectimax:javaScript");
  await page.goto("playground/?figure=duel&first=program,expectimax,javaScript,3&second=beginner&pairs=2");
  await expect(progress(page)).toHaveText("4 of 4 games");
  await expect(won(page)).toHaveText("0 of 4");
  await expect(figure(page)).toContainText(
    /4 games were lost because a program came to no choice\. Your program breaks off in line 1: ReferenceError/,
  );
  expect(troubles).toEqual([]);
});
