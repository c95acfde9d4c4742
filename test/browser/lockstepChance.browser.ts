import { expect, type Page, test } from "@playwright/test";
import * as chanceOrders from "../../src/figures/lockstep/chanceOrders.ts";
import { fitted, searchBy } from "../../src/figures/lockstep/chanceWords.ts";
import type { LockstepSetup } from "../../src/figures/lockstep/lockstepSetup.ts";
import { late } from "../../src/figures/lockstep/orderMoves.ts";
import { type PairOfRuns, PairSteps, runPair } from "../../src/figures/lockstep/pairOfRuns.ts";
import { chance } from "../../src/kit/chance/chance.ts";
import { takesForMin } from "../../src/kit/chance/words.ts";
import { takeChance } from "../../src/kit/run/chancePart.ts";
import { openings, textbookChanceTree } from "../../src/kit/run/setup.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { holdWorker } from "./holdWorker.ts";
import { LockstepOnPage } from "./lockstepOnPage.ts";
import { wakeFigure } from "./openFigure.ts";
import { watchTroubles } from "./watchTroubles.ts";

takeChance(chance);
late.chanceOrders = chanceOrders;

const given = { order: "given", againstOrder: "given" } as const;
const plain: LockstepSetup = { ...openings.lockstep, ...given };
const setupOf = (changed: Partial<LockstepSetup> = {}): LockstepSetup => ({
  ...given,
  tree: textbookChanceTree,
  algorithm: "expectimax",
  against: "star2",
  ...changed,
});
const expected = (changed?: Partial<LockstepSetup>): PairOfRuns => runPair(setupOf(changed));
const linkTo = (searches: string, tree = textbookChanceTree) =>
  `playground/?figure=lockstep&tree=${encodeURIComponent(tree)}&${searches}`;
const open = (page: Page, address: string) => LockstepOnPage.open(page, address, "lockstep");

/** Holds badges and circles in both lanes to the runs at their end. */
async function showsEnd(figure: LockstepOnPage, pair: PairOfRuns): Promise<void> {
  await figure.shows(pair, pair.pairs.last);
  for (const [side, { marked, run }] of pair.lanes.entries()) {
    const lane = figure.lanes.nth(side);
    for (const mark of ["here", "elsewhere"] as const)
      await expect(lane.locator(`.tree .badge.${mark}`)).toHaveCount(
        marked.filter((one) => one.mark === mark).length,
      );
    const { nodes } = run.outline;
    const likely = nodes
      .map((node) => run.chance?.part.probability(node))
      .filter((text) => text !== undefined);
    await expect(lane.locator(".opening .chances text")).toHaveText(likely);
    await expect(lane.locator(".opening .node.chance")).toHaveCount(
      nodes.filter(({ turn }) => turn === "chance").length,
    );
  }
}

test("A search that knows chance is chosen, brings a tree along, and is stepped through by keys; its link shows it again, and undo takes it back", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  const figure = await open(page, "playground/?figure=lockstep");
  await figure.choose("Algorithm", "right", "star2");
  const pair = expected();
  await expect(figure.field).toHaveValue(textbookChanceTree);
  await expect(figure.root.getByRole("status")).toContainText(
    fitted({ ...plain, against: "star2" }, pair.setup),
  );
  const steps = new PairSteps(pair);
  await figure.root.focus();
  await page.keyboard.press("Home");
  let at = 0;
  for (const [key, leadsTo] of [
    ["ArrowRight", () => at + 1],
    ["Shift+ArrowRight", () => steps.over(at)],
    ["ArrowDown", () => steps.into(at)],
    ["ArrowUp", () => steps.out(at)],
    ["ArrowLeft", () => at - 1],
    ["End", () => steps.last],
  ] as const) {
    await page.keyboard.press(key);
    at = leadsTo();
    await figure.shows(pair, at);
  }
  await showsEnd(figure, pair);
  await expectAccessible(page, { within: ["figure#lockstep"] });
  await expect(page).toHaveURL(/against=star2/);
  await page.reload();
  await wakeFigure(page.locator("figure#lockstep"));
  await showsEnd(figure, pair);
  await page.goto("playground/?figure=lockstep");
  await wakeFigure(page.locator("figure#lockstep"));
  await figure.choose("Algorithm", "left", "star1");
  await expect(figure.field).toHaveValue(textbookChanceTree);
  await figure.root.focus();
  await page.keyboard.press("Control+z");
  await expect(figure.field).toHaveValue(openings.lockstep.tree);
  await expect(figure.root.getByRole("status")).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test("A typed tree with chance nodes is searched by searches that take it, which is said; one that is none is refused, and nothing is lost", async ({
  page,
}) => {
  const figure = await open(page, "playground/?figure=lockstep");
  const tree = "[2,{1/4:[0,7],3/4:5}]";
  await figure.field.fill(tree);
  await figure.field.press("Enter");
  const pair = expected({ tree, against: "star1" });
  await expect(figure.root.getByRole("status")).toContainText(fitted({ ...plain, tree }, pair.setup));
  await figure.root.focus();
  await page.keyboard.press("End");
  await showsEnd(figure, pair);
  await figure.field.fill("[2,{1/4:0,1/4:5}]");
  await figure.field.press("Enter");
  await expect(figure.root.getByRole("alert")).toBeVisible();
  await expect(figure.field).toHaveValue("[2,{1/4:0,1/4:5}]");
  await figure.shows(pair, pair.pairs.last);
  await figure.field.press("Escape");
  for (const side of ["left", "right"] as const)
    await expect(
      figure.root.getByRole("combobox", { name: `Algorithm on the ${side}` }).locator("option:enabled"),
    ).toHaveText(["Expectimax", "Star1", "Star2"]);
  await expect(
    figure.root.getByRole("combobox", { name: "Order of moves on the right" }).locator("option"),
  ).toHaveText(["As given", "Reversed"]);
  await figure.choose("Order of moves", "right", "reverse");
  await figure.root.focus();
  await page.keyboard.press("End");
  const turned = expected({ tree, against: "star1", againstOrder: "reverse" });
  await showsEnd(figure, turned);
  await page.keyboard.press("Home");
  await page.keyboard.press("d");
  await figure.shows(turned, turned.pairs.partings[0]);
});

test("A link with a search that knows no chance is refused with the reason, and its tree offered by two that do", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  const tree = "[2,{1/2:0,1/2:5}]";
  const figure = await open(page, linkTo("algorithm=minimax&against=alphaBeta", tree));
  await expect(figure.root.getByRole("status")).toContainText(takesForMin);
  await expect(figure.field).toHaveValue(openings.lockstep.tree);
  const offer = figure.root.getByRole("group", { name: searchBy });
  await expect(offer.getByRole("button")).toHaveText([
    "Expectimax and Star1",
    "Expectimax and Star2",
    "Star1 and Star2",
  ]);
  await expectAccessible(page, { within: ["figure#lockstep"] });
  await offer.getByRole("button", { name: "Star1 and Star2" }).press("Enter");
  await expect(figure.field).toHaveValue(tree);
  await expect(offer).toHaveCount(0);
  await expect(figure.root.getByRole("status")).toHaveCount(0);
  await figure.root.focus();
  await page.keyboard.press("End");
  await showsEnd(figure, expected({ tree, algorithm: "star1" }));
  await page.keyboard.press("Control+z");
  await expect(figure.field).toHaveValue(openings.lockstep.tree);
  expect(troubles).toEqual([]);
});

for (const width of [1400, 1024, 390])
  test(`At ${width} pixels nothing is wider than the page, and no probability lies on another word`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const figure = await open(page, linkTo("algorithm=star1&against=star2&step=30"));
    await expect(figure.lanes.first().locator(".opening .chances text")).toHaveCount(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (width === 390) {
      await figure.root.getByRole("tab", { name: "Star2" }).click();
      await expect(figure.lanes.nth(1).locator(".opening .chances text").first()).toBeVisible();
    }
    const overlapping = await figure.lanes.nth(1).evaluate((lane) => {
      const boxes = (parts: string) =>
        [...lane.querySelectorAll(parts)].map((one) => one.getBoundingClientRect());
      const chances = boxes(".opening .chances text");
      const others = boxes(".opening text:not(.chances text)");
      const lies = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
      return chances.flatMap((a, i) => [...chances.slice(i + 1), ...others].filter((b) => lies(a, b))).length;
    });
    expect(overlapping).toBe(0);
  });

test("A tree with chance nodes too large to be drawn whole is searched beside the page", async ({ page }) => {
  // So many outcomes of so many replies each.
  const [outcomes, replies] = [50, 42];
  const reply = `[${Array.from({ length: replies }, (_, i) => i % 7)}]`;
  const tree = `[1,{${Array(outcomes).fill(`1/${outcomes}:${reply}`)}}]`;
  const letGo = await holdWorker(page, /pairWorker/);
  const figure = await open(page, "playground/?figure=lockstep");
  await figure.field.fill(tree);
  await figure.field.press("Enter");
  await expect(figure.root.getByRole("button", { name: "Cancel" })).toBeVisible();
  letGo();
  await expect(figure.root.getByRole("combobox", { name: "Algorithm on the right" })).toHaveValue("star1");
  await figure.root.focus();
  await page.keyboard.press("End");
  const leaves = String((1 + outcomes * replies).toLocaleString("en"));
  await expect(figure.root.locator("tbody tr").first().getByRole("cell").nth(1)).toHaveText(leaves);
});

test("The playground leads from one search of chance nodes to two, and an embed shows them", async ({
  page,
}) => {
  await page.goto(
    `playground/?figure=stepper&tree=${encodeURIComponent(textbookChanceTree)}&algorithm=star1`,
  );
  await wakeFigure(page.locator("figure#stepper"));
  await expect(page.getByRole("textbox", { name: "Tree" })).toHaveValue(textbookChanceTree);
  await page.getByRole("combobox", { name: "Figure" }).selectOption("lockstep");
  const figure = new LockstepOnPage(page, "lockstep");
  await figure.shows(expected({ against: "star1" }), 0);
  await page.getByRole("button", { name: "Share and export" }).click();
  const link = page.getByRole("link", { name: "Be the search: do it by hand" });
  const asked = new URL((await link.getAttribute("href"))!, page.url()).searchParams;
  expect([asked.get("tree"), asked.get("algorithm")]).toEqual([textbookChanceTree, "expectimax"]);
  const at = `algorithm=star1&against=star2&step=12`;
  await page.goto(linkTo(at).replace("playground", "embed"));
  await wakeFigure(page.locator("figure#lockstep"));
  await figure.shows(expected({ algorithm: "star1" }), 12);
});

test("Chapter 16 has Star1 and Star2 side by side in a box, which a link opens; its phrases set them", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await page.goto("chapters/chance/");
  await page.getByText("Star1 and Star2 side by side").click();
  const figure = new LockstepOnPage(page, "looking");
  await expect(page.locator("figure#looking [data-awake]")).toHaveAttribute("data-awake", "true");
  const look = expected({ tree: "[4, {1/2: [3, 6, 8], 1/2: [5, 9, 7]}]", algorithm: "star1" });
  await figure.shows(look, look.pairs.partings[0]);
  await page.getByRole("button", { name: "the coin itself is left" }).click();
  await expect(figure.live).toContainText("The 2 outcomes left here stay unread");
  const box = page.locator("details.box").filter({ has: page.locator("figure#looking") });
  await box.locator("details.answer summary").click();
  await expect(box.locator("details.answer")).toContainText("both read all 7");
  await box.getByRole("button", { name: "No leaf more" }).click();
  const vain = expected({ tree: "[3, {1/2: [3, 6, 8], 1/2: [5, 9, 7]}]", algorithm: "star1" });
  await showsEnd(figure, vain);
  await figure.button("Share and export").click();
  await figure.button("Copy a link to this view").click();
  await expect(page).toHaveURL(/figure=looking/);
  await page.goto(page.url());
  await expect(page.locator("figure#looking [data-awake]")).toHaveAttribute("data-awake", "true");
  await showsEnd(figure, vain);
  expect(troubles).toEqual([]);
});
