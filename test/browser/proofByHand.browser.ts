import { expect, type Page, test } from "@playwright/test";
import { noGoal } from "../../src/figures/proof/words.ts";
import { freshProof } from "../../src/kit/byHand/proof/freshProof.ts";
import type { ProofAct } from "../../src/kit/byHand/proof/proofAct.ts";
import { type ProofProcedure, proofProcedure } from "../../src/kit/byHand/proof/proofProcedure.ts";
import { proofTitles } from "../../src/mistakes/words/proofWords.ts";
import * as words from "../../src/tools/beTheSearch/proof/words.ts";
import * as handWords from "../../src/tools/beTheSearch/words.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { wakeFigure } from "./openFigure.ts";
import {
  button,
  done,
  field,
  figure,
  finger,
  type Hand,
  mouse,
  open,
  phone,
  tap,
  told,
} from "./practiceOnPage.ts";
import { watchTroubles } from "./watchTroubles.ts";

/** A node of a picture, by the moves that lead to it. */
const node = (page: Page, path: string, picture = 0) =>
  figure(page)
    .getByRole("tree")
    .nth(picture)
    .locator(`[data-node="${path === "root" ? "" : `.${path}`}"]`);
const names = (page: Page) =>
  figure(page)
    .getByRole("tree")
    .evaluateAll((trees) =>
      trees.map((tree) =>
        [...tree.querySelectorAll("[role=treeitem]")].map((item) => item.getAttribute("aria-label")),
      ),
    );

/** ∞ has a button of its own. */
const fingertip: Hand = {
  press: tap,
  type: (page, name, number) =>
    number === Infinity ? tap(button(page, handWords.infinite(name))) : finger.type(page, name, number),
};

async function doAct(page: Page, { traced }: ProofProcedure, place: number, act: ProofAct, hand: Hand) {
  switch (act.kind) {
    case "select":
      return hand.press(node(page, act.node));
    case "expand":
      return hand.press(button(page, words.expandIt));
    case "answer":
      return hand.press(button(page, words.answers[act.answer]));
    case "numbers":
      if (traced[place].situation.phase === "new") return hand.press(button(page, words.pair(act)));
      await hand.type(page, words.pn, act.pn);
      await hand.type(page, words.dn, act.dn);
      return hand.press(button(page, words.give));
  }
}

/** The tree with which the figure opens. */
const example = { tree: "[[[0,[0,0]],[0,[1,1]]],[0,0],[[[0,1],1],[0,1]]]", goal: 1 };

test("A proof is searched for by mouse: mistakes are told by their names, a reload goes on, and why is said at the end", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await open(
    page,
    new URLSearchParams({ algorithm: "proofNumber", tree: example.tree, goal: "1" }).toString(),
  );
  const procedure = proofProcedure(example);
  const { acts, reason, read } = procedure;
  let wrong = 0;
  const tries = async (place: number, text: string, title: keyof typeof proofTitles) => {
    const act = read(text)!;
    await doAct(page, procedure, place, act, mouse);
    await expect(told(page)).toContainText(reason(place, act));
    await expect(told(page)).toContainText(proofTitles[title]);
    await done(page, place, ++wrong);
  };
  const mistakes = new Map<number, readonly [string, keyof typeof proofTitles]>([
    [1, ["numbers Infinity 0", "looksAhead"]],
    [4, ["numbers 3 1", "minSumExchanged"]],
    [5, ["select 2", "laterOfEquals"]],
    [11, ["select 0", "otherNumberCompared"]],
    [13, ["numbers 0 Infinity", "provedExchanged"]],
    [16, ["numbers 1 3", "solvedCountsOne"]],
    [22, ["select 2", "stopsShort"]],
  ]);
  for (const [place, act] of acts.slice(0, 30).entries()) {
    const mistake = mistakes.get(place);
    if (mistake) await tries(place, ...mistake);
    await doAct(page, procedure, place, act, mouse);
    await done(page, place + 1, wrong);
    if (place === 4 || place === 13) await expectAccessible(page);
  }
  // What is no number of leaves is not said at all.
  await field(page, words.pn).fill("-1");
  await field(page, words.dn).fill("1.5");
  await button(page, words.give).click();
  await expect(figure(page).getByRole("alert")).toHaveText(words.noCount);
  await page.reload();
  await done(page, 30, wrong);
  await button(page, handWords.takeBack).click();
  await done(page, 29, wrong);
  await button(page, words.asBefore).click();
  for (const [place, act] of acts.entries()) if (place >= 30) await doAct(page, procedure, place, act, mouse);
  await expect(figure(page)).toContainText(handWords.someWrong(acts.length, wrong));
  const model = figure(page).locator(".model");
  await expect(model).toContainText(words.over(8));
  await model.getByRole("button", { name: handWords.backAct }).click();
  await expect(model).toContainText("MAX can reach 1 or more, by move 3. It took 18 nodes.");
  await expect(model).toContainText(handWords.actOf(acts.length - 1, acts.length));
  await model.getByRole("button", { name: handWords.firstAct }).click();
  await expect(model).toContainText(words.begins);
  await expectAccessible(page);
  // Another one is fresh, and the address is a link to it.
  await button(page, handWords.another("proofNumber")).click();
  await done(page, 0);
  expect(new URL(page.url()).searchParams.get("tree")).toBeNull();
  expect(new URL(page.url()).searchParams.get("seed")).toBeTruthy();
  expect(troubles).toEqual([]);
});

test("A proof is searched for by keyboard, and as in an examination", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page, "algorithm=proofNumber&level=3&seed=keys&telling=atEnd");
  const { acts, traced } = proofProcedure(freshProof(3, "keys"));
  const isUp = (place: number) => traced[place].situation.phase === "up";
  const wrong = acts.findIndex((_, place) => isUp(place));
  for (const [place, act] of acts.entries()) {
    if (place > 0) await done(page, place);
    if (act.kind === "select") {
      await node(page, act.node).focus();
      await page.keyboard.press("Enter");
    } else if (act.kind === "expand") {
      if (place === 0) await node(page, "root").focus();
      await page.keyboard.press("e");
    } else if (act.kind === "answer") await page.keyboard.press(act.answer === "proved" ? "p" : "d");
    else if (!isUp(place)) await page.keyboard.press(act.dn === Infinity ? "2" : act.dn === 0 ? "3" : "1");
    else if (place === wrong) await page.keyboard.press("b");
    else {
      // The keyboard is where the numbers are typed.
      await expect(field(page, words.pn)).toBeFocused();
      const typed = (number: number) => String(number).replace("Infinity", "inf");
      await page.keyboard.type(typed(act.pn));
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.type(typed(act.dn));
      await page.keyboard.press("Enter");
    }
  }
  await expect(figure(page)).toContainText(handWords.someWrong(acts.length, 1));
  const model = figure(page).locator(".model");
  await expect(model).toContainText(handWords.actOf(wrong + 1, acts.length));
  await expect(model).toContainText(proofTitles.numbersAsBefore);
  // What is right and what was said stand beside each other, and part at the root alone.
  const trees = figure(page).getByRole("tree");
  await expect(trees).toHaveCount(2);
  await expect(trees.nth(1)).toHaveAccessibleName(handWords.ownPicture);
  const [right, own] = await names(page);
  expect(right.filter((name, at) => name !== own[at])).toHaveLength(1);
  await model.getByRole("button", { name: handWords.backAct }).click();
  const [rightBefore, ownBefore] = await names(page);
  expect(ownBefore).toEqual(rightBefore);
  for (const [width, isBeside] of [
    [1400, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all((await trees.all()).map((tree) => tree.boundingBox()));
    expect(boxes[0]!.y === boxes[1]!.y, `${width}`).toBe(isBeside);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await figure(page).getByText(handWords.allActs).click();
  await expect(figure(page).locator(".acts tbody tr")).toHaveCount(acts.length);
  await expectAccessible(page);
  expect(troubles).toEqual([]);
});

test("By taps alone a proof is searched for on a phone, ∞ among the numbers, and comes back for review", async ({
  browser,
}) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const troubles = watchTroubles(page);
  for (const level of [1, 4] as const) {
    await open(page, `algorithm=proofNumber&level=${level}&seed=touch`);
    const procedure = proofProcedure(freshProof(level, "touch"));
    for (const [place, act] of procedure.acts.entries()) {
      if (place > 0) await done(page, place);
      await doAct(page, procedure, place, act, fingertip);
    }
    await expect(figure(page)).toContainText(handWords.allRight(procedure.acts.length));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await expectAccessible(page);
  await page.goto("review/");
  await expect(page.getByRole("link", { name: "Proof-number search" })).toHaveAttribute(
    "href",
    /be-the-search\/\?algorithm=proofNumber/,
  );
  expect(troubles).toEqual([]);
  await context.close();
});

test("The menu of the figure leads to doing it by hand, with its tree and goal where they are small enough", async ({
  page,
}) => {
  const { tree } = example;
  for (const [link, given] of [
    ["", { tree, goal: "1" }],
    ["&tree=[[3,5],[4,[9,1]]]&goal=4", { tree: "[[3,5],[4,[9,1]]]", goal: "4" }],
    ["&game=ticTacToe", { tree: null, goal: null }],
  ] as const) {
    await page.goto(`playground/?figure=proof${link}`);
    const proof = page.locator("figure#proof");
    await wakeFigure(proof);
    await proof.getByRole("button", { name: "Share and export" }).click();
    const byHand = page.getByRole("link", { name: "Be the search: do it by hand" });
    const { searchParams } = new URL((await byHand.getAttribute("href"))!, page.url());
    expect(searchParams.get("algorithm")).toBe("proofNumber");
    expect({ tree: searchParams.get("tree"), goal: searchParams.get("goal") }).toEqual(given);
    if (link === "") await byHand.click();
    else continue;
    await expect(button(page, handWords.showMe)).toBeVisible();
    await expect(figure(page).getByRole("combobox", { name: handWords.search })).toHaveValue("proofNumber");
  }
  await page.goto("be-the-search/?algorithm=proofNumber&tree=[[3,5],4]&goal=much");
  await expect(figure(page).getByRole("alert")).toContainText(noGoal("goal", "much"));
});
