import { expect, type Locator, type Page } from "@playwright/test";

/** A game against the searches, as a reader meets it. */
export class GameOnPage {
  readonly page: Page;
  readonly root: Locator;
  readonly said: Locator;
  readonly field: Locator;
  readonly board: Locator;
  /** What a board of small cells says after the first tap on one. */
  readonly asksAgain: Locator;
  /** The moves of the list, in the order in which they were played. */
  readonly moves: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator("figure#play");
    this.said = this.root.getByRole("log");
    this.field = this.root.getByRole("textbox", { name: "Your move" });
    this.board = this.root.getByRole("group", { name: /^The board, to play on/ });
    this.asksAgain = this.root.getByText("Tap it again to play there.");
    this.moves = this.root.getByRole("region", { name: "The moves so far" }).locator("td:not(:empty)");
  }

  /** Opens a link to a game, which wakes the figure. */
  static async open(page: Page, link: string): Promise<GameOnPage> {
    await page.goto(`play/?figure=play&${link}`);
    const game = new GameOnPage(page);
    await game.awake();
    return game;
  }

  /** Goes on with another game. A reload would bring back the one that was left. */
  async goOn(link: string): Promise<void> {
    await this.page.goto(`play/?figure=play&${link}`);
    await this.awake();
  }

  async awake(): Promise<void> {
    await expect(this.root.locator("[data-awake]")).toHaveAttribute("data-awake", "true");
  }

  button(name: string): Locator {
    return this.root.getByRole("button", { name, exact: true });
  }

  /** The button of a cell or a column, by the beginning of its name. */
  aim(name: string): Locator {
    return this.board.getByRole("button", { name: new RegExp(`^${name}(,|$)`) });
  }

  /** Presses the Tab key until the focus is on this, or in it. */
  async tabTo(target: Locator): Promise<void> {
    for (let stops = 0; stops < 60; stops++) {
      if (await target.evaluate((element) => element.contains(document.activeElement))) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`The Tab key does not lead to ${target}`);
  }

  /** Walks on the board by the arrow keys, from where the focus is to the cell or column of this name. */
  async walkTo(name: string): Promise<void> {
    const [right, down] = await this.board.evaluate((board, name) => {
      const buttons = [...board.querySelectorAll("button")];
      const columns = Number(getComputedStyle(board).getPropertyValue("--columns"));
      const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
      const to = buttons.findIndex((button) => button.getAttribute("aria-label")?.split(",")[0] === name);
      return [(to % columns) - (from % columns), Math.floor(to / columns) - Math.floor(from / columns)];
    }, name);
    for (let step = 0; step < Math.abs(right); step++)
      await this.page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
    for (let step = 0; step < Math.abs(down); step++)
      await this.page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
    await expect(this.aim(name)).toBeFocused();
  }

  async type(move: string): Promise<void> {
    await this.field.fill(move);
    await this.field.press("Enter");
  }

  /** Waits until the reader may move, or the game is over; true if it is. */
  async settled(): Promise<boolean> {
    await expect(this.said).toContainText(/Your move|over|resigned/);
    return !(await this.said.innerText()).includes("Your move");
  }
}
