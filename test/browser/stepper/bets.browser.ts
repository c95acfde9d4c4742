import { expect, type Page, test } from "@playwright/test";
import { StepperOnPage } from "./stepperOnPage.ts";

/** The panel's rows as they are read, cell by cell. */
const rowsOf = (figure: StepperOnPage) =>
  figure.root
    .locator(".bets tbody tr, .passes tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, " ").trim())),
    );
const chips = (figure: StepperOnPage) => figure.root.locator(".bet text").allTextContents();
const open = (page: Page, name: string) => StepperOnPage.open(page, "chapters/negascout/", name);

test("A bet is marked at its edge, kept in a row and settled step by step", async ({ page }) => {
  const figure = await open(page, "late");
  await expect.poll(() => chips(figure)).toEqual(["held", "lost"]);
  await figure.button("Step forward").click();
  await expect.poll(() => chips(figure)).toEqual(["held", "again"]);
  await figure.root.press("End");
  await expect.poll(() => chips(figure)).toEqual(["held", "lost, again"]);
  await expect
    .poll(() => rowsOf(figure))
    .toEqual([
      ["move 2", "(2, 3)", "≤2", "held", "2", "2"],
      ["move 3", "(2, 3)", "≥3", "lost", "4", "4"],
      ["again", "(3, ∞)", "≤3", "", "4", ""],
    ]);
  await expect(figure.root.getByText("4 lost so far")).toBeVisible();
  await expect(figure.node(12)).toHaveAccessibleName(/visited 2 times/);
});

test("A row leads to its step, by mouse and by keyboard", async ({ page }) => {
  const figure = await open(page, "late");
  await figure.button("move 2").click();
  await expect(figure.live).toContainText("MAX tries move 2, only to test");
  await figure.root.focus();
  await page.keyboard.press("End");
  await figure.tabTo(figure.button("move 3 again"));
  await page.keyboard.press("Enter");
  await expect(figure.live).toContainText("MAX searches move 3 again");
});

test("The panel gives way to the code where a search makes no bets, and comes back", async ({ page }) => {
  const figure = await open(page, "bet");
  await expect(figure.root.getByRole("tab", { name: "Bets" })).toHaveAttribute("aria-selected", "true");
  await figure.algorithm.selectOption("alphaBeta");
  await expect(figure.root.getByRole("tab", { name: "Bets" })).toBeHidden();
  await expect.poll(() => chips(figure)).toEqual([]);
  await figure.algorithm.selectOption("negaScout");
  await expect(figure.root.getByRole("tab", { name: "Bets" })).toBeVisible();
});

test("The tests of MTD(f) close in until their bounds meet", async ({ page }) => {
  const figure = await open(page, "tests");
  await figure.root.press("End");
  await expect.poll(async () => (await rowsOf(figure)).length).toBe(7);
  await expect(figure.root.getByText("Lower and upper bound have met at 7.")).toBeVisible();
  await figure.button("1").click();
  await expect(figure.live).toContainText("It asks whether the root is worth 0 or more.");
});
