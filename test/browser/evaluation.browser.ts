import { expect, type Page, test } from "@playwright/test";
import { formatValue } from "../../src/drawing/formatValue.ts";
import { alphaBeta, moveValues, reweigh, ticTacToe } from "../../src/engine/index.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { holdWorker } from "./holdWorker.ts";
import { wakeFigure } from "./openFigure.ts";
import { tabTo } from "./tabTo.ts";
import { watchTroubles } from "./watchTroubles.ts";

const address = "chapters/evaluation/";
const parts = "X.X.O....";

const figure = (page: Page, name = "parts") => page.locator(`figure#${name}`);
const button = (page: Page, label: string, name = "parts") =>
  figure(page, name).getByRole("button", { name: label, exact: true });
const row = (page: Page, feature: string) =>
  figure(page)
    .getByRole("row")
    .filter({ has: page.getByRole("checkbox", { name: feature }) });
const weight = (page: Page, feature: string) =>
  figure(page).getByRole("slider", { name: `Weight of ${feature}` });
const field = (page: Page, name = "parts") =>
  figure(page, name).getByRole("textbox", { name: "Position as text" });
const said = (page: Page, name = "parts") => figure(page, name).locator(".say");
const number = (page: Page, value: string, name = "parts") =>
  page.locator(`ply-live[data-figure="${name}"][data-value="${value}"]`).first();
const phrase = (page: Page, says: string) => page.getByRole("button", { name: says, exact: true });
/** The cells of a search's values, in the order of the moves. */
const values = (page: Page, search: string, name = "parts") =>
  figure(page, name).locator("tbody").filter({ hasText: search }).locator("td .value");

/** The values that one ply finds with these weights, as the figure prints them. */
function expected(weights: Readonly<Record<string, number>>, position = parts): string[] {
  const game = reweigh(ticTacToe, { ...ticTacToe.evaluation.weights, ...weights });
  return moveValues(game, game.read(position), alphaBeta, 1).map(({ value }) => formatValue(value));
}

async function open(page: Page, name = "parts", link = ""): Promise<void> {
  await page.goto(address + link);
  await wakeFigure(figure(page, name));
}

test("A feature's row lights up what it counts, and its weight changes the choice", async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page);
  await expect(values(page, "1 ply")).toHaveText(expected({}));
  await row(page, "Open twos").hover();
  await expect(said(page)).toContainText("Open twos: Lines that hold two marks");
  await expect(figure(page).locator("[aria-label=Position] line.max[x1]")).toHaveCount(1);
  await weight(page, "open twos").fill("1");
  await expect(values(page, "1 ply")).toHaveText(expected({ twos: 1 }));
  await page.mouse.move(0, 0);
  await page.locator("h1").first().hover();
  await expect(number(page, "value")).toHaveText("0");
  const bar = figure(page).getByRole("img", { name: /^The estimate/ });
  await expect(bar).toHaveAccessibleName(/^The estimate, 0, as a bar: .*Open twos 1, /);
  await row(page, "Open twos").getByRole("checkbox").uncheck();
  await expect(values(page, "1 ply")).toHaveText(expected({ twos: 0 }));
  expect(troubles).toEqual([]);
});

test("All of it works from the keyboard alone", { tag: "@core" }, async ({ page }) => {
  await open(page);
  await tabTo(page, weight(page, "open twos"));
  await expect(said(page)).toContainText("Open twos: Lines");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(values(page, "1 ply")).toHaveText(expected({ twos: 1 }));
  await tabTo(page, row(page, "Centre").getByRole("checkbox"));
  await page.keyboard.press("Space");
  await expect(values(page, "1 ply")).toHaveText(expected({ twos: 1, centre: 0 }));
});

test("Moves played on the board are estimated, and can be taken back; a bad text loses nothing", async ({
  page,
}) => {
  await open(page);
  await figure(page).getByRole("button", { name: "top, empty" }).click();
  await expect(field(page)).toHaveValue("XOX.O....");
  await expect(values(page, "1 ply")).toHaveText(expected({}, "XOX.O...."));
  await field(page).fill("XXX......");
  await field(page).press("Enter");
  await expect(figure(page).getByRole("alert")).toContainText("cannot arise");
  await expect(field(page)).toHaveValue("XXX......");
  await expect(values(page, "1 ply")).toHaveText(expected({}, "XOX.O...."));
  await field(page).press("Escape");
  await expect(figure(page).getByRole("alert")).toHaveCount(0);
  await button(page, "Take the last position back").click();
  await expect(field(page)).toHaveValue(parts);
});

test("The sides change places, and a lot is drawn", async ({ page }) => {
  await open(page);
  await button(page, "Swap sides").click();
  await expect(number(page, "value")).toHaveText("−0.1");
  await expect(said(page)).toContainText("The sides have changed places");
  await button(page, "Swap sides").click();
  await expect(number(page, "value")).toHaveText("0.1");
  await button(page, "Guess by lot").click();
  const first = await values(page, "guesses by lot").allTextContents();
  await button(page, "Draw again").click();
  await expect(values(page, "guesses by lot")).not.toHaveText(first);
});

test("Phrases set the figures, and a link brings back what was shared", async ({ page }) => {
  await open(page);
  await phrase(page, "Switch the open twos off").click();
  await expect(row(page, "Open twos").getByRole("checkbox")).not.toBeChecked();
  await expect(said(page)).toContainText("that is a win for X");
  await button(page, "Share and export").click();
  await button(page, "Copy a link to this view").click();
  await expect(page).toHaveURL(/off=twos/);
  await page.reload();
  // The reader is where the phrase is.
  await figure(page).scrollIntoViewIfNeeded();
  await expect(row(page, "Open twos").getByRole("checkbox")).not.toBeChecked();
  await open(page, "parts", "?figure=parts&game=ticTacToe&position=XX&depth=1#parts");
  await expect(figure(page).locator("p[role=status]")).toContainText("This link is broken");
  await expect(field(page)).toHaveValue(parts);
});

test("The horizon's line is played by keyboard, up to the last ply and beyond", async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page, "edge");
  await expect(said(page, "edge")).toContainText("Quiescence finds it without the extra ply.");
  await tabTo(page, button(page, "One ply on", "edge"));
  await page.keyboard.press("Enter");
  await expect(said(page, "edge")).toContainText("What comes next it has not seen.");
  await page.keyboard.press("Enter");
  await expect(said(page, "edge")).toHaveText("Beyond the horizon: O plays top and has won.");
  await button(page, "2 plies deep", "edge").click();
  await expect(button(page, "2 plies deep", "edge")).toHaveAttribute("aria-pressed", "true");
  await figure(page, "edge").getByRole("slider", { name: "Depth" }).press("ArrowRight");
  await expect(button(page, "3 plies deep", "edge")).toBeVisible();
  await phrase(page, "this position of Connect Four").click();
  await expect(said(page, "quiet")).toContainText("One ply more sees how it ends");
  expect(troubles).toEqual([]);
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("nothing scrolls sideways, and what is touched is large enough", async ({ page }) => {
    for (const name of ["parts", "edge", "quiet"]) {
      await open(page, name);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      for (const target of await figure(page, name).getByRole("button").all()) {
        const box = await target.boundingBox();
        expect(box!.height, await target.innerText()).toBeGreaterThanOrEqual(39.5);
      }
    }
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the figures are finished pictures", async ({ page }) => {
    await page.goto(address);
    await expect(values(page, "1 ply")).toHaveText(expected({}));
    await expect(said(page, "edge")).toContainText("Quiescence finds it");
    await expect(figure(page, "quiet").locator("svg:visible").first()).toBeVisible();
  });
});

test("Weights are tuned by self-play: from nothing, cancelled on the way, and measured at the end", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await open(page);
  await expect(button(page, "Tune by self-play")).toHaveCount(0);
  await open(page, "weigh");
  const twos = figure(page, "weigh").getByRole("slider", { name: "Weight of open twos" });
  await figure(page, "weigh").getByRole("combobox", { name: "Game" }).selectOption("ticTacToe");
  const panel = figure(page, "weigh").getByRole("group", { name: "Tuning by self-play" });
  await button(page, "All to 0", "weigh").click();
  await expect(twos).toHaveValue("0");
  await button(page, "Tune by self-play", "weigh").click();
  await expect(panel).toContainText(/these score \d+.% in 100 new games/);
  await expect(twos).not.toHaveValue("0");
  // It lies in a box that is folded: a link to it opens that.
  await page.goto("about:blank");
  await open(page, "runs", "#runs");
  await holdWorker(page, /tuningWorker/);
  await button(page, "Tune by self-play", "runs").click();
  await button(page, "Cancel", "runs").click();
  await expect(figure(page, "runs")).toContainText("Cancelled after");
  await expectAccessible(page, { within: ["figure#runs .tuning"] });
  expect(troubles).toEqual([]);
});

test("A rule card is stepped through by keyboard", async ({ page }) => {
  const troubles = watchTroubles(page);
  await page.goto("chapters/opponents/");
  const card = page.locator("figure#checkersJump");
  await card.scrollIntoViewIfNeeded();
  await card.getByRole("button", { name: "Next move" }).focus();
  await expect(card.locator("[data-awake]")).toHaveAttribute("data-awake", "true");
  await page.keyboard.press("ArrowRight");
  await expect(card.locator("[aria-live=polite]").last()).toContainText(
    "that is one move, and both men are taken",
  );
  await expect(card.getByRole("img", { name: /forced/ })).toHaveAccessibleName(/1 black man|2 black men/);
  await page.keyboard.press("End");
  await expect(card).toContainText("move 2 of 2");
  expect(troubles).toEqual([]);
});
