import { expect, test } from "@playwright/test";
import { over } from "../../../src/trace/index.ts";
import { holdWorker } from "../holdWorker.ts";
import { expectedRun, textbookTree } from "./expectedRun.ts";
import { StepperOnPage } from "./stepperOnPage.ts";

const chapter = "chapters/alpha-beta/";
const link = (algorithm: string) =>
  `${chapter}?figure=textbook&game=ticTacToe&algorithm=${algorithm}&position=.........`;

test("All of tic-tac-toe is searched beside the page, and then stepped through", async ({ page }) => {
  const letGo = await holdWorker(page, /searchWorker/);
  const figure = await StepperOnPage.open(page, link("alphaBeta"), "textbook");
  const progress = figure.root.getByRole("status");
  await expect(progress).toContainText("Searching");
  await expect(progress.getByRole("button", { name: "Cancel" })).toBeVisible();
  // Nothing is shown that nobody asked for.
  await expect(figure.node(0)).toBeHidden();
  await expect(figure.live).toBeHidden();
  letGo();
  const run = expectedRun({ game: "ticTacToe", algorithm: "alphaBeta", position: "........." });
  await expect(progress).toHaveCount(0);
  await figure.shows(run, 0);
  await figure.root.focus();
  for (const [key, step] of [
    ["ArrowRight", 1],
    ["ArrowDown", run.step("enter 0")],
    ["Shift+ArrowRight", over(run.trace, run.step("enter 0"))],
    ["End", run.trace.length],
    ["ArrowLeft", run.trace.length - 1],
  ] as const) {
    await page.keyboard.press(key);
    await figure.shows(run, step);
  }
});

test("Of a game too large to be drawn, the path is seen at every step, and what is folded can be opened", async ({
  page,
}) => {
  const figure = await StepperOnPage.open(page, link("alphaBeta"), "textbook");
  const run = expectedRun({ game: "ticTacToe", algorithm: "alphaBeta", position: "........." });
  await expect(figure.root.getByRole("status")).toHaveCount(0);
  await figure.shows(run, 0);
  const inFrame = () =>
    figure.drawing.evaluate((svg) => {
      const frame = svg.parentElement!.getBoundingClientRect();
      const shape = svg.querySelector(".current[data-node] > .shape")!.getBoundingClientRect();
      return (
        shape.left >= frame.left &&
        shape.right <= frame.right &&
        shape.top >= frame.top &&
        shape.bottom <= frame.bottom
      );
    });
  await figure.root.focus();
  for (const step of [12, 3001, 20_005]) {
    await figure.scrubber.fill(String(step));
    await expect(figure.scrubber).toHaveValue(String(step));
    const path = run.trace.path(step);
    expect(path.length).toBeGreaterThan(4);
    await expect(figure.root.locator(".node.active[data-node]")).toHaveCount(path.length);
    expect(await inFrame()).toBe(true);
  }
  await figure.button("Last step").click();
  const line = 10;
  await expect(figure.root.locator(".node.done[data-node]")).not.toHaveCount(0);
  await expect(figure.root.locator(".edge.line")).toHaveCount(line - 1);
  const before = await figure.root.getByRole("treeitem").count();
  await figure.root.locator(".fold").first().click();
  await expect.poll(() => figure.root.getByRole("treeitem").count()).toBeGreaterThan(before);
  await figure.shows(run, run.trace.length);
});

test("A search that takes too long can be cancelled, and the figure is as it was", { tag: "@core" }, async ({
  page,
}) => {
  await holdWorker(page, /searchWorker/);
  const figure = await StepperOnPage.open(page, link("minimax"), "textbook");
  await figure.root.getByRole("button", { name: "Cancel" }).click();
  await expect(figure.root.getByRole("status")).toHaveCount(0);
  const own = expectedRun({ tree: textbookTree, algorithm: "alphaBeta" });
  await figure.showsTree(own, own.step("cutoff 1"));
  await figure.button("Last step").click();
  await figure.showsTree(own, own.trace.length);
});

test("Minimax over the whole of tic-tac-toe can be stepped through from end to end", async ({ page }) => {
  const figure = await StepperOnPage.open(page, link("minimax"), "textbook");
  await expect(figure.algorithm).toHaveValue("minimax");
  await figure.root.focus();
  const counts = async () => (await figure.look()).counts;
  await page.keyboard.press("End");
  await expect.poll(counts).toEqual([255_168, 549_946]);
  await expect(figure.live).toContainText("Done: the root is worth 0");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect.poll(async () => (await counts())[1]).toBeLessThan(549_946);
  await page.keyboard.press("Home");
  await expect.poll(counts).toEqual([0, 0]);
  for (let step = 1; step <= 12; step++) await page.keyboard.press("ArrowRight");
  await expect(figure.scrubber).toHaveValue("12");
});
