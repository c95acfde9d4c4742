import { expect, type Page, test } from "@playwright/test";
import type { Act } from "../../src/kit/byHand/act.ts";
import { freshRun } from "../../src/kit/byHand/freshRun.ts";
import { chance } from "../../src/kit/chance/chance.ts";
import { takeChance } from "../../src/kit/run/chancePart.ts";
import * as words from "../../src/tools/beTheSearch/words.ts";
import { star2Played } from "../kit/byHand/star2Player.ts";
import { starPlayed } from "../kit/byHand/starPlayer.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { wakeFigure } from "./openFigure.ts";
import {
  button,
  field,
  figure,
  finger,
  type Hand,
  mouse,
  node,
  open,
  phone,
  told,
} from "./practiceOnPage.ts";
import { watchTroubles } from "./watchTroubles.ts";

takeChance(chance);

const bound = (page: Page) => figure(page).getByRole("combobox", { name: words.countsAs });
const openWith = (page: Page, asked: Readonly<Record<string, string>>): Promise<void> =>
  open(page, String(new URLSearchParams({ algorithm: "star1", ...asked })));

/** As somebody types it who rounds to two decimals. */
const typed = (number: number) =>
  Number.isFinite(number) ? String(Math.round(number * 100) / 100) : number > 0 ? "inf" : "-inf";

/** Does an act; where a node to be pressed is not in sight, it stands at the edge. */
async function doAct(page: Page, act: Act, { press, type }: Hand): Promise<void> {
  if (act.kind === "enter") {
    const beside = figure(page).locator(`[data-outside="${act.node}"]`);
    await press((await beside.count()) > 0 ? beside : node(page, act.node));
  } else if (act.kind === "cut") await press(button(page, words.cut));
  else if (act.kind === "window") {
    await type(page, words.alpha, typed(act.alpha));
    await type(page, words.beta, typed(act.beta));
    await press(button(page, words.give));
  } else if (act.kind === "return") {
    await type(page, words.value, typed(act.value));
    if (act.bound !== undefined) await bound(page).selectOption(act.bound);
    await press(button(page, words.returnIt));
  }
}

const tree = "[3, {1/4: 2, 3/4: [4, 5]}, {1/2: 0, 1/2: 5}]";

test("Star1 is carried out by mouse: a window that is passed on and a cut too early are told, fractions are taken", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await openWith(page, { tree });
  await expect(figure(page)).toContainText(words.outcomeBounds(0, 5));
  const acts = starPlayed(tree);
  for (const act of acts.slice(0, 4)) await doAct(page, act, mouse);
  await doAct(page, { kind: "cut" }, mouse);
  await expect(told(page)).toContainText("come to 0.5, which is not more than alpha");
  await doAct(page, acts[4], mouse);
  await doAct(page, { kind: "window", alpha: 3, beta: Infinity }, mouse);
  await expect(told(page)).toContainText("it is the mean that has to lie in there");
  await field(page, words.alpha).fill("nothing");
  await field(page, words.beta).fill("∞");
  await button(page, words.give).click();
  await expect(figure(page).getByRole("alert")).toHaveText(words.noBound);
  await field(page, words.alpha).fill("10/3");
  await field(page, words.beta).press("Enter");
  await expect(figure(page)).toContainText(words.progress(6, 2));
  await expect(figure(page)).toContainText("(3.333, ∞)");
  await expectAccessible(page);
  await page.reload();
  await expect(figure(page)).toContainText(words.progress(6, 2));
  for (const act of acts.slice(6, -2)) await doAct(page, act, mouse);
  await doAct(page, { kind: "return", value: 0 }, mouse);
  await expect(told(page)).toContainText("it returns the bound that it has come to");
  for (const act of acts.slice(-2)) await doAct(page, act, mouse);
  await expect(figure(page)).toContainText(words.someWrong(acts.length, 3));
  await expectAccessible(page);
  expect(troubles).toEqual([]);
});

test("Star1 is carried out by keys, as in an examination: what was wrong is told at the end", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  await openWith(page, { tree, telling: "atEnd" });
  const acts = starPlayed(tree);
  const keys: Hand = {
    async press(target) {
      await target.focus();
      await page.keyboard.press("Enter");
    },
    type: mouse.type,
  };
  const cut = acts.findIndex(({ kind }) => kind === "cut");
  for (const act of acts.slice(0, cut)) await doAct(page, act, keys);
  await page.keyboard.press("c");
  await expect(figure(page)).toContainText(words.progress(cut + 1, 0));
  await page.keyboard.press("z");
  await page.keyboard.press("c");
  await page.keyboard.press("r");
  await page.keyboard.type("0");
  await page.keyboard.press("Enter");
  await doAct(page, acts[acts.length - 1], keys);
  await keys.press(button(page, words.handIn));
  await expect(figure(page)).toContainText(words.parted(acts.length - 2, acts.length));
  await expect(figure(page).locator(".model")).toContainText("it returns the bound that it has come to");
  expect(troubles).toEqual([]);
});

test("By taps alone Star1 searches a fresh tree on a phone, without a mistake", async ({ browser }) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const troubles = watchTroubles(page);
  await openWith(page, { level: "3", seed: "touch" });
  const acts = starPlayed(freshRun("star1", 3, "touch").setup.tree!);
  for (const [done, act] of acts.entries()) {
    if (done > 0) await expect(figure(page)).toContainText(words.progress(done, 0));
    await doAct(page, act, finger);
  }
  await expect(figure(page)).toContainText(words.allRight(acts.length));
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // What was practised comes back.
  await page.goto("review/");
  await expect(page.getByRole("link", { name: "Star1", exact: true })).toHaveAttribute(
    "href",
    /be-the-search\/\?algorithm=star1$/,
  );
  expect(troubles).toEqual([]);
  await context.close();
});

test("Chapter 16 and the menus of searches and of its figures lead to Star1 by hand", async ({ page }) => {
  const troubles = watchTroubles(page);
  await page.goto("be-the-search/?algorithm=expectimax");
  await expect(button(page, words.showMe)).toBeVisible();
  await figure(page).getByRole("combobox", { name: words.search }).selectOption("star1");
  await expect(page).toHaveURL(/algorithm=star1&level=1&seed=/);
  await expect(figure(page).getByRole("group", { name: "Be Star1" })).toBeVisible();
  await page.goto("chapters/chance/");
  await expect(page.getByRole("link", { name: "Be Star1" })).toHaveAttribute("href", /algorithm=star1$/);
  const bounded = page.locator("figure#bounded");
  await wakeFigure(bounded);
  await bounded.getByRole("button", { name: "Share and export" }).click();
  await page.getByRole("link", { name: "Be the search: do it by hand" }).click();
  await expect(figure(page).getByRole("combobox", { name: words.search })).toHaveValue("star1");
  await expect(figure(page).locator(".chances text")).toHaveText(["1/2", "1/2"]);
  expect(troubles).toEqual([]);
});

const looks = "[4, {1/2: [3, 6, 8], 1/2: [7, 9, 4]}]";

test("Star2 is carried out by mouse and keys: a look that is taken for the value, reads on or is forgotten is told", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await openWith(page, { algorithm: "star2", tree: looks });
  const acts = star2Played(looks);
  const keys: Hand = {
    async press(target) {
      await target.focus();
      await page.keyboard.press("Enter");
    },
    type: mouse.type,
  };
  for (const act of acts.slice(0, 6)) await doAct(page, act, mouse);
  await doAct(page, { kind: "enter", node: 6 }, mouse);
  await expect(told(page)).toContainText("that is all of a look");
  await doAct(page, { kind: "return", value: 3, bound: "exact" }, keys);
  await expect(told(page)).toContainText("MIN may have a lower one");
  await doAct(page, { kind: "return", value: 3, bound: "lower" }, mouse);
  await expect(told(page)).toContainText("on which side is");
  await doAct(page, acts[6], keys);
  await expect(node(page, 3)).toHaveAttribute("aria-label", /≤3/);
  await expect(figure(page)).toContainText(words.progress(7, 3));
  await expectAccessible(page);
  await page.reload();
  await expect(figure(page)).toContainText(words.progress(7, 3));
  await expect(node(page, 3)).toHaveAttribute("aria-label", /≤3/);
  await button(page, words.takeBack).click();
  await doAct(page, acts[6], mouse);
  for (const act of acts.slice(7, 12)) await doAct(page, act, keys);
  // Star1's window, as if nothing had been looked at.
  await doAct(page, { kind: "window", alpha: -1, beta: Infinity }, mouse);
  await expect(told(page)).toContainText("have shown is left out");
  await doAct(page, acts[12], mouse);
  await expect(bound(page)).toHaveCount(0);
  await doAct(page, { kind: "enter", node: 5 }, mouse);
  await expect(told(page)).toContainText("is known already");
  for (const act of acts.slice(13)) await doAct(page, act, mouse);
  await expect(figure(page)).toContainText(words.someWrong(acts.length, 5));
  await button(page, words.firstAct).click();
  for (let act = 0; act < 12; act++) await button(page, words.nextAct).click();
  await expect(figure(page).locator(".said")).toContainText("again, to read it whole");
  await expectAccessible(page);
  expect(troubles).toEqual([]);
});

test("By taps alone Star2 searches a fresh tree on a phone, without a mistake", async ({ browser }) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const troubles = watchTroubles(page);
  await openWith(page, { algorithm: "star2", level: "4", seed: "touch" });
  const acts = star2Played(freshRun("star2", 4, "touch").setup.tree!);
  for (const [done, act] of acts.entries()) {
    if (done > 0) await expect(figure(page)).toContainText(words.progress(done, 0));
    await doAct(page, act, finger);
  }
  await expect(figure(page)).toContainText(words.allRight(acts.length));
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.goto("review/");
  await expect(page.getByRole("link", { name: "Star2", exact: true })).toHaveAttribute(
    "href",
    /be-the-search\/\?algorithm=star2$/,
  );
  expect(troubles).toEqual([]);
  await context.close();
});

test("Chapter 16 and the menu of its figures lead to Star2 by hand", async ({ page }) => {
  const troubles = watchTroubles(page);
  await page.goto("chapters/chance/");
  await expect(page.getByRole("link", { name: "Be Star2" })).toHaveAttribute("href", /algorithm=star2$/);
  const look = page.locator("figure#look");
  await wakeFigure(look);
  await look.getByRole("button", { name: "Share and export" }).click();
  await page.getByRole("link", { name: "Be the search: do it by hand" }).click();
  await expect(figure(page).getByRole("combobox", { name: words.search })).toHaveValue("star2");
  await expect(figure(page).getByRole("group", { name: "Be Star2" })).toBeVisible();
  expect(troubles).toEqual([]);
});
