import { expect, type Page, test } from "@playwright/test";
import { connectFour } from "../../src/engine/index.ts";
import { deepening } from "../../src/figures/deepening/deepening.ts";
import { runDeepening } from "../../src/figures/deepening/deepenPosition.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { hydrated } from "./openFigure.ts";
import { tabTo } from "./tabTo.ts";
import { watchTroubles } from "./watchTroubles.ts";

const address = "chapters/iterative-deepening/";
const given = { position: "44", amount: 9 } as const;

const figure = (page: Page, name = "clock") => page.locator(`figure#${name}`);
const button = (page: Page, name: string) => figure(page).getByRole("button", { name, exact: true });
const box = (page: Page, name: string) => figure(page).getByRole("checkbox", { name, exact: true });
const rows = (page: Page) =>
  figure(page)
    .getByRole("row")
    .filter({ has: page.getByRole("button") });
const field = (page: Page) => figure(page).getByRole("textbox", { name: "Position as text" });
const amount = (page: Page) => figure(page).getByRole("textbox", { name: /^How many/ });
const said = (page: Page) => figure(page).locator(".say");
const text = (count: number) => count.toLocaleString("en");

type Said = Readonly<Record<string, unknown>>;
const run = (said: Said) => runDeepening(deepening.place(said).given);
const found = (said: Said) => run(said).iterations;
/** The rows show these iterations, node for node. */
async function expectRows(page: Page, props: Said): Promise<void> {
  const iterations = found(props);
  await expect(button(page, "Search")).toBeVisible();
  await expect(rows(page)).toHaveCount(iterations.length);
  for (const [index, { nodes }] of iterations.entries()) {
    await expect(rows(page).nth(index).getByRole("cell").first()).toContainText(text(nodes));
  }
}

async function load(page: Page, link = "", name = "clock"): Promise<void> {
  await page.goto(address + link);
  await hydrated(figure(page, name));
}

/** Opens the chapter, or a link to it, and reaches for a figure, which wakes it. */
async function open(page: Page, link = "", name = "clock"): Promise<void> {
  await load(page, link, name);
  await figure(page, name).hover();
  await expect(figure(page, name).locator("[data-awake]")).toHaveAttribute("data-awake", "true");
}

test("The figure wakes with what the server found, and searches the same when it is asked to", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page);
  await expectRows(page, given);
  await button(page, "Search").click();
  await expectRows(page, given);
  expect(troubles).toEqual([]);
});

test("Each switch searches again, and the search before stays to compare with", async ({ page }) => {
  await open(page);
  await box(page, "table’s move").uncheck();
  await expectRows(page, { ...given, parts: "variation,answers,killers,history,static" });
  const last = rows(page).last().getByRole("cell").first();
  await expect(last).toContainText(`${text(found(given).at(-1)!.nodes)} in the search before`);
  await box(page, "table’s answers").uncheck();
  await expectRows(page, { ...given, parts: "variation,killers,history,static" });
  // Without a table that answers there is none to name a move.
  await box(page, "table’s move").check();
  await expect(box(page, "table’s answers")).toBeChecked();
  await figure(page).getByLabel("Window").selectOption("0.01");
  await expectRows(page, { ...given, width: 0.01 });
  await expect(said(page)).toContainText("outside of the window");
  await button(page, "Reset").click();
  await expectRows(page, given);
});

test("A clock ends the search, the page stays alive, and Cancel ends it at once", async ({ page }) => {
  await open(page);
  await figure(page).getByLabel("Unit").selectOption("seconds");
  await expect(said(page)).toContainText("The time is up");
  // More nodes than any machine enters before Cancel is pressed.
  await figure(page).getByLabel("Unit").selectOption("nodes");
  await amount(page).fill("10,000,000");
  await amount(page).press("Enter");
  await expect(button(page, "Cancel")).toBeVisible();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(5);
  // While the worker searches, the page answers: an iteration is picked and its line is stepped through.
  await rows(page).nth(2).click();
  await button(page, "One move of the line").click();
  await expect(figure(page).getByText(/^Move 1 of \d: column \d$/)).toBeVisible();
  await button(page, "Cancel").press("Enter");
  // The keyboard stays on the button.
  await expect(button(page, "Search")).toBeFocused();
  await expect(said(page)).toContainText("The search was cancelled");
  const whole = await rows(page).count();
  await page.waitForTimeout(300);
  await expect(rows(page)).toHaveCount(whole);
});

test("A budget of nodes gives everybody the same, and says what the half iteration would have played", async ({
  page,
}) => {
  await open(page, "", "stopped");
  const { iterations, half } = run({ position: "61567", limit: "nodes", amount: 20000, parts: "none" });
  const stopped = figure(page, "stopped");
  await expect(stopped.locator(".say")).toContainText(
    `So far it would play column ${(half!.move as number) + 1}.`,
  );
  await stopped.getByRole("button", { name: "Search" }).click();
  await expect(stopped.locator(".say")).toContainText(
    `The answer is that of iteration ${iterations.length}, column ${(iterations.at(-1)!.line[0] as number) + 1}.`,
  );
  await expect(stopped.getByText(`unfinished: ${half!.tried} of ${half!.of} moves`)).toBeVisible();
});

test("Positions are played on the board, typed, taken back, and bad ones lose nothing", async ({ page }) => {
  await open(page);
  await figure(page)
    .getByRole("button", { name: /^column 3/i })
    .click();
  await expect(field(page)).toHaveValue("443");
  await expectRows(page, { ...given, position: "443" });
  await field(page).fill("448");
  await field(page).press("Enter");
  await expect(figure(page).getByRole("alert")).toContainText('Move 3, "8": expected a column, 1 to 7');
  await expect(field(page)).toHaveValue("448");
  await expectRows(page, { ...given, position: "443" });
  await field(page).press("Escape");
  await expect(figure(page).getByRole("alert")).toHaveCount(0);
  await button(page, "Take the last position back").click();
  await expect(field(page)).toHaveValue("44");
  await amount(page).fill("soon");
  await amount(page).press("Enter");
  await expect(figure(page).getByRole("alert")).toContainText('"soon" is not a whole number of plies');
  await expectRows(page, given);
});

test("Arrow keys walk the iterations, and the board plays the line of each", async ({ page }) => {
  await open(page);
  const iterations = found(given);
  await tabTo(page, button(page, "Iteration 9"));
  await page.keyboard.press("ArrowUp");
  await expect(button(page, "Iteration 8")).toBeFocused();
  await expect(said(page)).toContainText(`Iteration 8 entered ${text(iterations[7].nodes)} nodes`);
  await page.keyboard.press("Home");
  await expect(button(page, "Iteration 1")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(button(page, "Iteration 3")).toHaveAttribute("aria-pressed", "true");
  await button(page, "To the line's end").click();
  const end = (iterations[2].line as number[]).reduce(connectFour.play, connectFour.read("44"));
  const drawn = connectFour.diagram(end).replaceAll("\n", " / ");
  await expect(figure(page).getByRole("img", { name: drawn })).toBeVisible();
});

test("Prose sets the figure, and its numbers follow", async ({ page }) => {
  await load(page);
  await page.locator("ply-show", { hasText: "without its answers as well" }).click();
  const without = found({ ...given, parts: "variation,killers,history,static" });
  const sum = page.locator('ply-live[data-figure="clock"][data-value="sum"]').first();
  await expect(sum).toHaveText(text(without.reduce((total, { nodes }) => total + nodes, 0)));
  await page.locator("ply-show", { hasText: "Here it has done so nine times" }).click();
  await expect(sum).toHaveText(text(found(given).reduce((total, { nodes }) => total + nodes, 0)));
});

test("A link brings back the view, and a broken one says so", async ({ page }) => {
  const props = {
    position: "4433",
    limit: "nodes",
    amount: 3000,
    parts: "killers,static",
    width: 0.05,
  } as const;
  await open(
    page,
    "?figure=clock&game=connectFour&position=4433&limit=nodes&amount=3000&parts=killers,static&width=0.05",
  );
  await expectRows(page, props);
  await button(page, "Share and export").click();
  await button(page, "Copy a link to this view").click();
  await expect(page).toHaveURL(/figure=clock/);
  await page.reload();
  await expectRows(page, props);
  await open(page, "?figure=clock&game=connectFour&position=48&limit=plies&amount=3");
  await expect(figure(page).getByRole("status")).toContainText("This link is broken");
  await expectRows(page, given);
});

test("Awake, unfinished and with an error it is accessible", async ({ page }) => {
  await open(page);
  await figure(page).getByLabel("Window").selectOption("0.01");
  await expectRows(page, { ...given, width: 0.01 });
  await field(page).fill("48");
  await field(page).press("Enter");
  await expectAccessible(page, { within: ["figure#clock", "figure#stopped"] });
});

test("It fits a phone without sideways scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await figure(page).getByLabel("Unit").selectOption("seconds");
  await expect(said(page)).toContainText("The time is up");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the iterations, their costs and the position stand", async ({ page }) => {
    await page.goto(address);
    await expect(rows(page)).toHaveCount(9);
    await expect(figure(page).getByText("all together")).toContainText("1.80");
    await expect(said(page)).toContainText("Iteration 9 entered");
  });
});

test("In forced colours the bars of its iterations, their shares and their keys are seen", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await load(page);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const mark of ["i.bar", ".shares i.part", "li i.part", ".sum i.last"])
    await expect(figure(page).locator(mark).first(), mark).not.toHaveCSS("background-color", ground);
});
