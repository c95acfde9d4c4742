import { expect, type Page, test } from "@playwright/test";
import { runOrderings } from "../../src/figures/ordering/countOrderings.ts";
import { ordering } from "../../src/figures/ordering/ordering.ts";
import { partSet } from "../../src/figures/ordering/partSets.ts";
import { openFigure } from "./openFigure.ts";
import { watchTroubles } from "./watchTroubles.ts";

const address = "order-lab/";
const given = { position: "44" } as const;
const figure = (page: Page) => page.locator("figure#parts");
const button = (page: Page, name: string) => figure(page).getByRole("button", { name, exact: true });
const box = (page: Page, name: string) => figure(page).getByRole("checkbox", { name });
const said = (page: Page) => figure(page).locator(".say");
const field = (page: Page) => figure(page).getByRole("textbox", { name: "Position as text" });
const plies = (page: Page) => figure(page).getByRole("textbox", { name: "Plies" });
const slider = (page: Page) => figure(page).getByRole("slider", { name: "Plies to look at" });
const write = (count: number) => count.toLocaleString("en");

const open = (page: Page, link = "") => openFigure(page, address + link, figure(page));

/** The sentence and the rows say what the engine counts for these properties at this depth. */
async function expectCounts(
  page: Page,
  props: Readonly<Record<string, unknown>>,
  depth?: number,
): Promise<void> {
  const view = ordering.place(props).given;
  const counts = runOrderings(view);
  const at = (depth ?? view.depth) - 1;
  const { name } = partSet(view.parts);
  await expect(button(page, "Count")).toBeVisible();
  await expect(said(page)).toContainText(`the natural order enters ${write(counts.none[at])} nodes`);
  await expect(said(page)).toContainText(`this search ${write(counts[name][at])}`);
  await expect(figure(page).getByRole("row", { name: /^natural order/ })).toContainText(
    write(counts.none[at]),
  );
  await expect(figure(page).getByRole("row", { name: /^best order there is/ })).toContainText(
    write(counts.best[at]),
  );
}

test("Shows what the engine counts, before anybody touches it and after a part is switched", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await open(page);
  await expectCounts(page, given);
  await box(page, "killers").uncheck();
  await expectCounts(page, { ...given, parts: "static,history,variation,answers,table" });
  await box(page, "table’s answers").uncheck();
  await expect(box(page, "table’s move")).not.toBeChecked();
  await expectCounts(page, { ...given, parts: "static,history,variation" });
  await button(page, "Reset").click();
  await expectCounts(page, given);
  await expect(box(page, "captures")).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test("Counts another game by the parts that it has", async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page);
  await figure(page).getByRole("combobox", { name: "Game" }).selectOption("Checkers");
  await expectCounts(page, { game: "checkers" });
  await box(page, "captures").uncheck();
  await expectCounts(page, { game: "checkers", parts: "killers,history,variation,answers,table" });
  expect(troubles).toEqual([]);
});

test("Is worked by keys alone: plies, a part, the depth to look at", { tag: "@core" }, async ({ page }) => {
  await open(page);
  await plies(page).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await expectCounts(page, { ...given, depth: 5 });
  await box(page, "history").focus();
  await page.keyboard.press(" ");
  const props = { ...given, depth: 5, parts: "static,killers,variation,answers,table" };
  await expectCounts(page, props);
  await slider(page).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "3 plies");
  await expectCounts(page, props, 3);
});

test("Cancel ends the worker at once and keeps what is counted", async ({ page }) => {
  await open(page);
  await plies(page).fill("12");
  await plies(page).press("Enter");
  await expect(said(page)).toContainText(/^[3-9] plies deep/);
  await button(page, "Cancel").click();
  await expect(figure(page).locator(".progress")).toHaveText(/^Cancelled after \d+ plies$/);
  await expect.poll(() => page.workers().length).toBe(0);
  const kept = await said(page).textContent();
  await page.waitForTimeout(300);
  expect(await said(page).textContent()).toBe(kept);
});

test("Refuses what is no depth and no position, and keeps what was typed", async ({ page }) => {
  const shallow = { ...given, depth: 4 };
  await open(page, `?figure=parts&${ordering.link(shallow)}#parts`);
  await plies(page).fill("many");
  await plies(page).press("Enter");
  await expect(figure(page).getByRole("alert")).toContainText(
    '"many" is not a whole number of plies from 1 to 12',
  );
  await expect(plies(page)).toHaveValue("many");
  await plies(page).press("Escape");
  await field(page).fill("448");
  await field(page).press("Enter");
  await expect(figure(page).getByRole("alert")).toContainText("The last good position stays");
  await expect(field(page)).toHaveValue("448");
  await expectCounts(page, shallow);
  await field(page).fill("4453");
  await field(page).press("Enter");
  await expectCounts(page, { ...shallow, position: "4453" });
});

test("Minimax's line lies above the worst order, whose name stands at its own end and beside no other line's", async ({
  page,
}) => {
  await open(page, `?figure=parts&${ordering.link({ ...given, parts: "static" })}#parts`);
  await expectCounts(page, { ...given, parts: "static" });
  const chart = figure(page).locator(".chart svg");
  const left = async (name: string) => (await chart.locator(`text.name.${name}`).boundingBox())!.x;
  await expect(chart.locator("text.name.worst")).toHaveText("worst order");
  expect((await left("worst")) + 100).toBeLessThan(await left("present"));
  const lines = await chart.evaluate((svg) =>
    ["full", "worst"].map((name) =>
      (svg.querySelector(`path.line.${name}`)?.getAttribute("d") ?? "")
        .slice(1)
        .split("L")
        .map((point) => Number(point.split(",")[1])),
    ),
  );
  const [minimax, worst] = lines;
  expect(worst.length).toBeGreaterThan(2);
  for (const [i, y] of worst.entries()) expect(y).toBeGreaterThanOrEqual(minimax[i] - 0.01);
});

test("A field whose code comes late keeps what is selected in it", async ({ page }) => {
  let release = () => {};
  const selected = new Promise<void>((done) => (release = done));
  await page.route(/PositionColumn[^/]*\.js/, async (route) => {
    await selected;
    await route.continue();
  });
  await open(page);
  await field(page).selectText();
  const late = page.waitForResponse(/PositionColumn[^/]*\.js/);
  release();
  await (await late).finished();
  await page.waitForTimeout(500);
  await page.keyboard.type("448");
  await expect(field(page)).toHaveValue("448");
});

test("A link opened afresh counts the same, and a broken one says so", async ({ page }) => {
  const props = { position: "444", depth: 4, parts: "static,killers" };
  await open(page, `?figure=parts&${ordering.link(props)}#parts`);
  await expectCounts(page, props);
  await open(page, "?figure=parts&game=connectFour&position=44&depth=4&parts=luck#parts");
  await expect(figure(page).getByRole("status").first()).toContainText("This link is broken");
  await expectCounts(page, given);
});

test("Times both orders in this browser, and says so", async ({ page }) => {
  await open(page);
  await button(page, "Time it here").click();
  await expect(figure(page).locator(".timing")).toContainText(
    /Measured in your browser, \d times, in the search 6 plies deep: \d+ % of the time \(.*\) for \d+ % of the nodes/,
  );
  await expect.poll(() => page.workers().length).toBe(0);
});

test("Prose in the chapter sets the figure", async ({ page }) => {
  await page.goto("chapters/move-ordering/");
  const phrase = page.locator("ply-show", { hasText: /^close$/ });
  // Before scripts have come it is text, and hears nothing.
  await expect(phrase).toHaveRole("button");
  await phrase.click();
  await expect(box(page, "table’s move")).toBeChecked();
  await expectCounts(page, { position: "44", depth: 6, parts: "all" });
});

test("The table below the chart stays open over a reload, and closed where it was closed", async ({
  page,
}) => {
  await open(page);
  const fold = figure(page).getByText("The counts as a table");
  const table = figure(page).locator(".chart details");
  // The chart's own code has come once it hears a key.
  await slider(page).press("ArrowLeft");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "5 plies");
  await fold.click();
  await expect(table).toHaveAttribute("open");
  await page.reload();
  await expect(table).toHaveAttribute("open");
  await fold.click();
  await expect(table).not.toHaveAttribute("open");
  await page.reload();
  // Closed it is on the page as it comes, too.
  await slider(page).press("ArrowLeft");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "5 plies");
  await expect(table).not.toHaveAttribute("open");
});
