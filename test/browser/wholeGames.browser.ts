import { type Browser, expect, type Page, test } from "@playwright/test";
import { type PlayedGame, playedGames, type ReadersSide, rulesOf } from "../../src/figures/play/playGames.ts";
import { GameOnPage } from "./gameOnPage.ts";
import { type Hand, keyboard, mouse, touch } from "./hands.ts";
import { watchTroubles } from "./watchTroubles.ts";
import { type Wanted, wholeGame } from "./wholeGame.ts";

/** What is to come about in a game, lest it be too plain. */
const wanted: Partial<Record<PlayedGame, Wanted>> = {
  othello: (move) => move === "pass",
  checkers: (move) => move.split("x").length > 2,
};

/** From its start to its end, as the engine plays it in advance: the page must come to the same moves and the same end. */
async function playWhole(page: Page, name: PlayedGame, side: ReadersSide, hand: Hand): Promise<void> {
  const troubles = watchTroubles(page);
  const { link, moves, ending } = wholeGame(name, side, wanted[name]);
  const game = await GameOnPage.open(page, link);
  if (hand === keyboard) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  }
  for (const [ply, { by, listed, ...presses }] of moves.entries()) {
    if (side === "both" || by === side) await hand(game, presses);
    // The opponent's moves come from the page's own worker.
    const last = game.moves.nth(ply);
    await last.waitFor();
    expect(await last.innerText(), `move ${ply + 1}`).toBe(listed);
  }
  await expect(game.said).toContainText(ending);
  expect(await game.moves.allInnerTexts()).toEqual(moves.map(({ listed }) => listed));
  expect(troubles).toEqual([]);
}

for (const name of playedGames) {
  test(`A whole game of ${rulesOf(name).name} by the mouse against the beginner`, {
    tag: name === "connectFour" ? "@core" : [],
  }, async ({ page }) => {
    await playWhole(page, name, "max", mouse);
  });

  test(`A whole game of ${rulesOf(name).name} by the keyboard alone, as the side that comes second`, async ({
    page,
  }) => {
    await playWhole(page, name, "min", keyboard);
  });

  test(`A whole game of ${rulesOf(name).name} by touch on a phone, both sides`, async ({ browser }) => {
    const page = await phone(browser);
    await playWhole(page, name, "both", touch);
    await page.context().close();
  });
}

async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  return context.newPage();
}
