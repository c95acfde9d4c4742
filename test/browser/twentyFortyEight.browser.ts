import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { holdWorker } from "./holdWorker.ts";
import { openFigure, wakeFigure } from "./openFigure.ts";
import { watchTroubles } from "./watchTroubles.ts";

const figure = (page: Page) => page.locator("figure#sliding");
const board = (sliding: Locator) => sliding.locator(".sliding");
const tiles = (sliding: Locator) => sliding.locator(".sliding svg").getAttribute("aria-label");
const chapter = "chapters/chance/";
const linked = (board: string, more = "") =>
  `${chapter}?figure=sliding&size=2&goal=32&seed=1&board=${encodeURIComponent(board)}${more}`;

test("2048 is slid by arrow keys and buttons, says what is best, is taken back slide by slide, and holds over a reload", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  const sliding = figure(page);
  await openFigure(page, linked("8 4 / 2 2"), sliding);
  await expect(sliding.locator(".say")).toContainText(
    "Best is right: that makes 32 with probability 0.0860, exactly",
  );
  await expect(sliding.locator("table.slides")).toContainText("moves nothing");
  const scrolled = await page.evaluate(() => scrollY);
  await board(sliding).press("ArrowUp");
  await expect(sliding.locator(".say")).toContainText("A slide up moves nothing");
  await board(sliding).press("ArrowRight");
  await expect.poll(() => tiles(sliding)).toContain("Row 1: 8, 4. Row 2: 2, 4.");
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  const first = await tiles(sliding);
  await sliding.getByRole("button", { name: "Slide up" }).click();
  await expect.poll(() => tiles(sliding)).not.toBe(first);
  const second = await tiles(sliding);
  await sliding.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => tiles(sliding)).toBe(first);
  await sliding.getByRole("button", { name: "Redo" }).click();
  await expect.poll(() => tiles(sliding)).toBe(second);
  const said = await sliding.locator(".say").textContent();
  await expect.poll(() => page.url()).toContain("came=");
  await page.reload();
  await wakeFigure(sliding);
  await expect.poll(() => tiles(sliding)).toBe(second);
  await expect(sliding.locator(".say")).toHaveText(said!);
  await expectAccessible(page, { within: ["figure#sliding"] });
  expect(troubles).toEqual([]);
});

test("2048 plays the best slide, plays on until it is stopped, and begins on a board of another size", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  const sliding = figure(page);
  // It waits for a press: whoever passes it by does not fetch its code.
  await openFigure(page, chapter, sliding, () => board(sliding).click());
  await sliding.getByRole("combobox", { name: "Board" }).selectOption("4");
  await expect(sliding.locator(".say")).toContainText("by its estimate");
  await expect(sliding.getByRole("combobox", { name: "To be made" })).toHaveValue("2048");
  const opened = await tiles(sliding);
  await sliding.getByRole("button", { name: "Play the best slide" }).click();
  await expect.poll(() => tiles(sliding)).not.toBe(opened);
  const one = await tiles(sliding);
  await sliding.getByRole("button", { name: "Play on" }).click();
  const stop = sliding.getByRole("button", { name: "Stop" });
  await expect(stop).toBeVisible();
  await expect.poll(() => tiles(sliding)).not.toBe(one);
  await stop.click();
  await expect(stop).toHaveCount(0);
  const parts = sliding.locator("table.parts tbody td:last-child");
  const adds = (await parts.allTextContents()).map(Number);
  const sum = Number(await sliding.locator("table.parts tfoot td").textContent());
  expect(adds[0] + adds[1]).toBeCloseTo(sum, 9);
  await sliding.getByRole("button", { name: "New game" }).click();
  await expect(sliding.locator("table.slides .best").first()).toBeVisible();
  await expectAccessible(page, { within: ["figure#sliding"] });
  expect(troubles).toEqual([]);
});

test("A game of 2048 says that it is won, that it is lost, and plays on to its end", async ({ page }) => {
  const sliding = figure(page);
  await openFigure(page, linked("16 16 / 2 ."), sliding);
  await sliding.getByRole("button", { name: "Play the best slide" }).click();
  await expect(sliding.locator(".say")).toHaveText("32 is made: the game is won.");
  await openFigure(page, linked("2 4 / 4 2"), sliding);
  await expect(sliding.locator(".say")).toContainText("the game is lost");
  await openFigure(page, linked("8 4 / 2 2"), sliding);
  await sliding.getByRole("button", { name: "Play on" }).click();
  await expect(sliding.locator(".say")).toContainText(/the game is (won|lost)/);
  await expect(sliding.getByRole("button", { name: "Play on" })).toHaveAttribute("aria-disabled", "true");
});

test("A broken link to 2048 is told, and the page's own board stays", async ({ page }) => {
  const sliding = figure(page);
  await openFigure(page, linked("8 4 / 2 3"), sliding);
  await expect(sliding.getByRole("alert").or(sliding.getByRole("status")).first()).toContainText(
    "is no tile",
  );
  await expect.poll(() => tiles(sliding)).toContain("Row 1: 8, 4. Row 2: 8, 2.");
});

const nineCells = (goal: number, more = "") => `${chapter}?figure=sliding&size=3&goal=${goal}&seed=1${more}`;
const solvedLine = (sliding: Locator) => sliding.locator(".solved");
const knownOf = (sliding: Locator) => sliding.locator("table.slides tbody td:last-child");

test("On nine cells 2048 is solved while an estimate stands in: cancelled, begun again, and exact after each slide", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  const letGo = await holdWorker(page, /solveWorker/);
  const sliding = figure(page);
  await openFigure(page, nineCells(64), sliding);
  await expect(solvedLine(sliding)).toContainText("0 of 304,261 boards");
  await expect(knownOf(sliding).first()).toHaveText("by its estimate");
  await expectAccessible(page, { within: ["figure#sliding"] });
  const cancel = solvedLine(sliding).getByRole("button", { name: "Cancel" });
  await cancel.press("Enter");
  const again = solvedLine(sliding).getByRole("button", { name: "Solve exactly" });
  await expect(again).toBeFocused();
  await expect(sliding.locator(".say")).toContainText("by its estimate");
  letGo();
  await again.press("Enter");
  await expect(solvedLine(sliding)).toContainText("304,261 boards that wait for a tile, in 5 MB");
  await expect(sliding.locator(".say")).toContainText("that makes 64 with probability 1.0000, exactly");
  const first = await tiles(sliding);
  for (const key of ["ArrowDown", "ArrowLeft", "ArrowDown", "ArrowRight"]) await board(sliding).press(key);
  await expect.poll(() => tiles(sliding)).not.toBe(first);
  await expect(sliding.locator(".say")).toContainText("exactly");
  expect(new Set(await knownOf(sliding).allTextContents())).not.toContain("by its estimate");
  await expectAccessible(page, { within: ["figure#sliding"] });
  expect(troubles).toEqual([]);
});

test("On nine cells it says how far it is, leaves that for another goal, and says where there is too much to solve", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  const sliding = figure(page);
  await openFigure(page, nineCells(256), sliding);
  await expect(solvedLine(sliding)).toContainText(/[1-9][\d,]* of 3,597,672 boards/);
  await sliding.getByRole("combobox", { name: "To be made" }).selectOption("512");
  await expect(solvedLine(sliding)).toContainText("too many boards");
  await expect(knownOf(sliding).first()).toHaveText("by its estimate");
  await sliding.getByRole("combobox", { name: "To be made" }).selectOption("16");
  await expect(solvedLine(sliding)).toContainText("5,462 boards");
  await sliding.getByRole("combobox", { name: "Board" }).selectOption("4");
  await expect(solvedLine(sliding)).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("2048 is slid by swipes: to a side at once, up and down after a tap; before that the page is scrolled", async ({
    page,
  }) => {
    const troubles = watchTroubles(page);
    const sliding = figure(page);
    await openFigure(page, linked("8 4 / 2 2"), sliding, () =>
      sliding.locator("[data-awake]").dispatchEvent("pointerenter"),
    );
    await board(sliding).scrollIntoViewIfNeeded();
    await swipe(page, board(sliding), [0, -110]);
    expect(await tiles(sliding)).toContain("Row 1: 8, 4. Row 2: 2, 2.");
    await expect(sliding.locator(".say")).not.toContainText("moves nothing");
    await swipe(page, board(sliding), [110, 0]);
    await expect.poll(() => tiles(sliding)).toContain("Row 1: 8, 4. Row 2: 2, 4.");
    const scrolled = await page.evaluate(() => scrollY);
    const before = await tiles(sliding);
    await swipe(page, board(sliding), [0, -110]);
    await expect.poll(() => tiles(sliding)).not.toBe(before);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(troubles).toEqual([]);
  });

  test("A board of nine cells that cannot come up is solved as well, and nothing is wider than the screen", async ({
    page,
  }) => {
    const sliding = figure(page);
    await openFigure(page, nineCells(32, "&board=.+.+.+/+.+16+.+/+.+.+."), sliding, () =>
      board(sliding).tap(),
    );
    await expect(solvedLine(sliding)).toContainText("Solved to the end");
    await expect(sliding.locator(".say")).toContainText("exactly");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  test("A swipe to a side wakes the picture of a board and is heard; one up or down before scrolls the page", async ({
    page,
  }) => {
    const troubles = watchTroubles(page);
    const sliding = figure(page);
    const awake = sliding.locator("[data-awake]");
    await page.goto(chapter, { waitUntil: "networkidle" });
    const before = await tiles(sliding);
    await swipe(page, board(sliding), [0, -110]);
    await halted(board(sliding));
    await expect(awake).toHaveAttribute("data-awake", "false");
    expect(await tiles(sliding)).toBe(before);
    await swipe(page, board(sliding), [110, 0]);
    await expect(awake).toHaveAttribute("data-awake", "true");
    await expect(board(sliding)).toBeFocused();
    // On this board nothing goes to a side, which it says; and from now on it hears swipes by itself, each once.
    await expect(sliding.locator(".say")).toContainText("A slide right moves nothing here.");
    await swipe(page, board(sliding), [0, -110]);
    await expect(sliding.locator(".say")).toContainText("came in row");
    await expect.poll(() => tiles(sliding)).toContain("Row 1: 16, 4.");
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => tiles(sliding)).toBe(before);
    expect(troubles).toEqual([]);
  });

  test("A tap on the picture of a board is enough: swipes slide from then on", { tag: "@core" }, async ({
    page,
  }) => {
    const sliding = figure(page);
    await openFigure(page, chapter, sliding, () => board(sliding).tap());
    await expect(board(sliding)).toBeFocused();
    await swipe(page, board(sliding), [0, -110]);
    await expect(sliding.locator(".say")).toContainText("came in row");
    await expect.poll(() => tiles(sliding)).toContain("Row 1: 16, 4.");
  });
});

/** A finger that goes so many pixels over the middle of something. */
async function swipe(page: Page, over: Locator, [right, down]: readonly [number, number]): Promise<void> {
  await halted(over);
  // A page that has rolled on may have carried it under the header.
  await over.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const { x, y, width, height } = (await over.boundingBox())!;
  const from = { x: x + width / 2 - right / 2, y: y + height / 2 - down / 2 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", part: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: from.x + part * right, y: from.y + part * down }],
    });
  await touch("touchStart", 0);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch("touchMove", part);
  await touch("touchEnd", 1);
  await session.detach();
}

/** A page that was swiped rolls on for a while, and carries away what is to be touched next. */
const halted = (over: Locator): Promise<void> =>
  over.evaluate(async (element) => {
    const top = () => element.getBoundingClientRect().top;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let [before, still] = [top(), 0]; still < 20; still = top() === before ? still + 1 : 0) {
      before = top();
      await frame();
    }
  });
