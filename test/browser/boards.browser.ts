import { expect, test } from "@playwright/test";
import { connectFour, ticTacToe } from "../../src/engine/index.ts";
import type { Setup } from "../../src/kit/run/setup.ts";
import { over } from "../../src/trace/index.ts";
import { BoardOnPage } from "./boardOnPage.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { expectedRun } from "./stepper/expectedRun.ts";
import { watchTroubles } from "./watchTroubles.ts";

const four = (moves: string, depth = 2): Setup => ({
  game: "connectFour",
  position: connectFour.write(connectFour.read(moves)),
  algorithm: "alphaBeta",
  depth,
});
const link = ({ game, position, algorithm, depth }: Setup, step = 0) =>
  `game=${game}&position=${position}&algorithm=${algorithm}&step=${step}${depth === undefined ? "" : `&depth=${depth}`}`;

test("A Connect Four position is stepped through by keyboard, and the board follows", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  const setup = four("44455436", 3);
  const run = expectedRun(setup);
  const figure = await BoardOnPage.search(page, link(setup));
  await figure.shows(run, 0);
  await figure.root.focus();
  for (const [key, step] of [
    ["ArrowRight", 1],
    ["ArrowDown", run.step("enter 0")],
    ["ArrowDown", run.step("enter 0.0")],
    ["Shift+ArrowRight", over(run.trace, run.step("enter 0.0"))],
    ["End", run.trace.length],
    ["ArrowLeft", run.trace.length - 1],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await figure.shows(run, step);
  }
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const first = connectFour.play(connectFour.read("44455436"), 0);
  const words = connectFour.diagram(first).replaceAll("\n", " / ");
  await expect(figure.root.getByRole("img", { name: `The board after column 1: ${words}` })).toBeVisible();
  await expect(figure.said).toHaveText("O (MIN) is to move.");
  expect(troubles).toEqual([]);
});

test("Moves played on the board change the search, and can be undone", async ({ page }) => {
  const setup = four("44");
  const figure = await BoardOnPage.search(page, link(setup));
  await figure.change();
  await figure.aim("column 3").click();
  const [once, twice] = [expectedRun(four("443")), expectedRun(four("4433"))];
  await expect(figure.field).toHaveValue(once.setup.position!);
  await figure.shows(once, 0);
  await figure.aim("column 3").click();
  await expect(figure.field).toHaveValue(twice.setup.position!);
  await figure.shows(twice, 0);
  await figure.button("Last step").click();
  await figure.shows(twice, twice.trace.length);

  // Each change brings back the step at which it was left; a new one stands at the end where the last one did.
  await figure.button("Undo").click();
  await expect(figure.field).toHaveValue(once.setup.position!);
  await figure.shows(once, 0);
  await figure.button("Redo").click();
  await expect(figure.field).toHaveValue(twice.setup.position!);
  await figure.shows(twice, twice.trace.length);
  const thrice = expectedRun(four("44333"));
  await figure.aim("column 3").click();
  await expect(figure.field).toHaveValue(thrice.setup.position!);
  await figure.shows(thrice, thrice.trace.length);
  await figure.button("Undo").click();
  await figure.button("Undo").click();
  await figure.shows(once, 0);

  await figure.root.focus();
  await page.keyboard.press("Control+z");
  await expect(figure.field).toHaveValue(setup.position!);
  await expect(figure.button("Undo")).toHaveAttribute("aria-disabled", "true");
  await figure.button("Redo").click();
  await expect(figure.field).toHaveValue(once.setup.position!);
});

test("The board is one stop of the Tab key: arrows walk, Enter plays, and what is full says so", async ({
  page,
}) => {
  const setup = four("444444");
  const figure = await BoardOnPage.search(page, link(setup));
  await figure.change();
  await figure.tabTo(figure.aim("column 1"));
  for (let column = 2; column <= 4; column++) {
    await page.keyboard.press("ArrowRight");
    await expect(figure.aim(`column ${column}`)).toBeFocused();
  }
  await expect(figure.aim("column 4")).toHaveAccessibleName("column 4, full");
  await page.keyboard.press("Enter");
  await expect(figure.said).toHaveText("Column 4 is full.");
  await expect(figure.field).toHaveValue(setup.position!);

  await page.keyboard.press("ArrowRight");
  await expect(figure.aim("column 5")).toHaveAccessibleName("column 5, drops to row 1");
  await expect(figure.root.locator(".ghost")).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(figure.field).toHaveValue(four("4444445").position!);
  await expect(figure.aim("column 5")).toBeFocused();
  await expect(figure.aim("column 5")).toHaveAccessibleName("column 5, drops to row 2");
  await expect(figure.said).toHaveText("O (MIN) is to move.");
  // The arrow keys belonged to the board: the search still stands where it stood.
  await figure.shows(expectedRun(four("4444445")), 0);
  await page.keyboard.press("Tab");
  await expect(figure.board.locator(":focus")).toHaveCount(0);
});

test("A mouse shows the piece that would be set, and where", async ({ page }) => {
  const figure = await BoardOnPage.search(page, link(four("44")));
  await figure.change();
  const ghost = figure.root.locator(".ghost path");
  await expect(ghost).toHaveCount(0);
  await figure.aim("column 4").hover();
  await expect(ghost.first()).toBeAttached();
  const [shown, column] = [
    (await ghost.first().boundingBox())!,
    (await figure.aim("column 4").boundingBox())!,
  ];
  expect(shown.x).toBeGreaterThan(column.x);
  expect(shown.x + shown.width).toBeLessThan(column.x + column.width);
  // Two pieces lie in the column; cells are as high as they are wide.
  const above = column.y + column.height - (shown.y + shown.height / 2);
  expect(Math.round(above / (column.width / 2))).toBe(5);
  await page.mouse.move(2, 2);
  await expect(ghost).toHaveCount(0);
});

test("A game can be played to its end, which then refuses every move", async ({ page }) => {
  const figure = await BoardOnPage.search(page, link(four("121212")));
  await figure.change();
  await figure.aim("column 1").click();
  await expect(figure.said).toHaveText("X (MAX) has won.");
  await expect(figure.root.locator(".panel.board path.win.max")).toHaveAttribute("d", /^M[^M]+$/);
  await figure.aim("column 7").click({ force: true });
  await expect(figure.said).toHaveText("The game is over.");
});

test("Tic-tac-toe is played on its cells, from any step and from what the link gave", async ({ page }) => {
  const setup: Setup = { game: "ticTacToe", position: "XOXOX..O.", algorithm: "minimax" };
  const run = expectedRun(setup);
  const step = run.step("enter 5.6");
  const figure = await BoardOnPage.search(page, link(setup, step));
  await figure.change();
  await figure.button("From this step").click();
  const there = run.trace
    .moves(run.trace.event(step).node)
    .reduce<number>(
      (position, move) => ticTacToe.play(position, move as number),
      ticTacToe.read(setup.position!),
    );
  await expect(figure.field).toHaveValue(ticTacToe.write(there));
  await figure.button("As given").click();
  await expect(figure.field).toHaveValue(setup.position!);
  await figure.shows(run, run.trace.length);
  await figure.button("Undo").click();
  await expect(figure.field).toHaveValue(ticTacToe.write(there));
  await figure.button("Undo").click();
  await expect(figure.field).toHaveValue(setup.position!);
  await figure.shows(run, step);
  await figure.aim("top left").click({ force: true });
  await expect(figure.said).toHaveText("There is an X on this cell already.");
  await figure.aim("bottom left").click();
  await expect(figure.field).toHaveValue("XOXOX.XO.");
});

test("The depth goes up and down by a ply, and a link keeps all of it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const figure = await BoardOnPage.search(page, link(four("44", 1)));
  await expect(figure.button("One ply less")).toHaveAttribute("aria-disabled", "true");
  for (const depth of [2, 3]) {
    await figure.button("One ply more").click();
    await expect(figure.depth).toHaveValue(String(depth));
    await figure.shows(expectedRun(four("44", depth)), 0);
  }
  await figure.button("One ply less").click();
  await figure.change();
  await figure.aim("column 4").click();
  await expect(figure.field).toHaveValue(four("444").position!);
  await figure.button("Step forward").click();
  await figure.share("Copy a link to this view");
  await expect(figure.root.getByRole("status")).toContainText("The link to this view is copied");
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  const again = new BoardOnPage(page, "textbook");
  await again.alive();
  await expect(again.field).toHaveValue(four("444").position!);
  await again.shows(expectedRun(four("444")), 1);
});

test("A tree too large to draw is stepped through on the board", async ({ page }) => {
  const setup: Setup = { game: "ticTacToe", position: ".........", algorithm: "alphaBeta" };
  const run = expectedRun(setup);
  const step = run.step("enter 0.1.2.3.4.5");
  const figure = await BoardOnPage.search(page, link(setup, step));
  await figure.shows(run, step);
  await expect(figure.root.getByRole("img", { name: /: X O X \/ O X O \/ \. \. \.$/ })).toBeVisible();
});

test("Boards are accessible", async ({ page }) => {
  const figure = await BoardOnPage.search(page, link(four("444444"), 9));
  await expectAccessible(page, { within: ["figure#textbook"] });
  await figure.change();
  await figure.aim("column 4").click({ force: true });
  await expect(figure.said).toHaveText("Column 4 is full.");
  await expectAccessible(page, { within: ["figure#textbook"] });
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a column is wide enough for a finger, and nothing scrolls sideways", async ({ page }) => {
    const figure = await BoardOnPage.search(page, link(four("4444")));
    await figure.button("Change the position").tap();
    const columns = await figure.board.getByRole("button").all();
    expect(columns).toHaveLength(7);
    for (const column of columns) {
      const { width, height } = (await column.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
    }
    await figure.aim("column 7").tap();
    await expect(figure.field).toHaveValue(four("44447").position!);
    await expect(figure.root.locator(".ghost")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
