import { expect, type Page, test } from "@playwright/test";
import { formatValue } from "../../src/drawing/formatValue.ts";
import { cfr, kuhnPoker, RegretMatchers } from "../../src/engine/index.ts";
import { matrixGames } from "../../src/figures/regret/matrixGames.ts";
import { wakeFigure } from "./openFigure.ts";
import { tabTo } from "./tabTo.ts";
import { watchTroubles } from "./watchTroubles.ts";

const address = "chapters/regret-matching/";
const names = ["mixing", "triangle", "skewed", "kuhn"];

const figure = (page: Page, name = "triangle") => page.locator(`figure#${name}`);
const button = (page: Page, label: string, name = "triangle") =>
  figure(page, name).getByRole("button", { name: label, exact: true });
const said = (page: Page, name = "triangle") => figure(page, name).locator(".say [aria-live]");
const field = (page: Page) => figure(page).getByRole("textbox", { name: "Payoffs as text" });
const start = (page: Page, player: string, name = "triangle") =>
  figure(page, name).getByRole("slider", { name: `Where ${player} starts` });
const averages = (page: Page, player: string, name = "triangle") =>
  figure(page, name).locator(`table.${player} td.average`);
const next = (page: Page, player: string) => figure(page).locator(`table.${player} td:nth-last-child(2)`);
const phrase = (page: Page, says: string) => page.getByRole("button", { name: says, exact: true });

/** What row has played on the average after so many iterations, as the figure prints it. */
function expected(iterations: number, row: readonly number[] = [1, 0, 0], plus = false): string[] {
  const { payoffs } = matrixGames.rockPaperScissors;
  const players = new RegretMatchers(payoffs, { start: [row, [0, 1, 0]], plus });
  for (let i = 0; i < iterations; i++) players.step();
  return players.result.average[0].map(formatValue);
}

async function open(page: Page, name = "triangle", link = ""): Promise<void> {
  await page.goto(address + link);
  await wakeFigure(figure(page, name));
}

test("Steps go one, ten, a hundred iterations, forth and back", { tag: "@core" }, async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page);
  await expect(averages(page, "row")).toHaveText(expected(1));
  await button(page, "Step forward").click();
  await expect(averages(page, "row")).toHaveText(expected(2));
  await button(page, "100 a step").click();
  await button(page, "Step forward").click();
  await expect(averages(page, "row")).toHaveText(expected(102));
  await button(page, "Step back").click();
  await button(page, "Regret matching+").click();
  await button(page, "Step forward").click();
  await expect(averages(page, "row")).toHaveText(expected(102, [1, 0, 0], true));
  await expect(said(page)).toContainText("After 102 iterations");
  await button(page, "To the start").click();
  await expect(next(page, "row")).toHaveText(["1", "0", "0"]);
  await button(page, "Reset").click();
  await expect(next(page, "row")).toHaveText(["0", "0.333", "0.667"]);
  expect(troubles).toEqual([]);
});

test("A game whose payoffs are all alike is one like any other, and so is one that pays next to nothing", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await open(page, "triangle", "?figure=triangle&payoffs=[[0,0],[0,0]]&iterations=5");
  await expect(averages(page, "row")).toHaveText(["0.5", "0.5"]);
  for (const payoffs of ["[[1,1],[1,1]]", "[[0,1e-300],[0,0]]"]) {
    await field(page).fill(payoffs);
    await field(page).press("Enter");
    await expect(averages(page, "row")).toHaveText(["0.5", "0.5"]);
    await button(page, "Step forward").click();
    await expect(said(page)).toContainText("After 1 iteration");
    await expect(figure(page).locator("svg .grid").first()).toBeAttached();
    expect(await figure(page).locator("svg .grid").count()).toBeLessThan(16);
  }
  expect(await figure(page).innerHTML()).not.toContain("NaN");
  expect(troubles).toEqual([]);
});

test("A click anywhere brings the keys to the figure, and they stay after a button", async ({ page }) => {
  await open(page);
  await said(page).click();
  await page.keyboard.press("ArrowRight");
  await expect(said(page)).toContainText("After 2 iterations");
  await button(page, "10 a step").click();
  await page.keyboard.press("ArrowRight");
  await expect(said(page)).toContainText("After 12 iterations");
  await page.keyboard.press("Home");
  await expect(said(page)).toContainText("Nothing");
});

test("All of it works from the keyboard alone", async ({ page }) => {
  await open(page);
  await tabTo(page, start(page, "row"));
  await page.keyboard.press("2");
  await expect(averages(page, "row")).toHaveText(expected(1, [0, 1, 0]));
  await expect(start(page, "row")).toHaveAttribute("aria-valuetext", "paper");
  await page.keyboard.press("ArrowRight");
  await expect(start(page, "row")).toHaveAttribute("aria-valuetext", /^paper 0\.9\d?, scissors 0\.0?\d+$/);
  await page.keyboard.press("2");
  await tabTo(page, button(page, "Step forward"));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await expect(averages(page, "row")).toHaveText(expected(11, [0, 1, 0]));
  await page.keyboard.press("Shift+ArrowRight");
  await expect(averages(page, "row")).toHaveText(expected(111, [0, 1, 0]));
  await page.keyboard.press("Home");
  await tabTo(page, figure(page).getByRole("slider", { name: "Step" }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(averages(page, "row")).toHaveText(expected(2, [0, 1, 0]));
});

test("A start is dragged, and goes no farther than the triangle", async ({ page }) => {
  await open(page);
  const handle = start(page, "row").locator("rect");
  await handle.scrollIntoViewIfNeeded();
  const from = (await handle.boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x - 140, from.y + 120, { steps: 4 });
  await expect(start(page, "row")).toHaveAttribute("aria-valuetext", /^rock 0\.\d+, paper 0\.\d+$/);
  await page.mouse.move(from.x + 900, from.y + 600, { steps: 4 });
  await page.mouse.up();
  await expect(start(page, "row")).toHaveAttribute("aria-valuetext", "scissors");
  await expect(averages(page, "row")).toHaveText(expected(1, [0, 0, 1]));
});

test("A matrix is typed; a bad one says where, and loses nothing", async ({ page }) => {
  await open(page);
  await field(page).fill("[[1,2],[3,x]]");
  await field(page).press("Enter");
  await expect(figure(page).getByRole("alert")).toContainText("Line 1, column 11");
  await expect(field(page)).toHaveValue("[[1,2],[3,x]]");
  await expect(averages(page, "row")).toHaveText(expected(1));
  await field(page).fill("[[3,2],[1,0]]");
  await field(page).press("Enter");
  await expect(figure(page).getByRole("alert")).toHaveCount(0);
  await expect(averages(page, "row")).toHaveText(["0.5", "0.5"]);
  await expect(figure(page).getByRole("combobox", { name: "Game" })).toHaveValue("typed");
  const cell = figure(page).getByRole("textbox", { name: "Payoff of B against X" });
  await cell.fill("many");
  await cell.press("Enter");
  await expect(figure(page).getByRole("alert")).toContainText("“many” in row 2, column 1 is no number");
  await expect(cell).toHaveValue("many");
  await cell.fill("−4");
  await cell.press("Enter");
  await expect(figure(page).getByRole("alert")).toHaveCount(0);
  await expect(field(page)).toHaveValue("[[3,2],[-4,0]]");
});

test("Phrases set the figures, and a link brings back what was shared", async ({ page }) => {
  await open(page);
  await phrase(page, "After 100 games").click();
  await expect(averages(page, "row")).toHaveText(expected(100));
  await button(page, "Share and export").click();
  await button(page, "Copy a link to this view").click();
  await expect(page).toHaveURL(/iterations=100/);
  await page.reload();
  await figure(page).scrollIntoViewIfNeeded();
  await expect(averages(page, "row")).toHaveText(expected(100));
  await open(page, "triangle", "?figure=triangle&payoffs=[[1]]#triangle");
  await expect(figure(page).locator("p[role=status]")).toContainText("This link is broken");
  await expect(averages(page, "row")).toHaveText(expected(1));
});

test("The table of Kuhn poker follows its slider and the prose", async ({ page }) => {
  await open(page, "kuhn");
  const slider = figure(page, "kuhn").getByRole("slider", { name: "Iterations" });
  await phrase(page, "one iteration").click();
  await expect(slider).toHaveAttribute("aria-valuetext", "1 iteration");
  await expect(figure(page, "kuhn").locator("td")).toHaveText(new Array<string>(12).fill("0.5"));
  await slider.press("End");
  await expect(figure(page, "kuhn").locator("td").first()).toHaveText(
    formatValue(cfr(kuhnPoker(), { iterations: 1000 }).average["0"][1]),
  );
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("nothing scrolls sideways, and what is touched is large enough", async ({ page }) => {
    for (const name of names) {
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
    await expect(averages(page, "row")).toHaveText(expected(1));
    await expect(figure(page, "skewed").locator("svg path.average").first()).toBeVisible();
    await expect(figure(page, "kuhn").locator("td").first()).toBeVisible();
  });
});
