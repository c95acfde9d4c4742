import { expect, test } from "@playwright/test";
import { ledger, writeBits } from "../../src/figures/zobrist/keyedGame.svelte.ts";
import type { Setup } from "../../src/kit/run/setup.ts";
import { wakeFigure } from "./openFigure.ts";
import { expectedRun } from "./stepper/expectedRun.ts";
import { StepperOnPage } from "./stepper/stepperOnPage.ts";
import { watchTroubles } from "./watchTroubles.ts";

const chapter = "chapters/transposition-tables/";
const twins: Setup = { tree: "[[3,[4,9]],[[4,9]]]", algorithm: "alphaBetaWithTable" };
const run = expectedRun(twins);

const rowsOf = (figure: StepperOnPage) =>
  figure.root.getByRole("group", { name: "The table’s entries" }).getByRole("row");

test("The table follows the steps, points out the entry in question and leads to where it was stored", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  const figure = await StepperOnPage.open(page, chapter, "twins");
  await figure.shows(run, run.step("probe 5"));
  const entry = rowsOf(figure).filter({ hasText: "is no help" });
  await expect(entry).toContainText("≥4");
  await expect(figure.root.locator(".opening .badge")).toContainText("wrong bound");
  await entry.getByRole("button", { name: /which stored it$/ }).click();
  await figure.shows(run, run.step("store 1"));
  await expect(rowsOf(figure).filter({ hasText: "just stored" })).toContainText("≥4");

  await figure.root.focus();
  await page.keyboard.press("End");
  await figure.shows(run, run.trace.length);
  await expect(rowsOf(figure).filter({ hasText: "[4,9]" }).first()).toContainText("=9");
  await expect(rowsOf(figure).locator("del").first()).toContainText("≥4");
  expect(troubles).toEqual([]);
});

test("Without bound flags the answer is wrong and the truth stands beside it; a link keeps that", async ({
  page,
}) => {
  const wrong = expectedRun({ ...twins, algorithm: "tableWithoutBounds" });
  const figure = await StepperOnPage.open(page, chapter, "twins");
  const verdict = figure.root.locator(".verdict");
  await expect(verdict).toContainText("The search answers 9. ✓ That is the root’s true value.");
  const flags = figure.root.getByRole("switch", { name: "Bound flags" });
  await flags.focus();
  await page.keyboard.press("Space");
  await expect(verdict).toContainText("The search answers 4. ✗ In truth the root is worth 9.");
  await expect(flags).not.toBeChecked();
  await figure.button("Last step").click();
  await figure.shows(wrong, wrong.trace.length);
  await figure.share("Copy a link to this view");
  await expect(figure.root.getByRole("status")).toBeVisible();
  await page.reload();
  await figure.alive();
  await figure.shows(wrong, wrong.trace.length);
  await figure.root.getByRole("switch", { name: "Bound flags" }).click();
  await expect(verdict).toContainText("The search answers 9.");
});

test("A small table makes the search read more, and what stays in it can be chosen", async ({ page }) => {
  const full: Setup = {
    tree: "[[[[9,1],[7,3]]],[[[6,4],[9,1]]],[[[9,1],[7,3]]]]",
    depth: 4,
    table: { size: 2 },
    algorithm: "alphaBetaWithTable",
  };
  const always = expectedRun(full);
  const deeper = expectedRun({ ...full, table: { size: 2, replacement: "depth-preferred" } });
  const figure = await StepperOnPage.open(page, chapter, "full");
  await figure.shows(always, always.trace.length);
  await expect(figure.root.getByText("2 of 2 places taken")).toBeVisible();
  await figure.root.getByRole("combobox", { name: "A full place goes to" }).selectOption("the deeper entry");
  await figure.shows(deeper, deeper.trace.length);
  await figure.root.getByRole("combobox", { name: "Places" }).selectOption("one for each position");
  const unlimited = expectedRun({ ...full, table: undefined });
  await figure.shows(unlimited, unlimited.trace.length);
  await figure.root.focus();
  await page.keyboard.press("Control+z");
  await figure.shows(deeper, deeper.trace.length);
  await figure.share("Copy a link to this view");
  await expect.poll(() => new URL(page.url()).searchParams.get("table")).toBe("2,depth-preferred");
});

test("What orders the moves can be switched part by part", async ({ page }) => {
  const sisters: Setup = {
    tree: "[[3,12,8],[4,6,2],[14,5,2]]",
    depth: 2,
    parts: ["killers"],
    algorithm: "orderedAlphaBeta",
  };
  const figure = await StepperOnPage.open(page, chapter, "sisters");
  await figure.shows(expectedRun(sisters), expectedRun(sisters).step("cutoff 1"));
  await figure.button("Last step").click();
  await figure.button("Killers").click();
  await expect(figure.button("Killers")).toHaveAttribute("aria-pressed", "false");
  const unordered = expectedRun({ ...sisters, parts: [] });
  await figure.shows(unordered, unordered.trace.length);
});

test("Twins light up under the pointer and under the keyboard's focus", async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "graph");
  const rings = figure.root.locator(".opening .arcs .ring");
  await expect(rings).toHaveCount(0);
  await figure.root.locator(".opening .node.max:has(.remembered)").first().hover();
  await expect(rings).toHaveCount(2);
  await page.mouse.move(0, 0);
  await expect(rings).toHaveCount(0);
  await figure.tabTo(figure.node(0));
  for (const key of ["ArrowDown", "ArrowDown", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  await expect(rings).toHaveCount(2);
});

test("A Zobrist key comes out the same in another order, and is back when a move is", async ({ page }) => {
  const troubles = watchTroubles(page);
  await page.goto(chapter);
  const frame = page.locator("figure[id='key']");
  await wakeFigure(frame);
  const key = frame.locator(".ledger tr.last td").last();
  const keyOf = (moves: readonly number[]) => writeBits(ledger(moves).at(-1)!.key);
  await expect(key).toHaveText(keyOf([4, 0, 8]));
  await frame.getByRole("button", { name: "Same marks, another order" }).click();
  await expect(frame.locator(".ledger tbody th").nth(1)).toHaveText("X bottom right");
  await expect(key).toHaveText(keyOf([4, 0, 8]));
  await frame.getByRole("button", { name: /^top right/ }).click();
  await expect(key).toHaveText(keyOf([8, 0, 4, 2]));
  await frame.getByRole("button", { name: "Take back" }).click();
  await expect(key).toHaveText(keyOf([8, 0, 4]));
  const reset = frame.getByRole("button", { name: "Reset" });
  await reset.click();
  await expect(frame.locator(".ledger tbody th").nth(1)).toHaveText("X the centre");
  await expect(reset).toHaveAttribute("aria-disabled", "true");
  expect(troubles).toEqual([]);
});

test("On a phone nothing sticks out sideways, and every entry of the table can be reached", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const figure = await StepperOnPage.open(page, chapter, "full");
  const list = figure.root.getByRole("group", { name: "The table’s entries" });
  await list.scrollIntoViewIfNeeded();
  await expect(rowsOf(figure).last()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
