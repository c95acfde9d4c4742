import { expect } from "@playwright/test";
import type { GameOnPage } from "./gameOnPage.ts";
import type { WholeMove } from "./wholeGame.ts";

/** A way to make a move on a board. */
export type Hand = (game: GameOnPage, move: Pick<WholeMove, "aims" | "choice">) => Promise<void>;

export const mouse: Hand = async (game, { aims, choice }) => {
  for (const aim of aims) await game.aim(aim).click();
  if (choice !== undefined) await game.button(choice).click();
};

export const touch: Hand = async (game, { aims, choice }) => {
  for (const aim of aims) {
    await game.aim(aim).tap();
    // Where a finger is broader than a cell, the first tap shows the move.
    if (await game.asksAgain.isVisible()) await game.aim(aim).tap();
  }
  if (choice !== undefined) await game.button(choice).tap();
};

/** By Tab, the arrow keys and Enter: from wherever the focus is. */
export const keyboard: Hand = async (game, { aims, choice }) => {
  const { page } = game;
  for (const aim of aims) {
    await game.tabTo(game.board);
    await game.walkTo(aim);
    await page.keyboard.press("Enter");
  }
  if (choice !== undefined) {
    await game.tabTo(game.button(choice));
    await page.keyboard.press("Enter");
    // The button is gone, and the keyboard is where the next move is made.
    await expect(game.board.locator(":focus")).toBeVisible();
  }
};
