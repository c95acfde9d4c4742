import { expect, type Locator, type Page } from "@playwright/test";
import { StepperOnPage } from "./stepper/stepperOnPage.ts";

/** A stepper that searches a game, and its board, as a reader meets them. */
export class BoardOnPage extends StepperOnPage {
  /** The board that can be played on. */
  readonly board: Locator = this.root.getByRole("group", { name: /^The position that is searched/ });
  /** What stands below the board. */
  readonly said: Locator = this.root.locator(".panel.board p:not(.fine)");
  readonly depth: Locator = this.root.getByRole("combobox", { name: "Depth" });

  /** Opens a link to a search of a game in the chapter's figure, and waits until it is shown. */
  static async search(page: Page, link: string): Promise<BoardOnPage> {
    await page.goto(`chapters/alpha-beta/?figure=textbook&${link}`);
    const figure = new BoardOnPage(page, "textbook");
    await figure.alive();
    await expect(figure.depth).toBeVisible();
    return figure;
  }

  /** The button of a column or a cell, by the beginning of its name. */
  aim(name: string): Locator {
    return this.board.getByRole("button", { name: new RegExp(`^${name}(,|$)`) });
  }

  async change(): Promise<void> {
    await this.button("Change the position").click();
  }
}
