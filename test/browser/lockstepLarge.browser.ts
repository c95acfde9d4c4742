import { expect, type Locator, type Page, test } from "@playwright/test";
import { Counter, connectFour, minimax, ticTacToe } from "../../src/engine/index.ts";
import { holdWorker } from "./holdWorker.ts";

const link = (searches: string) => `playground/?figure=lockstep&${searches}&step=0`;
const wholeGame = link("game=ticTacToe&position=.........&algorithm=minimax&against=alphaBeta");

async function open(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  return page.getByRole("group", { name: /^Figure: / });
}

const write = (count: number) => count.toLocaleString("en");
/** The counts in a row: nodes, leaves and what else is counted. */
const counts = (figure: Locator, row: number) => figure.locator("tbody tr").nth(row).getByRole("cell");

test("All of tic-tac-toe, by minimax and by alpha–beta, is searched beside the page and stepped through by keys", async ({
  page,
}) => {
  const letGo = await holdWorker(page, /pairWorker/);
  const figure = await open(page, wholeGame);
  await expect(figure.getByRole("status")).toContainText("Searching");
  await expect(figure.getByRole("button", { name: "Cancel" })).toBeVisible();
  letGo();
  await expect(figure.getByRole("textbox", { name: "Position" })).toHaveValue(".........");
  const scrubber = figure.getByRole("slider", { name: "Step" });
  await expect(scrubber).toHaveAttribute("max", /^\d{7}$/);
  await expect(figure.getByRole("status")).toHaveCount(0);
  await figure.focus();
  await page.keyboard.press("End");
  const counter = new Counter();
  minimax(ticTacToe, ticTacToe.start, {}, counter);
  await expect(counts(figure, 0)).toHaveText([write(counter.nodes), write(counter.leaves), "0", "0"]);
  await expect(figure.locator("[aria-live]")).toContainText("Minimax: Done: the root is worth 0");
  await page.keyboard.press("Shift+D");
  await expect(figure.locator("[aria-live]")).toContainText("Here they part.");
  await page.keyboard.press("Home");
  for (let step = 1; step <= 12; step++) await page.keyboard.press("ArrowRight");
  await expect(scrubber).toHaveValue("12");
  await page.keyboard.press("d");
  await expect(figure.locator("[aria-live]")).toContainText("Here they part.");
  await expect(figure.locator(".pill").filter({ hasText: "waits" })).toHaveCount(1);
});

test("Two searches that take too long can be cancelled, and the figure is as it was", {
  tag: "@core",
}, async ({ page }) => {
  await holdWorker(page, /pairWorker/);
  const figure = await open(
    page,
    link("game=connectFour&position=44&depth=8&algorithm=alphaBeta&against=negaScout"),
  );
  await figure.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(figure.getByRole("button", { name: "Cancel" })).toHaveCount(0);
  await expect(figure.getByRole("alert")).toHaveCount(0);
  await expect(figure.getByRole("textbox", { name: "Tree" })).toHaveValue("[[3,12,8],[2,4,6],[14,5,2]]");
  await page.keyboard.press("End");
  await expect(counts(figure, 0).nth(1)).toHaveText("9");
  await expect(counts(figure, 1).nth(1)).toHaveText("7");
});

test("Searches that tell more than a trace holds say so, with a way out that works", async ({ page }) => {
  const figure = await open(
    page,
    link("game=connectFour&position=44&depth=4&algorithm=minimax&against=alphaBeta"),
  );
  const depth = figure.getByRole("combobox", { name: "Depth" });
  await expect(figure).toHaveAccessibleName(/connect four/);
  await expect(depth).toHaveValue("4");
  await depth.selectOption("12");
  await expect(figure.getByRole("alert")).toContainText("more than the 4,000,000 events");
  await expect(depth, "what is shown has its depth").toHaveValue("4");
  await depth.selectOption("5");
  await figure.focus();
  await page.keyboard.press("End");
  const counter = new Counter();
  minimax(connectFour, connectFour.read("44"), { depth: 5 }, counter);
  await expect(counts(figure, 0).first()).toHaveText(write(counter.nodes));
  await expect(figure.getByRole("alert")).toHaveCount(0);
});
