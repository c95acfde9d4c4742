import { expect, type Page, test } from "@playwright/test";
import { budget } from "../../../scripts/built/checkBudget.ts";
import { back, forward, next } from "../../../src/trace/index.ts";
import { hydrated } from "../openFigure.ts";
import { expectedRun, textbookTree } from "./expectedRun.ts";
import { StepperOnPage } from "./stepperOnPage.ts";

const chapter = "chapters/alpha-beta/";
const run = expectedRun({ tree: textbookTree, algorithm: "alphaBeta" });
const opened = run.step("cutoff 1");

/** A stepper whose code is on its way until `arrive` is called: all scripts that are asked for from now on wait. */
async function reachFor(page: Page): Promise<{ figure: StepperOnPage; arrive: () => Promise<void> }> {
  await page.goto(chapter, { waitUntil: "networkidle" });
  const figure = new StepperOnPage(page, "textbook");
  await hydrated(figure.figure);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const arrive = async () => {
    await expect(figure.sleeping).toHaveAttribute("data-awake", "false");
    release();
    await expect(figure.sleeping).toHaveAttribute("data-awake", "true");
  };
  return { figure, arrive };
}

test("Keys pressed while a stepper wakes are done when it is awake", { tag: "@core" }, async ({ page }) => {
  const { figure, arrive } = await reachFor(page);
  await figure.button("Step back").focus();
  const top = await page.evaluate(() => scrollY);
  for (const key of ["Home", "ArrowRight", "ArrowDown", "Enter", "ArrowRight"])
    await page.keyboard.press(key);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await arrive();
  // Enter presses the button that has the focus.
  const step = forward(run.trace, back(run.trace, next(run.trace, "enter", 1)!));
  await figure.shows(run, step);
  await expect(figure.button("Step back")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await figure.shows(run, forward(run.trace, step));
});

test("A link to a stepper brings its code in few files", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.add(response.url());
  });
  await page.goto(`${chapter}?figure=textbook&tree=${textbookTree}&algorithm=alphaBeta&step=9#textbook`, {
    waitUntil: "networkidle",
  });
  await new StepperOnPage(page, "textbook").shows(run, 9);
  expect([...scripts].length, [...scripts].join("\n")).toBeGreaterThan(5);
  expect([...scripts].length, [...scripts].join("\n")).toBeLessThanOrEqual(budget.linkedScripts);
});

test("Searches with mistakes come to a page when one of them is to be run, and then once", async ({
  page,
}) => {
  const come: string[] = [];
  // A file that several parts share has no name; it knows the mistakes by theirs.
  page.on("response", async (response) => {
    if (!response.url().endsWith(".js")) return;
    if ((await response.text()).includes("searches/cutAboveOnly.ts")) come.push(response.url());
  });
  const figure = await StepperOnPage.open(page, chapter, "ties");
  await figure.button("Step forward").click();
  expect(come).toEqual([]);
  await page.getByRole("button", { name: "let the figure use that test" }).click();
  await expect(figure.algorithm).toHaveValue("cutAboveOnly");
  await figure.algorithm.selectOption("minimax");
  await page.getByRole("button", { name: "let the figure use that test" }).click();
  await expect(figure.algorithm).toHaveValue("cutAboveOnly");
  await expect.poll(() => come.length).toBe(1);
});

test("The Tab key comes to a sleeping stepper first, and its keys step at once", async ({ page }) => {
  const { figure, arrive } = await reachFor(page);
  await page.getByRole("button", { name: "The other two leaves stay unread" }).focus();
  await page.keyboard.press("Tab");
  await expect(figure.root).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await arrive();
  await figure.shows(run, back(run.trace, opened));
  await expect(figure.root).toBeFocused();
  await page.keyboard.press("End");
  await figure.shows(run, run.trace.length);
});

test("A node reached while a stepper wakes keeps the focus, and arrows walk on from it", async ({ page }) => {
  for (const width of [1400, 1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const { figure, arrive } = await reachFor(page);
    const shown = figure.root.getByRole("treeitem").filter({ visible: true });
    await shown.first().focus();
    await page.keyboard.press("ArrowDown");
    await arrive();
    await expect(figure.node(1)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await figure.shows(run, run.step("enter 1"));
    await page.unrouteAll();
  }
});

test("A node that is drawn otherwise once a stepper is awake keeps the focus and what was done to it", async ({
  page,
}) => {
  const { figure, arrive } = await reachFor(page);
  // Read, and so a shape and a label alone.
  await figure.node(1).click();
  await figure.node(1).focus();
  await page.keyboard.press("ArrowRight");
  await arrive();
  await figure.shows(run, run.step("enter 0"));
  await expect(figure.node(2)).toBeFocused();
});

test("A node clicked while a stepper wakes is gone to", async ({ page }) => {
  const { figure, arrive } = await reachFor(page);
  await figure.root
    .getByRole("treeitem", { name: /^move 3,/ })
    .filter({ visible: true })
    .click();
  await arrive();
  await figure.shows(run, run.step("enter 2"));
});

test("What is typed and chosen while a stepper wakes is kept, a mistake as well", async ({ page }) => {
  const { figure, arrive } = await reachFor(page);
  await figure.algorithm.selectOption("Minimax");
  await figure.field.fill("[[1,2],[3,4]");
  await figure.field.press("Enter");
  await arrive();
  await expect(figure.field).toHaveValue("[[1,2],[3,4]");
  await expect(figure.root.getByRole("alert")).toContainText("column 13");
  await expect(figure.algorithm).toHaveValue("minimax");
  const minimax = expectedRun({ tree: textbookTree, algorithm: "minimax" });
  expect((await figure.look()).nodes).toBe(minimax.outline.nodes.length);
  await figure.field.fill("[[1,2],[3,4]]");
  await figure.field.press("Enter");
  // Another tree is shown at its end.
  const mended = expectedRun({ tree: "[[1,2],[3,4]]", algorithm: "minimax" });
  await figure.showsTree(mended, mended.trace.length);
});

test("The code stands at its head before a stepper wakes and after, and follows the search from the first step on", async ({
  page,
}) => {
  for (const width of [1400, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const { figure, arrive } = await reachFor(page);
    const place = () =>
      figure.root.getByLabel(/, code$/).evaluate((code) => {
        const line = code.querySelector(".run")!.getBoundingClientRect();
        const panel = code.getBoundingClientRect();
        return { above: line.top - panel.top, below: panel.bottom - line.bottom, scrolled: code.scrollTop };
      });
    const before = await place();
    expect(before.scrolled).toBe(0);
    await figure.button("Keys").focus();
    await arrive();
    await figure.shows(run, opened);
    const after = await place();
    expect(Math.abs(after.above - before.above)).toBeLessThan(2);
    await figure.button("Step back").click();
    await figure.button("Step forward").click();
    await expect.poll(async () => (await place()).below).toBeGreaterThan(0);
    expect((await place()).above).toBeGreaterThan(0);
    await page.unrouteAll();
  }
});
