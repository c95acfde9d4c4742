import { expect, type Page, test } from "@playwright/test";
import { solvePig } from "../../src/engine/index.ts";
import { editOutcomes } from "../../src/figures/stepper/chanceWords.ts";
import * as editWords from "../../src/figures/stepper/editWords.ts";
import * as meanWords from "../../src/kit/chance/meanWords.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { holdWorker } from "./holdWorker.ts";
import { wakeFigure } from "./openFigure.ts";
import { StepperOnPage } from "./stepper/stepperOnPage.ts";
import { watchTroubles } from "./watchTroubles.ts";

const address = "chapters/chance/";
const figure = (page: Page, name: string) => page.locator(`figure#${name}`);

async function open(page: Page, name: string, link = ""): Promise<void> {
  await page.goto(address + link);
  await wakeFigure(figure(page, name));
}

test("A coin is tossed, typed anew, refused by place, and searched with bounds", { tag: "@core" }, async ({
  page,
}) => {
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

test("A mean is predicted before it is known, as a fraction, too, and with Star1 what is read", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await open(page, "coin");
  const coin = figure(page, "coin");
  await coin.getByRole("button", { name: "Predict" }).click();
  const panel = coin.getByRole("group", { name: "Predict" });
  // Before it has come, End leads to the end, and nothing is asked on the way.
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
  await coin.locator(".stepper").focus();
  for (const [asked, why] of [
    ["Will Star1 read move 2 next, or cut it?", "the window is still open"],
    [
      "every outcome is worth from 0 to 5. Will Star1 read",
      "may still be anything from 0 to 2.5, alpha is 2",
    ],
  ]) {
    await page.keyboard.press("End");
    await expect(panel).toContainText(asked);
    await panel.getByRole("button", { name: "It is read" }).click();
    await expect(panel).toContainText(why);
  }
  await expect(panel).toContainText("2 of 2 right at once.");
  await expectAccessible(page, { within: ["figure#coin"] });
  await coin.getByRole("combobox", { name: "Algorithm" }).selectOption({ label: "Star2" });
  await expect(panel, "Star2 looks into an outcome first: none is simply read or cut").toHaveCount(0);
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
  const letGo = await holdWorker(page, /pigWorker/);
  await turn.press("ArrowRight");
  // What was found before stays in sight while the next is worked out, and can be read.
  await expect(pig.getByRole("group", { name: /^Figure: / }).first()).toHaveAttribute("aria-busy", "true");
  await expectAccessible(page, { within: ["figure#pig"] });
  letGo();
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

test.describe("A tree with chance nodes is edited in its picture", () => {
  const coinTree = "[2, {1/2: 0, 1/2: 5}]";

  test("by clicks and keys: a leaf, an outcome's place, one more and one less", async ({ page }) => {
    const troubles = watchTroubles(page);
    await page.setViewportSize({ width: 1400, height: 900 });
    const coin = await StepperOnPage.open(page, address, "coin");
    await expect(coin.field).toHaveValue(coinTree);
    await coin.button("Last step").click();
    await coin.button("Edit the tree").click();
    await expect(coin.root).toContainText(editOutcomes);
    for (const order of ["best", "worst"] as const)
      await expect(coin.button(editWords.orders[order].name)).toHaveCount(0);
    await coin.button(editWords.orders.reverse.name).click();
    await expect(coin.field).toHaveValue("[{1/2:5,1/2:0},2]");
    await coin.button("Undo").click();
    await expect(coin.field).toHaveValue(coinTree);

    await coin.node(3).click();
    const value = page.getByRole("textbox", { name: "Value of the leaf" });
    await value.fill("1");
    await value.press("Enter");
    await expect(coin.field).toHaveValue("[2,{1/2:1,1/2:5}]");
    await coin.node(2).focus();
    await page.keyboard.press("Insert");
    await expect(coin.field).toHaveValue("[2,{1/3:1,1/3:5,1/3:0}]");
    const shares = coin.root.locator(".chances text");
    await expect(shares).toHaveText(["1/3", "1/3", "1/3"]);
    await coin.node(5).focus();
    await page.keyboard.press("Delete");
    await expect(coin.field).toHaveValue("[2,{1/2:1,1/2:5}]");
    await coin.field.fill("[2,{1/4:0,3/4:4}]");
    await coin.field.press("Enter");
    await coin.node(4).focus();
    await page.keyboard.press("Alt+ArrowLeft");
    await expect(coin.field).toHaveValue("[2,{3/4:4,1/4:0}]");
    await expect(shares).toHaveText(["3/4", "1/4"]);
    await expect(coin.root).toContainText("Done: the root is worth 3");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(coin.field).toHaveValue("[2,{1/4:0,3/4:4}]");
    await expectAccessible(page, { within: ["figure#coin"] });
    for (let undone = 0; undone < 4; undone++) await coin.button("Undo").click();
    await expect(coin.field).toHaveValue(coinTree);
    await expect(coin.button("Undo")).toHaveAttribute("aria-disabled", "true");
    expect(troubles).toEqual([]);
  });

  test("by dragging an outcome past the other, which says what the search will read", async ({ page }) => {
    const coin = await StepperOnPage.open(page, address, "coin");
    await coin.field.fill("[2,{1/4:0,3/4:4}]");
    await coin.field.press("Enter");
    await coin.gesturesHaveCome();
    await coin.button("Edit the tree").click();
    const [from, beyond] = [(await coin.node(3).boundingBox())!, (await coin.node(4).boundingBox())!];
    const y = from.y + from.height / 2;
    await page.mouse.move(from.x + from.width / 2, y);
    await page.mouse.down();
    await page.mouse.move(beyond.x + beyond.width / 2 + 12, y, { steps: 6 });
    await expect(coin.root.locator(".goal text")).toHaveText("3 → 3 leaves");
    await page.mouse.up();
    await expect(coin.field).toHaveValue("[2,{3/4:4,1/4:0}]");
  });

  test.describe("with a finger", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test("by taps on a phone, and a drag", async ({ page }) => {
      const troubles = watchTroubles(page);
      const coin = await StepperOnPage.open(page, address, "coin");
      await coin.button("Last step").tap();
      await coin.button("Edit the tree").tap();
      await coin.node(3).scrollIntoViewIfNeeded();
      await coin.node(3).tap();
      const value = page.getByRole("textbox", { name: "Value of the leaf" });
      await value.fill("1");
      await value.press("Enter");
      await expect(coin.field).toHaveValue("[2,{1/2:1,1/2:5}]");
      await coin.button(editWords.tools.add).tap();
      await coin.node(2).tap();
      await expect(coin.field).toHaveValue("[2,{1/3:1,1/3:5,1/3:0}]");
      await coin.button(editWords.tools.remove).tap();
      await coin.node(3).tap();
      await expect(coin.field).toHaveValue("[2,{1/2:5,1/2:0}]");
      await coin.button(editWords.tools.remove).tap();
      await coin.node(3).scrollIntoViewIfNeeded();
      const [from, beyond] = [(await coin.node(3).boundingBox())!, (await coin.node(4).boundingBox())!];
      const y = from.y + from.height / 2;
      const touch = await page.context().newCDPSession(page);
      const send = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
        touch.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
      const [start, end] = [from.x + from.width / 2, beyond.x + beyond.width / 2 + 8];
      await send("touchStart", start);
      for (let share = 0.2; share <= 1; share += 0.2) await send("touchMove", start + (end - start) * share);
      await send("touchMove", end);
      await send("touchEnd");
      await expect(coin.field).toHaveValue("[2,{1/2:0,1/2:5}]");
      // A finger that is lifted from a drag so suddenly would have the first tap taken for its halt.
      for (let undone = 0; undone < 4; undone++) await coin.button("Undo").click();
      await expect(coin.button("Undo")).toHaveAttribute("aria-disabled", "true");
      await expect(coin.field).toHaveValue(coinTree);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(troubles).toEqual([]);
    });
  });
});
