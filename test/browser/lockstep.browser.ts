import { expect, test } from "@playwright/test";
import type { LockstepSetup } from "../../src/figures/lockstep/lockstepSetup.ts";
import { findPair, type PairOfRuns, PairSteps, runPair } from "../../src/figures/lockstep/pairOfRuns.ts";
import { LockstepOnPage } from "./lockstepOnPage.ts";
import { wakeFigure } from "./openFigure.ts";

const chapter = "chapters/negamax/";
const textbook = "[[3,12,8],[2,4,6],[14,5,2]]";
const expected = (setup: Partial<LockstepSetup>): PairOfRuns =>
  runPair({
    tree: textbook,
    algorithm: "minimax",
    against: "negamax",
    order: "given",
    againstOrder: "given",
    ...setup,
  });
const equal = expected({});
const unequal = expected({ against: "alphaBeta" });
const opening = findPair(equal, "left leave 0");

test("One transport moves both searches, by keys alone", { tag: "@core" }, async ({ page }) => {
  const figure = await LockstepOnPage.open(page, chapter);
  const steps = new PairSteps(equal);
  await figure.root.focus();
  await figure.shows(equal, opening);
  let at = opening;
  for (const [key, leadsTo] of [
    ["ArrowRight", () => at + 1],
    ["Shift+ArrowRight", () => steps.over(at)],
    ["ArrowDown", () => steps.into(at)],
    ["ArrowUp", () => steps.out(at)],
    ["Shift+ArrowLeft", () => steps.backOver(at)],
    ["ArrowLeft", () => at - 1],
    ["Home", () => 0],
    ["End", () => steps.last],
  ] as const) {
    await page.keyboard.press(key);
    at = leadsTo();
    await figure.shows(equal, at);
  }
  await expect(figure.root.locator("tr.difference")).toHaveText(/Right minus left\s*same\s*same\s*same/);
  await expect(figure.button("To the next place where the two part")).toHaveAttribute(
    "aria-disabled",
    "true",
  );
});

test("Where the two part is marked and found, and what one of them alone reads has a badge", async ({
  page,
}) => {
  const figure = await LockstepOnPage.open(page, chapter);
  await figure.choose("Algorithm", "right", "alphaBeta");
  await figure.root.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("d");
  const [parting] = unequal.pairs.partings;
  await figure.shows(unequal, parting);
  await expect(figure.root.locator(".rail .parting")).toHaveCount(1);
  await expect(figure.lanes.nth(0).locator(".pill")).toHaveText("waits");
  await expect(figure.lanes.nth(1).locator(".pill")).toHaveText("goes on alone");
  await page.keyboard.press("End");
  await expect(figure.lanes.nth(0).locator(".badge.here")).toHaveCount(2);
  await expect(figure.lanes.nth(1).locator(".badge.elsewhere")).toHaveCount(2);
  await expect(
    figure.lanes.nth(0).getByRole("treeitem", { name: "move 2.2, leaf, 4, read, only here" }),
  ).toBeAttached();
  await expect(
    figure.lanes.nth(1).getByRole("treeitem", { name: /^move 2\.2, leaf, 4, .*, not here$/ }),
  ).toBeAttached();
  await expect(figure.root.getByText("only the other one does")).toBeVisible();
  await page.keyboard.press("Shift+D");
  await figure.shows(unequal, parting);
});

test("The sides are exchanged, the orders changed, and all of it taken back", async ({ page }) => {
  const figure = await LockstepOnPage.open(page, chapter);
  await figure.choose("Algorithm", "left", "alphaBeta");
  await figure.choose("Algorithm", "right", "alphaBeta");
  await figure.choose("Order of moves", "right", "best");
  await figure.root.focus();
  await page.keyboard.press("End");
  const orders = expected({ algorithm: "alphaBeta", against: "alphaBeta", againstOrder: "best" });
  await figure.shows(orders, orders.pairs.last);
  await figure.button("Exchange left and right").click();
  const turned = expected({ algorithm: "alphaBeta", against: "alphaBeta", order: "best" });
  await figure.shows(turned, turned.pairs.last);
  await figure.root.focus();
  await page.keyboard.press("Control+z");
  await figure.shows(orders, orders.pairs.last);
  await page.keyboard.press("Control+y");
  await figure.shows(turned, turned.pairs.last);
});

test("A bad tree is refused with its reason, stays in the field, and the last good one stays drawn", async ({
  page,
}) => {
  const figure = await LockstepOnPage.open(page, chapter);
  await figure.field.fill("[[3,12,8],[2,4");
  await page.keyboard.press("Enter");
  await expect(figure.root.getByRole("alert")).toContainText("still open");
  await expect(figure.field).toHaveValue("[[3,12,8],[2,4");
  await figure.shows(equal, opening);
  await figure.field.fill("[[7,1],[2,4]]");
  await page.keyboard.press("Enter");
  await expect(figure.root.getByRole("alert")).toHaveCount(0);
  const other = expected({ tree: "[[7,1],[2,4]]" });
  await figure.shows(other, opening);
  // What is refused stands there with its reason, whatever else is changed, until it is mended.
  await figure.field.fill("[[3,12,8],[2,4");
  await page.keyboard.press("Enter");
  await expect(figure.root.getByRole("alert")).toContainText("still open");
  await figure.choose("Algorithm", "right", "failHard");
  await figure.shows(expected({ tree: "[[7,1],[2,4]]", against: "failHard" }), opening);
  await expect(figure.field).toHaveValue("[[3,12,8],[2,4");
  await expect(figure.root.getByRole("alert")).toContainText("still open");
  await figure.button("Exchange left and right").click();
  await expect(figure.field).toHaveValue("[[3,12,8],[2,4");
  await figure.field.fill("[[3,12,8],[2,4]]");
  await page.keyboard.press("Enter");
  await expect(figure.root.getByRole("alert")).toHaveCount(0);
  await figure.shows(
    expected({ tree: "[[3,12,8],[2,4]]", algorithm: "failHard", against: "minimax" }),
    opening,
  );
});

test("A link shows both searches, their orders and the step again", async ({ page }) => {
  const figure = await LockstepOnPage.open(page, chapter);
  await figure.choose("Algorithm", "right", "alphaBeta");
  await figure.choose("Order of moves", "right", "worst");
  await figure.root.focus();
  await page.keyboard.press("Home");
  // The worst order has to be found first.
  const pair = expected({ against: "alphaBeta", againstOrder: "worst" });
  await figure.shows(pair, 0);
  await page.keyboard.press("d");
  await figure.button("Share and export").click();
  await figure.button("Copy a link to this view").click();
  await expect(page).toHaveURL(/figure=pair/);
  const again = await LockstepOnPage.open(page, page.url());
  await again.shows(pair, pair.pairs.partings[0]);
});

test("Prose sets the figure, and gets the chapter's own searches back", async ({ page }) => {
  const figure = await LockstepOnPage.open(page, chapter);
  await figure.choose("Algorithm", "right", "failHard");
  await page.getByRole("button", { name: "takes the 3" }).click();
  await figure.shows(equal, opening);
});

test("At 1024 pixels the two searches stand beside each other, and nothing in a lane lies on another thing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  const figure = await LockstepOnPage.open(page, chapter);
  await expect(figure.root.getByRole("tab", { name: "Negamax" })).toBeHidden();
  const [left, right] = await Promise.all(
    [0, 1].map(async (side) => (await figure.lanes.nth(side).boundingBox())!),
  );
  expect(right.y).toBe(left.y);
  expect(right.height).toBe(left.height);
  expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
  expect(Math.abs(right.width - left.width)).toBeLessThanOrEqual(1);
  // The names of the rows, and what values are to the side that moves.
  const overlapping = await figure.lanes.nth(1).evaluate((lane) => {
    const boxes = [...lane.querySelectorAll(".frame text")].map((text) => text.getBoundingClientRect());
    const lies = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => lies(a, b))).length;
  });
  expect(overlapping).toBe(0);
});

test("On a phone one tree is in front, and both are counted", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const figure = await LockstepOnPage.open(page, chapter);
  await expect(figure.lanes.nth(0)).toBeVisible();
  await expect(figure.lanes.nth(1).locator("svg").first()).toBeHidden();
  await figure.root.getByRole("tab", { name: "Negamax" }).click();
  await expect(figure.lanes.nth(1).locator("svg").first()).toBeVisible();
  await expect(figure.lanes.nth(0).locator("svg").first()).toBeHidden();
  await page.getByRole("button", { name: "takes the 3" }).click();
  await expect(figure.lanes.nth(1).locator("svg").first(), "stays where the reader has put it").toBeVisible();
  await figure.root.getByRole("tab", { name: "Minimax" }).click();
  await page.getByRole("button", { name: "−3", exact: true }).click();
  await expect(
    figure.lanes.nth(1).locator("svg").first(),
    "comes to the front with the phrase",
  ).toBeVisible();
  await expect(figure.root.locator("tbody tr")).toHaveText([/^Minimax/, /^Negamax/, /^Right minus left/]);
  await figure.shows(equal, opening);
});

test("Without scripts both trees stand on the page, at the step that it gives", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(chapter);
  const figure = page.locator('figure[id="pair"]');
  const trees = figure.locator("svg").filter({ has: page.getByRole("tree"), visible: true });
  await expect(trees).toHaveCount(2);
  for (const tree of await trees.all()) {
    await expect(tree.locator("[data-node='0'] .label")).toHaveText("≥3");
  }
  await context.close();
});

for (const width of [1400, 1024])
  test(`What a node is worth to its mover leaves the names of the rows free, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(chapter);
    const figure = page.locator("figure:has(.lanes)").first();
    await wakeFigure(figure);
    await expect(figure.locator(".mover").first()).toBeAttached();
    const touching = await figure.locator(".lanes svg:has([role=tree])").evaluateAll((drawings) =>
      drawings.flatMap((svg) => {
        const boxes = (part: string) =>
          [...svg.querySelectorAll(part)].map((one) => one.getBoundingClientRect());
        return boxes(".mover").filter((value) =>
          boxes("text.ply").some(
            (name) =>
              value.left < name.right + 4 &&
              value.right > name.left &&
              value.top < name.bottom &&
              value.bottom > name.top,
          ),
        );
      }),
    );
    expect(touching).toEqual([]);
  });

test("The menu leads to the first of the searches that can be carried out by hand, with its tree", async ({
  page,
}) => {
  const tree = "[[3,5],[4,[9,1]]]";
  await page.goto(`playground/?figure=lockstep&tree=${tree}&algorithm=negamax&against=alphaBeta`);
  await wakeFigure(page.locator("figure#lockstep"));
  await page.getByRole("button", { name: "Share and export" }).click();
  const link = page.getByRole("link", { name: "Be the search: do it by hand" });
  const given = new URL((await link.getAttribute("href"))!, page.url()).searchParams;
  expect([given.get("tree"), given.get("algorithm")]).toEqual([tree, "negamax"]);
  await link.click();
  await expect(page.locator("figure#practice").getByRole("tree")).toBeVisible();
});
