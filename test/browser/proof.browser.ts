import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { proof, proofFacts } from "../../src/figures/proof/proof.ts";
import { runProof } from "../../src/figures/proof/proofRun.ts";
import { sayProof } from "../../src/figures/proof/words.ts";
import { plainly } from "../../src/kit/narration/words.ts";
import { figureTitles } from "../../src/tools/playground/words.ts";
import { findProofStep } from "../../src/trace/index.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { openFigure } from "./openFigure.ts";
import { watchTroubles } from "./watchTroubles.ts";

const figure = (page: Page) => page.locator("figure#proof");
const button = (page: Page, name: string) => figure(page).getByRole("button", { name, exact: true });
const field = (page: Page, name: string | RegExp) => figure(page).getByRole("textbox", { name });
const item = (page: Page, name: string) =>
  figure(page).getByRole("treeitem", { name: new RegExp(`^${name},`) });
const said = (page: Page) => figure(page).locator(".say [aria-live]");
const counts = (page: Page) => figure(page).locator(".counts");

/** What the figure is to say of a view at its step. */
function expected(view: Readonly<Record<string, unknown>>) {
  const given = proof.place(view).given;
  const run = runProof(given);
  const at = (step: string) => plainly(sayProof(run, findProofStep(run.trace, step)));
  return { run, at, link: proof.link(view) };
}
const own = expected({ ...proof.opening });

/** Opens the playground at a link to this figure. */
const open = (page: Page, link = "") =>
  openFigure(page, `playground/?figure=proof${link && `&${link}`}`, figure(page), () =>
    figure(page).locator(".head").hover(),
  );

test("It is chosen in the playground, and opens where the search has jumped to another branch", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  await page.goto("playground/");
  const menu = page
    .getByRole("group", { name: "What to play with" })
    .getByRole("combobox", { name: "Figure" });
  await menu.selectOption({ label: figureTitles.proof });
  await expect(said(page)).toHaveText(own.at("round 7 select"));
  await expect(counts(page)).toHaveText("14 nodes, 6 expanded · root: pn 2, dn 1");
  await expect(item(page, "move 1.1")).toHaveAccessibleName(
    "move 1.1, OR node, disproved: proof number ∞, disproof number 0",
  );
  await expect(item(page, "move 3.1")).toHaveAttribute("aria-selected", "true");
  await expect(item(page, "move 3.2.1")).toHaveAccessibleName("move 3.2.1, end of the game, not in the tree");
  expect(troubles).toEqual([]);
});

test("It goes by steps, phases and rounds, and through its tree, by the keyboard alone", async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page);
  await figure(page).locator("[data-keys]").focus();
  await page.keyboard.press("Home");
  await expect(said(page)).toHaveText(own.at("start"));
  await expect(counts(page)).toHaveText("0 nodes, 0 expanded");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(said(page)).toHaveText(own.at("round 2"));
  await page.keyboard.press("ArrowDown");
  await expect(said(page)).toHaveText(own.at("round 3 select"));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await expect(said(page)).toHaveText(own.at("11"));
  await page.keyboard.press("End");
  await expect(said(page)).toHaveText(own.at("end"));
  await expect(figure(page).locator(".question")).toHaveText("Can MAX reach 1 or more? proved");

  // From the root to move 3, and to what happens there next: it is looked at for the first time.
  await item(page, "the root").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(item(page, "move 3")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(said(page)).toHaveText(own.at("evaluate 2"));
  await page.keyboard.press("Enter");
  await expect(said(page)).toHaveText(own.at("round 4 select"));
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("one round on, back");
  expect(troubles).toEqual([]);
});

test("A tree of one's own is searched, for a goal and within a limit that are one's own, too", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await open(page);
  const tree = "[[[5,2],[3,[1,9]]],[[4,[6,0]],7]]";
  await field(page, "Tree").fill(tree);
  await field(page, "Tree").press("Enter");
  await field(page, /^Goal/).fill("5");
  await field(page, /^Goal/).press("Enter");
  await expect(said(page)).toHaveText(
    "Nothing is known yet. Can MAX reach 5 or more? The search will grow a tree to find out.",
  );
  await button(page, "Last step").click();
  const typed = expected({ tree, goal: 5, at: "end" });
  await expect(said(page)).toHaveText(typed.at("end"));
  const { nodes, expansions } = proofFacts(typed.run, typed.run.trace.length);
  await expect(counts(page)).toContainText(`${nodes} nodes, ${expansions} expanded`);
  // At the end another limit leads to the end again.
  await field(page, "Nodes at most").fill("6");
  await field(page, "Nodes at most").press("Enter");
  await expect(said(page)).toContainText(
    "and 6 is the limit: it grows no further. Whether MAX can reach 5 or more stays unknown.",
  );
  await button(page, "Undo").click();
  await expect(said(page)).toHaveText(typed.at("end"));
  await button(page, "Reset").click();
  await expect(said(page)).toHaveText(own.at("round 7 select"));
  expect(troubles).toEqual([]);
});

test("What is no tree, no goal or no limit is explained, stays to be mended, and changes nothing", async ({
  page,
}) => {
  await open(page);
  for (const [name, text, says] of [
    ["Tree", "[[1,x],[0,1]]", 'Line 1, column 5: expected a value or "[", but found "x"'],
    ["Tree", "[[1,0]", 'the "[" at line 1, column 1 is still open'],
    [/^Goal/, "all of it", 'Its goal "all of it" is no number'],
    ["Nodes at most", "5000", 'Its budget "5000" is no whole number from 1 to 2,000'],
  ] as const) {
    await field(page, name).fill(text);
    await field(page, name).press("Enter");
    await expect(figure(page).getByRole("alert")).toContainText(says);
    await expect(figure(page).getByRole("alert")).toContainText("What was there before still holds.");
    await expect(field(page, name)).toHaveValue(text);
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(said(page)).toHaveText(own.at("round 7 select"));
    await field(page, name).press("Escape");
    await expect(figure(page).getByRole("alert")).toHaveCount(0);
  }
});

test("A position has a board beside its tree, and a move on it is searched from", async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page);
  await figure(page)
    .getByRole("combobox", { name: "What is searched" })
    .selectOption({ label: "Tic-tac-toe" });
  const game = expected({ game: "ticTacToe" });
  await button(page, "Last step").click();
  await expect(said(page)).toHaveText(game.at("end"));
  await expect(said(page)).toContainText("X can win, by X the centre.");
  await item(page, "O bottom left").first().click();
  const board = figure(page).getByRole("img", { name: /^The position after O bottom left:/ });
  await expect(board).toBeVisible();
  await button(page, "First step").click();
  const cells = figure(page).getByRole("group", { name: /^The position that is searched/ });
  await cells.getByRole("button", { name: /^centre(,|$)/ }).click();
  await expect(field(page, "Position")).toHaveValue("OXOXX....");
  await expect(said(page)).toContainText("Can X win?");
  await figure(page).getByRole("combobox", { name: "goal" }).selectOption({ label: "X wins or draws" });
  await expect(figure(page).locator(".question")).toContainText("Can X win or draw?");
  expect(troubles).toEqual([]);
});

test("A link opens at its step, follows the reader, and survives a reload; a broken one says so", async ({
  page,
}) => {
  await open(page, "tree=[[3,12,8],[2,4,6],[14,5,2]]&goal=3&at=solve+root");
  const textbook = expected({ tree: "[[3,12,8],[2,4,6],[14,5,2]]", goal: 3 });
  await expect(said(page)).toHaveText(textbook.at("solve root"));
  await button(page, "First step").click();
  await button(page, "Step forward").click();
  await expect.poll(() => new URL(page.url()).searchParams.get("at")).toBe("1");
  await page.reload();
  await expect(said(page)).toHaveText(textbook.at("1"));
  await open(page, "tree=[[3,12&goal=3");
  await expect(figure(page).getByRole("status")).toContainText("This link is broken");
  await expect(said(page)).toHaveText(own.at("round 7 select"));
});

test("It is accessible, as a tree and with a board, in light and in dark colours", async ({ page }) => {
  await open(page);
  await expectAccessible(page, { within: ["figure#proof"] });
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "game=connectFour&at=end");
  await expectAccessible(page, { within: ["figure#proof"] });
});

test("It fits a phone: nothing is wider, no letter too small, and the steps stay in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const link of ["", "game=ticTacToe&position=.........&at=end", "game=connectFour&at=end"]) {
    await open(page, link);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const heights = await figure(page)
      .locator(".tree svg text")
      .evaluateAll((texts) =>
        (texts as SVGTextElement[]).map(
          (text) => Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a,
        ),
      );
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(9);
    const here = figure(page).locator("[role=treeitem][aria-selected=true]");
    await here.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect(here).toBeInViewport();
    await expect(button(page, "Step forward")).toBeInViewport({ ratio: 1 });
  }
});

test("Its tree is saved as a picture", async ({ page }) => {
  await open(page);
  await button(page, "Share and export").click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^SVG the tree/ }).click();
  const file = await download;
  const text = readFileSync(await file.path(), "utf8");
  expect(text).not.toMatch(/var\(|oklab|class=|style=/);
  expect(text).toContain("move 3.1");
});
