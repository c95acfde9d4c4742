import { expect, test } from "@playwright/test";
import { back, forward, next, out, over } from "../../../src/trace/index.ts";
import { expectedRun, textbookTree } from "./expectedRun.ts";
import { StepperOnPage } from "./stepperOnPage.ts";

const chapter = "chapters/alpha-beta/";
const run = expectedRun({ tree: textbookTree, algorithm: "alphaBeta" });
const firstCut = run.step("cutoff 1");

test("The keys of a debugger step through a search from its start to its end", { tag: "@core" }, async ({
  page,
}) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  const press = (key: string) => page.keyboard.press(key);
  await figure.tabTo(page.getByRole("link", { name: "Skip to content" }));
  await press("Enter");
  await figure.tabTo(figure.root);
  await figure.shows(run, firstCut);
  await press("Home");
  await figure.shows(run, 0);
  for (let step = 1; step <= firstCut; step++) {
    await press("ArrowRight");
    await figure.shows(run, step);
  }
  await press("ArrowLeft");
  let step = back(run.trace, firstCut);
  await figure.shows(run, step);
  const moves = [
    ["ArrowRight", () => forward(run.trace, step)],
    ["ArrowUp", () => out(run.trace, step)],
    ["ArrowDown", () => next(run.trace, "enter", step)!],
    ["ArrowDown", () => next(run.trace, "enter", step)!],
    ["Shift+ArrowRight", () => over(run.trace, step)],
    ["ArrowUp", () => out(run.trace, step)],
    ["Home", () => 0],
    ["ArrowRight", () => 1],
    ["Shift+ArrowRight", () => over(run.trace, step)],
    ["Shift+ArrowLeft", () => 1],
    ["End", () => run.trace.length],
  ] as const;
  for (const [key, leadsTo] of moves) {
    await press(key);
    step = leadsTo();
    await figure.shows(run, step);
  }
  await press("ArrowRight");
  await figure.shows(run, run.trace.length);
});

test("The space bar plays at the reader's pace and pauses", async ({ page }) => {
  await page.clock.install();
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await figure.root.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await expect(figure.button("Pause")).toBeVisible();
  await expect(figure.scrubber).not.toHaveValue("0");
  await page.clock.fastForward(3000);
  await expect.poll(async () => Number(await figure.scrubber.inputValue())).toBeGreaterThan(1);
  await page.keyboard.press("Space");
  await expect(figure.button("Play")).toBeVisible();
  const stopped = Number(await figure.scrubber.inputValue());
  await page.clock.fastForward(60_000);
  await figure.shows(run, stopped);
});

test("The question mark opens help, and Escape closes it where the reader was", async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await figure.root.focus();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keys" });
  await expect(help).toBeVisible();
  for (const key of ["→", "Home", "Space", "Enter", "F2"]) await expect(help).toContainText(key);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(figure.root).toBeFocused();
  await figure.shows(run, firstCut);
});

test("The arrow keys walk the tree, and Enter goes to the step that entered a node", async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await figure.root.focus();
  await figure.tabTo(figure.node(0));
  for (const [key, id] of [
    ["ArrowDown", 1],
    ["ArrowRight", 2],
    ["ArrowRight", 3],
    ["ArrowRight", 3],
    ["ArrowDown", 10],
    ["ArrowRight", 11],
    ["ArrowUp", 3],
    ["Home", 0],
    ["End", 2],
    ["ArrowUp", 0],
    ["ArrowDown", 1],
    ["ArrowDown", 4],
    ["ArrowRight", 5],
  ] as const) {
    await page.keyboard.press(key);
    await expect(figure.node(id), `after ${key}`).toBeFocused();
  }
  await figure.shows(run, firstCut);
  await page.keyboard.press("Enter");
  await figure.shows(run, run.step("enter 0.1"));
  await expect(figure.node(5)).toBeFocused();
  await expect(figure.root.getByRole("treeitem", { selected: true })).toHaveAccessibleName(
    "move 1.2, leaf, 12, being read",
  );
});

test("Play halts at a node where b has set a stop, and no longer when b has taken it away", async ({
  page,
}) => {
  await page.clock.install();
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await figure.root.focus();
  await page.keyboard.press("Home");
  await figure.tabTo(figure.node(0));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("b");
  await expect(figure.node(2).locator(".stop")).toBeVisible();
  await figure.tabTo(figure.button("Play"));
  await page.keyboard.press("Enter");
  const halt = run.step("enter 1");
  for (let step = 1; step < halt; step++) await page.clock.runFor(1200);
  await figure.shows(run, halt);
  await expect(figure.button("Play")).toBeFocused();
  await page.clock.runFor(5000);
  await figure.shows(run, halt);

  await figure.tabTo(figure.node(2), "Shift+Tab");
  await page.keyboard.press("b");
  await expect(figure.node(2).locator(".stop")).toHaveCount(0);
});

test("Alt and the arrow keys move a node among its siblings, and the counts follow", async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  const swapped = expectedRun({ ...run.setup, tree: "[[2,4,6],[3,12,8],[14,5,2]]" });
  const last = expectedRun({ ...run.setup, tree: "[[2,4,6],[14,5,2],[3,12,8]]" });
  await figure.root.focus();
  await page.keyboard.press("End");
  await figure.tabTo(figure.node(0));
  await page.keyboard.press("ArrowDown");
  for (const [key, after, id] of [
    ["Alt+ArrowRight", swapped, 2],
    ["Alt+ArrowRight", last, 3],
    ["Alt+ArrowRight", last, 3],
    ["Alt+ArrowLeft", swapped, 2],
    ["Alt+ArrowLeft", run, 1],
  ] as const) {
    await page.keyboard.press(key);
    await figure.showsTree(after, after.trace.length);
    await expect(figure.node(id), "the focus goes with the node").toBeFocused();
  }
  expect(swapped.trace.counters(swapped.trace.length)).not.toEqual(run.trace.counters(run.trace.length));
});

test("F2 changes a leaf, and changes can be undone and made again", async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  const changed = expectedRun({ ...run.setup, tree: "[[3,12,8],[9,4,6],[14,5,2]]" });
  await figure.root.focus();
  await page.keyboard.press("End");
  await figure.tabTo(figure.node(0));
  for (const key of ["ArrowDown", "ArrowRight", "ArrowDown", "F2"]) await page.keyboard.press(key);
  const field = page.getByRole("textbox", { name: "Value of the leaf" });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("2");
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await expect(field).toBeHidden();
  await figure.showsTree(changed, changed.trace.length);
  await expect(figure.node(7), "the focus returns to the leaf").toBeFocused();
  await page.keyboard.press("Control+z");
  await figure.showsTree(run, run.trace.length);
  await page.keyboard.press("Control+y");
  await figure.showsTree(changed, changed.trace.length);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+Shift+z");
  await figure.showsTree(changed, changed.trace.length);
});

test("A leaf refuses a word, keeps it to be mended, and Escape leaves everything as it was", async ({
  page,
}) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await figure.root.focus();
  await figure.tabTo(figure.node(0));
  for (const key of ["ArrowDown", "ArrowDown", "F2"]) await page.keyboard.press(key);
  const field = page.getByRole("textbox", { name: "Value of the leaf" });
  await expect(field).toBeFocused();
  await page.keyboard.type("many");
  await page.keyboard.press("Enter");
  await expect(figure.root.getByRole("alert")).toContainText('"many" is no value for a leaf');
  await expect(field).toHaveValue("many");
  await page.keyboard.press("Escape");
  await expect(figure.root.getByRole("alert")).toHaveCount(0);
  await expect(figure.node(4)).toBeFocused();
  await figure.showsTree(run, firstCut);

  // In another tree it would be another leaf's.
  await page.keyboard.press("F2");
  await page.keyboard.type("many");
  await page.keyboard.press("Enter");
  await figure.field.fill("[1,2]");
  await figure.field.press("Enter");
  await expect(figure.field).toHaveValue("[1,2]");
  await expect(figure.node(2)).toBeVisible();
  await expect(field).toHaveCount(0);
});
