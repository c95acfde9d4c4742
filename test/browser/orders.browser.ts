import { expect, type Page, test } from "@playwright/test";
import {
  alphaBeta,
  OrderTally,
  orderRange,
  parseTree,
  type Tree,
  ticTacToe,
} from "../../src/engine/index.ts";
import { canonicalTree } from "../../src/figures/stepper/orders/treeForm.ts";
import { runSetup } from "../../src/kit/run/run.ts";
import { treeOfPosition } from "../../src/kit/run/treeOfPosition.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { holdWorker } from "./holdWorker.ts";
import { hydrated } from "./openFigure.ts";
import { StepperOnPage } from "./stepper/stepperOnPage.ts";
import { watchTroubles } from "./watchTroubles.ts";

const address = "order-lab/";
const textbook = "[[3,12,8],[2,4,6],[14,5,2]]";
const tally = new OrderTally(parseTree(textbook), alphaBeta);
tally.goOn(tally.total);
const leavesOf = (tree: string) => {
  const { trace } = runSetup({ tree, algorithm: "alphaBeta" });
  return trace.counters(trace.length).leaves;
};
/** Too many orders to try, and too many nodes to be through with in a moment. */
const wide = (width: number, plies: number, seed = 0): Tree =>
  plies === 0
    ? (seed * 7919) % 101
    : Array.from({ length: width }, (_, i) => wide(width, plies - 1, seed * width + i + 1));
const linkTo = (tree: string) =>
  `${address}?figure=lab&algorithm=alphaBeta&step=0&tree=${encodeURIComponent(tree)}#lab`;

const panel = (page: Page) => page.locator("figure#lab .side .panel");
const title = (page: Page) => panel(page).locator(".title");
const bars = (page: Page) => panel(page).getByRole("button", { name: /orders/ });
const bar = (page: Page, leaves: number) =>
  panel(page).getByRole("button", { name: new RegExp(`^${leaves} leaves: `) });
const presentBar = (page: Page) => panel(page).getByRole("button", { name: /this one among them$/ });
/** Nodes, leaves and cutoffs of a row of the table. */
const row = (page: Page, name: string) =>
  panel(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });

/** The present order, wherever it is told, reads so many leaves. */
async function expectPresent(page: Page, leaves: number): Promise<void> {
  await expect(presentBar(page)).toHaveAccessibleName(new RegExp(`^${leaves} leaves: `));
  await expect(row(page, "This order").getByRole("cell").nth(1)).toHaveText(String(leaves));
  await expect(page.locator("figure#lab").getByText(/^Leaves read/)).toHaveText(
    new RegExp(`^Leaves read ${leaves} of`),
  );
}

test("All orders of the textbook tree stand as bars, counted by the engine", async ({ page }) => {
  await StepperOnPage.open(page, address, "lab");
  await expect(bars(page)).toHaveCount(tally.bars.length);
  for (const { leaves, orders } of tally.bars) {
    await expect(bar(page, leaves)).toHaveAccessibleName(
      new RegExp(`^${leaves} leaves: ${orders} of 1,296 orders`),
    );
  }
  await expectPresent(page, leavesOf(textbook));
});

test("A bar is an order to choose, by mouse and by key, and can be undone", { tag: "@core" }, async ({
  page,
}) => {
  const figure = await StepperOnPage.open(page, address, "lab");
  await bar(page, 5).click();
  await expectPresent(page, 5);
  expect(leavesOf(await figure.field.inputValue())).toBe(5);

  await bar(page, 5).focus();
  await page.keyboard.press("End");
  await expect(bar(page, 9)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(bar(page, 8)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectPresent(page, 8);
  await expect(bar(page, 8)).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press(" ");
  await expectPresent(page, 5);

  for (const leaves of [8, 5, 7]) {
    await figure.button("Undo").click();
    await expectPresent(page, leaves);
  }
  await expect(figure.field).toHaveValue(textbook);
});

test("The first click on a bar of a sleeping figure is not lost", async ({ page }) => {
  await page.goto(address);
  await hydrated(page.locator("figure#lab"));
  await expect(page.locator("figure#lab [data-awake]")).toHaveAttribute("data-awake", "false");
  await bar(page, 9).dispatchEvent("click");
  await expectPresent(page, 9);
});

test("A dragged leaf and a moved one change the counts to the right numbers", async ({ page }) => {
  const figure = await StepperOnPage.open(page, address, "lab");
  const [from, to] = [figure.node(12), figure.node(10)];
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x - 8, start.y + start.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(figure.field).toHaveValue("[[3,12,8],[2,4,6],[2,14,5]]");
  await expectPresent(page, 5);

  await figure.node(2).focus();
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(figure.field).toHaveValue("[[2,4,6],[3,12,8],[2,14,5]]");
  await expectPresent(page, leavesOf("[[2,4,6],[3,12,8],[2,14,5]]"));
});

test("The best single change is offered, and does what it says", async ({ page }) => {
  const figure = await StepperOnPage.open(page, address, "lab");
  // It would give the task away: it is folded until it is asked for.
  const advice = panel(page).getByText(/first among its sisters/);
  await expect(advice).toHaveCount(0);
  await panel(page).getByText("The best single change").click();
  await expect(panel(page)).toContainText("try move 3.3 first among its sisters, and 5 leaves are read.");
  await page.reload();
  await expect(advice).toHaveCount(1);
  for (const press of ["click", "Enter"]) {
    const button = panel(page).getByRole("button", { name: "Do that" });
    await (press === "click" ? button.click() : button.press("Enter"));
    await expectPresent(page, 5);
    await expect(button).toHaveCount(0);
    // The button is gone, the keys are with the figure.
    await expect(figure.root).toBeFocused();
    await page.keyboard.press("Control+z");
    await expectPresent(page, 7);
  }
});

test("Where orders are too many they are sampled in a worker, which Stop ends and Count on takes up again", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  const letGo = await holdWorker(page, /orderWorker/);
  await page.goto(linkTo(JSON.stringify(wide(8, 3))));
  await panel(page).getByRole("button", { name: "Stop" }).click();
  await expect(panel(page)).toContainText("Stopped.");
  await expect.poll(() => page.workers().length).toBe(0);
  const stopped = await title(page).textContent();
  expect(stopped).toMatch(/at random$/);
  letGo();
  expect(await title(page).textContent()).toBe(stopped);
  await panel(page).getByRole("button", { name: "Count on" }).click();
  await expect(title(page)).toContainText("20,000 of");
  await expect(panel(page).getByRole("progressbar")).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
  expect(troubles).toEqual([]);
});

test("On a phone every bar can be hit, none of the panel is cut off, and axe finds nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(linkTo(JSON.stringify(wide(4, 3))));
  await expect(title(page)).toContainText("20,000 of");
  const widths = await bars(page).evaluateAll((all) =>
    all.map((one) => one.querySelector(".target")!.getBoundingClientRect().width),
  );
  for (const width of widths) expect(width).toBeGreaterThanOrEqual(24);
  const box = (await panel(page).boundingBox())!;
  const last = (await row(page, "Best order").boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(box.y + box.height);
  await expectAccessible(page);
});

test("A position of a game can be made a tree and put in order", async ({ page }) => {
  const figure = await StepperOnPage.open(page, address, "lab");
  await page.getByText("a late position of tic-tac-toe").click();
  const { trace } = runSetup({ game: "ticTacToe", position: "XOXOX.O..", algorithm: "alphaBeta" });
  await expect(figure.field).toHaveValue("XOXOX.O..");
  await figure.button("Make it a tree").click();
  await expect(panel(page)).toBeVisible();
  await expectPresent(page, trace.counters(trace.length).leaves);
  await figure.button("Undo").click();
  await expect(figure.field).toHaveValue("XOXOX.O..");
  // At once in the worst order, and back in one step.
  const tree = treeOfPosition(ticTacToe, ticTacToe.read("XOXOX.O.."), Infinity, 1000)!.tree;
  await figure.button("Worst order").click();
  await expectPresent(page, orderRange(tree).most!);
  await figure.button("Undo").click();
  await expect(figure.field).toHaveValue("XOXOX.O..");
});

test("A bar puts the tree that was typed in order, whatever its shape, and an edited leaf stays", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  const figure = await StepperOnPage.open(page, address, "lab");
  for (const tree of ["[[1,8],[5,2],[7,6]]", "[[9,1,5],[7,2,3],[8,4,6]]", "[4,[7,6,[1,2]]]"]) {
    await figure.field.fill(tree);
    await figure.field.press("Enter");
    await arrangesByBars(figure, tree);
  }
  await figure.field.fill(textbook);
  await figure.field.press("Enter");
  await figure.node(4).click();
  await figure.root.getByRole("textbox", { name: "Value of the leaf" }).fill("30");
  await page.keyboard.press("Enter");
  await expect(figure.field).toHaveValue("[[30,12,8],[2,4,6],[14,5,2]]");
  await arrangesByBars(figure, "[[30,12,8],[2,4,6],[14,5,2]]");
  expect(troubles).toEqual([]);
});

test("In the playground and in the chapter a bar keeps the tree that is shown, too", async ({ page }) => {
  const troubles = watchTroubles(page);
  const linked = "[[3,12],[2,4],[14,2,5]]";
  const parameters = new URLSearchParams({ figure: "stepper", tree: linked, algorithm: "alphaBeta" });
  const played = await StepperOnPage.open(page, `playground/?${parameters}`, "stepper");
  await played.root.getByRole("tab", { name: "Orders" }).click();
  await arrangesByBars(played, linked);
  const taught = await StepperOnPage.open(page, "chapters/move-ordering/", "lab");
  await taught.field.fill("[[1,8],[5,2],[7,6]]");
  await taught.field.press("Enter");
  await arrangesByBars(taught, "[[1,8],[5,2],[7,6]]");
  expect(troubles).toEqual([]);
});

/** Presses the bars one after the other: each arranges this tree, so that it reads as many leaves as the bar says. */
async function arrangesByBars(figure: StepperOnPage, tree: string): Promise<void> {
  const all = new OrderTally(parseTree(tree), alphaBeta);
  all.goOn(all.total);
  for (const { leaves } of all.bars) {
    await figure.root.getByRole("button", { name: new RegExp(`^${leaves} leaves: `) }).click();
    await expect.poll(async () => leavesOf(await figure.field.inputValue())).toBe(leaves);
    expect(canonicalTree(parseTree(await figure.field.inputValue()))).toBe(canonicalTree(parseTree(tree)));
  }
}
