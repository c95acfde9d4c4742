import { expect, type Page, test } from "@playwright/test";
import { solvePig } from "../../src/engine/index.ts";
import * as meanWords from "../../src/kit/chance/meanWords.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { wakeFigure } from "./openFigure.ts";
import { watchTroubles } from "./watchTroubles.ts";

const address = "chapters/chance/";
const figure = (page: Page, name: string) => page.locator(`figure#${name}`);

async function open(page: Page, name: string, link = ""): Promise<void> {
  await page.goto(address + link);
  await wakeFigure(figure(page, name));
}

test("A coin is tossed, typed anew, refused by place, and searched with bounds", async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page, "coin");
  const coin = figure(page, "coin");
  const tree = coin.getByRole("textbox", { name: "Tree" });
  await tree.fill("[2, {1/2: 0, 1/2: 3}]");
  await tree.press("Enter");
  await expect(coin).toContainText("Done: the root is worth 2");
  await coin.getByRole("combobox", { name: "Algorithm" }).selectOption({ label: "Star1" });
  await expect(coin).toContainText("2 leaves read");
  await tree.fill("[2, {1/2: 0, 1/3: 3}]");
  await tree.press("Enter");
  await expect(coin.getByRole("alert")).toBeVisible();
  await expect(tree).toHaveValue("[2, {1/2: 0, 1/3: 3}]");
  await expectAccessible(page, { within: ["figure#coin"] });
  expect(troubles).toEqual([]);
});

test("A mean is predicted before it is known, as a fraction, too", async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page, "coin");
  const coin = figure(page, "coin");
  await coin.getByRole("button", { name: "Predict" }).click();
  const panel = coin.getByRole("group", { name: "Predict" });
  await expect(panel).toBeVisible();
  await coin.locator(".stepper").focus();
  for (const [typed, said] of [
    ["5", meanWords.nobodyChooses("5", "move 2", true)],
    [
      "5/2",
      meanWords.sum([
        ["1/2", "0"],
        ["1/2", "5"],
      ]),
    ],
  ]) {
    await page.keyboard.press("End");
    await panel.getByRole("textbox").fill(typed);
    await panel.getByRole("textbox").press("Enter");
    await expect(panel).toContainText(said);
  }
  await page.keyboard.press("End");
  await panel.getByRole("textbox").fill("2.5");
  await panel.getByRole("button", { name: "Check" }).click();
  await expect(panel).toContainText("1 of 2 right at once.");
  await coin.getByRole("combobox", { name: "Algorithm" }).selectOption({ label: "Star1" });
  await expect(panel, "what is cut by the reckoning of an average is not asked").toHaveCount(0);
  await expect(coin.getByRole("button", { name: "Predict" })).toHaveCount(0);
  await expectAccessible(page, { within: ["figure#coin"] });
  expect(troubles).toEqual([]);
});

test("Pig is asked by sliders and by its map, says what is better, and holds it over a reload", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await open(page, "pig");
  const pig = figure(page, "pig");
  await expect(pig.locator(".say")).toContainText("roll");
  const turn = pig.getByRole("slider", { name: "This turn" });
  await turn.press("ArrowRight");
  await expect(pig.locator(".say")).toContainText("With 0 against 0 and 21 in this turn, hold");
  const solved = solvePig(100);
  await expect(pig.locator(".say")).toContainText(solved.holding(0, 0, 21).toFixed(4));
  await pig.locator(".map svg").click({ position: { x: 300, y: 200 } });
  const own = pig.getByRole("slider", { name: "You have" });
  const [points, total] = [Number(await own.inputValue()), Number(await turn.inputValue())];
  expect(Math.min(points, total)).toBeGreaterThan(5);
  await expect(pig.locator(".choices .chance").first()).toContainText(
    solved.rolling(points, 0, total).toFixed(4),
  );
  await page.reload();
  await wakeFigure(pig);
  await expect(own).toHaveValue(String(points));
  await expect(pig.locator(".choices .chance").first()).toContainText(
    solved.rolling(points, 0, total).toFixed(4),
  );
  await expectAccessible(page, { within: ["figure#pig"] });
  expect(troubles).toEqual([]);
});
