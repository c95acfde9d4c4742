import { expect, type Locator, type Page } from "@playwright/test";
import { formatInterval, formatValue } from "../../../src/drawing/formatValue.ts";
import { algorithms } from "../../../src/kit/run/algorithms.ts";
import { wakeFigure } from "../openFigure.ts";
import type { ExpectedRun } from "./expectedRun.ts";

interface Look {
  readonly step: string | undefined;
  readonly sentence: string | undefined;
  /**
   * Leaves read, least possible, nodes, cutoffs, leaves left unread (at the end): as far as they are known. A search
   * that never cuts shows leaves and nodes alone.
   */
  readonly counts: readonly number[];
  /** What is known of the root. */
  readonly root: string | undefined;
  /** Nodes drawn. */
  readonly nodes: number;
}

/** A stepper as a reader meets it on a page. */
export class StepperOnPage {
  readonly page: Page;
  readonly figure: Locator;
  /** The stop of the Tab key from which keys step. */
  readonly root: Locator;
  /** What is said of the step. */
  readonly live: Locator;
  /** The field of the tree or the position. */
  readonly field: Locator;
  readonly algorithm: Locator;
  readonly scrubber: Locator;
  /** What waits to be reached for. */
  readonly sleeping: Locator;
  readonly drawing: Locator;

  constructor(page: Page, name: string) {
    this.page = page;
    const figure = page.locator(`figure[id="${name}"]`);
    this.figure = figure;
    this.sleeping = figure.locator("[data-awake]");
    this.root = figure.getByRole("group", { name: /^Figure: / });
    this.live = this.root.locator("[aria-live]");
    this.field = this.root.getByRole("textbox", { name: /^(Tree|Position)$/ });
    this.algorithm = this.root.getByRole("combobox", { name: "Algorithm" });
    this.drawing = this.root.locator(".opening svg:has([role=tree])");
    this.scrubber = this.root.getByRole("slider", { name: "Step" });
  }

  /** Opens a page, relative to the home page, and waits until the figure of that name is alive. */
  static async open(page: Page, address: string, name: string): Promise<StepperOnPage> {
    await page.goto(address);
    const figure = new StepperOnPage(page, name);
    await figure.alive();
    return figure;
  }

  /** Reaches for the figure, upon which it comes to life. */
  async alive(): Promise<void> {
    await wakeFigure(this.figure);
  }

  button(name: string | RegExp): Locator {
    return this.root.getByRole("button", { name, exact: typeof name === "string" });
  }

  /** Opens the menu to share and export, and chooses what begins with these words. */
  async share(words: string): Promise<void> {
    await this.button("Share and export").click();
    await this.button(new RegExp(`^${words}`)).click();
  }

  /** A drawn node by its id: ply by ply, from left to right, the root is 0. */
  node(id: number): Locator {
    return this.root.locator(`[data-node="${id}"]`);
  }

  /** Waits until the tree can be moved by hand: the code for that comes when a pointer does. */
  async gesturesHaveCome(): Promise<void> {
    await this.drawing.hover();
    await expect.poll(() => this.drawing.evaluate((svg) => "__zoom" in svg)).toBe(true);
  }

  /** Where the tree stands in its frame, and how large. */
  view(): Promise<string | null> {
    return this.drawing.locator("> g").first().getAttribute("transform");
  }

  /** Moves the focus by the Tab key, as far as it takes. */
  async tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    for (let stops = 0; stops < 80; stops++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`${key} does not lead to ${target}`);
  }

  /** What the figure shows now, read at one go. */
  look(): Promise<Look> {
    return this.root.evaluate((root) => {
      const text = (selector: string) =>
        root.querySelector(selector)?.textContent?.replace(/\s+/g, " ").trim();
      const numbers = [...root.querySelectorAll(".controls .count:last-child b")]
        .filter((number) => number.checkVisibility({ visibilityProperty: true }))
        .map((number) => number.textContent);
      return {
        step: root.querySelector("[aria-valuetext]")?.getAttribute("aria-valuetext") ?? undefined,
        sentence: text("[aria-live]"),
        // Printed as "1,460,117".
        counts: numbers.map((number) => Number(number.replaceAll(",", ""))),
        root: text(".opening [data-node='0'] .label"),
        nodes: root.querySelectorAll(".opening [data-node]").length,
      };
    });
  }

  /**
   * Holds all that to the run: step, sentence, counts, the root's label and the number of nodes. Where true values are
   * revealed, the root says its own as long as nothing is known of it.
   */
  async shows(run: ExpectedRun, step: number, { revealed = false } = {}): Promise<void> {
    const { leaves, nodes, cutoffs } = run.trace.counters(step);
    const { leaves: all, fewest } = run.measures;
    const unread = all !== undefined && step === run.trace.length ? all - leaves : undefined;
    const cuts = algorithms[run.setup.algorithm].prunes;
    const { low, high } = run.trace.node(0, step);
    const expected: Look = {
      step: `step ${step.toLocaleString("en")} of ${run.trace.length.toLocaleString("en")}`,
      sentence: run.sentence(step),
      counts: (cuts ? [leaves, fewest, nodes, cutoffs, unread] : [leaves, nodes]).filter(
        (count) => count !== undefined,
      ),
      root:
        revealed && low === -Infinity && high === Infinity
          ? formatValue(run.measures.truth[0])
          : formatInterval(low, high),
      // Of a tree that is too large only a part is drawn.
      nodes: run.outline.complete ? run.outline.nodes.length : (expect.any(Number) as unknown as number),
    };
    await expect.poll(() => this.look()).toEqual(expected);
  }

  /** Holds the tree in the field and all that is shown of its run. */
  async showsTree(run: ExpectedRun, step: number, seen?: { revealed: boolean }): Promise<void> {
    await expect(this.field).toHaveValue(run.setup.tree!);
    await this.shows(run, step, seen);
  }
}
