import { expect, type Locator, type Page } from "@playwright/test";
import type { PairOfRuns } from "../../src/figures/lockstep/pairOfRuns.ts";
import { sayPair } from "../../src/figures/lockstep/words.ts";
import { wakeFigure } from "./openFigure.ts";

/** Two searches in lockstep as a reader meets them on a page. */
export class LockstepOnPage {
  readonly page: Page;
  /** The stop of the Tab key from which keys step. */
  readonly root: Locator;
  readonly live: Locator;
  readonly field: Locator;
  readonly lanes: Locator;

  constructor(page: Page, name: string) {
    this.page = page;
    this.root = page.locator(`figure[id="${name}"]`).getByRole("group", { name: /^Figure: / });
    this.live = this.root.locator("[aria-live]");
    this.field = this.root.getByRole("textbox", { name: "Tree" });
    this.lanes = this.root.locator(".lane");
  }

  static async open(page: Page, address: string, name = "pair"): Promise<LockstepOnPage> {
    await page.goto(address);
    const figure = new LockstepOnPage(page, name);
    await wakeFigure(page.locator(`figure[id="${name}"]`));
    return figure;
  }

  choose(what: "Algorithm" | "Order of moves", side: "left" | "right", option: string): Promise<string[]> {
    return this.root.getByRole("combobox", { name: `${what} on the ${side}` }).selectOption(option);
  }

  button(name: string): Locator {
    return this.root.getByRole("button", { name, exact: true });
  }

  /** Holds the step, what is heard and what is counted to the two runs. */
  async shows(pair: PairOfRuns, at: number): Promise<void> {
    const { pairs, lanes } = pair;
    const counts = lanes.map(({ run }, side) => run.trace.counters(pairs.step(side, at)));
    await expect(this.live).toHaveText(sayPair(pair, at));
    await expect(this.root.getByRole("slider", { name: "Step" })).toHaveAttribute(
      "aria-valuetext",
      `step ${at.toLocaleString("en")} of ${pairs.last.toLocaleString("en")}`,
    );
    for (const [side, { nodes, leaves }] of counts.entries()) {
      const cells = this.root.locator("tbody tr").nth(side).getByRole("cell");
      await expect(cells.nth(0)).toHaveText(String(nodes));
      await expect(cells.nth(1)).toHaveText(String(leaves));
    }
  }
}
