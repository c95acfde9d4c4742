import { expect, type Page, test } from "@playwright/test";
import type { DeepeningAct } from "../../src/kit/byHand/deepening/deepeningAct.ts";
import { deepeningProcedure } from "../../src/kit/byHand/deepening/deepeningProcedure.ts";
import { freshDeepening, freshDepthLimited } from "../../src/kit/byHand/deepening/freshDeepening.ts";
import * as words from "../../src/tools/beTheSearch/deepening/words.ts";
import * as handWords from "../../src/tools/beTheSearch/words.ts";
import { expectAccessible } from "./expectAccessible.ts";
import {
  button,
  done,
  field,
  figure,
  finger,
  type Hand,
  mouse,
  node,
  open,
  phone,
  told,
  typed,
} from "./practiceOnPage.ts";
import { said, speaksNonsense } from "./said.ts";
import { watchTroubles } from "./watchTroubles.ts";

/** Does an act; where a node to be pressed is not in sight, it stands at the edge. */
async function doAct(page: Page, act: DeepeningAct, { press, type }: Hand): Promise<void> {
  switch (act.kind) {
    case "enter":
    case "answer": {
      const beside = figure(page).locator(`[data-outside="${act.node}"]`);
      return press((await beside.count()) > 0 ? beside : node(page, act.node));
    }
    case "estimate":
      return press(button(page, words.takeEstimate));
    case "outcome":
      return press(button(page, words.takeOutcome));
    case "cut":
      return press(button(page, handWords.cut));
    case "iterate":
      await type(page, words.depth, act.depth);
      return press(button(page, words.beginIt));
    case "return":
      await type(page, handWords.value, act.value);
      return press(button(page, handWords.returnIt));
    case "window":
      await type(page, handWords.alpha, act.alpha);
      await type(page, handWords.beta, act.beta);
      return press(button(page, words.goOn));
  }
}

test("A search to a depth is carried out by mouse: what is wrong is told, a reload goes on, all is shown at the end", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page, "algorithm=depthLimited&level=2&seed=mouse");
  const { acts, run, reason } = deepeningProcedure(freshDepthLimited(2, "mouse"));
  const stop = acts.findIndex(({ kind }) => kind === "estimate");
  for (const act of acts.slice(0, stop)) await doAct(page, act, mouse);
  await done(page, stop);
  // On below the depth.
  const at = (acts[stop - 1] as { node: number }).node;
  const below: DeepeningAct = { kind: "enter", node: run.outline.nodes[at].children[0].id };
  for (const wrong of [below, { kind: "outcome" }] as const) {
    await doAct(page, wrong, mouse);
    // A sentence with the name of a node in it has other letters there.
    if (speaksNonsense()) await expect(told(page)).not.toContainText(said(handWords.right));
    else await expect(told(page)).toContainText(reason(stop, wrong));
  }
  await doAct(page, acts[stop], mouse);
  await done(page, stop + 1, 2);
  await expectAccessible(page);
  await page.reload();
  await done(page, stop + 1, 2);
  await button(page, handWords.takeBack).click();
  await done(page, stop, 2);
  for (const act of acts.slice(stop)) await doAct(page, act, mouse);
  await expect(figure(page)).toContainText(said(handWords.someWrong(acts.length, 2)));
  const model = figure(page).locator(".model");
  await expect(model).toContainText(said(handWords.actOf(acts.length, acts.length)));
  await model.getByRole("button", { name: said(handWords.backAct) }).click();
  await expect(model).toContainText(said(handWords.actOf(acts.length - 1, acts.length)));
  await expectAccessible(page);
  expect(troubles).toEqual([]);
});

test("Iterative deepening is carried out by keyboard, and as in an examination", async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page, "algorithm=iterativeDeepening&level=3&seed=keys&telling=atEnd");
  const { acts, run, traced } = deepeningProcedure(freshDeepening(3, "keys"));
  expect(run.searches.length).toBeGreaterThan(1);
  const [wrong, second] = acts.flatMap(({ kind }, place) =>
    kind === "estimate" || kind === "outcome" ? [place] : [],
  );
  for (const [place, act] of acts.entries()) {
    if (place > 0) await done(page, place);
    if (act.kind === "enter" || act.kind === "answer") {
      await node(page, act.node).focus();
      await page.keyboard.press("Enter");
    } else if (act.kind === "estimate" || act.kind === "outcome") {
      // The node that was pressed last has the keyboard still. Twice the other letter is pressed.
      const isEstimate = (act.kind === "estimate") !== (place === wrong || place === second);
      await page.keyboard.press(isEstimate ? "e" : "g");
    } else if (act.kind === "cut") await page.keyboard.press("c");
    else {
      const names = { iterate: words.depth, window: handWords.alpha, return: handWords.value };
      await field(page, names[act.kind]).focus();
      const [first, other] =
        act.kind === "window" ? [act.alpha, act.beta] : [act.kind === "iterate" ? act.depth : act.value];
      await page.keyboard.type(typed(first));
      if (other !== undefined) {
        await page.keyboard.press("Tab");
        await page.keyboard.type(typed(other));
      }
      await page.keyboard.press("Enter");
    }
  }
  await expect(figure(page)).toContainText(said(handWords.someWrong(acts.length, 2)));
  const model = figure(page).locator(".model");
  await expect(model).toContainText(said(handWords.actOf(wrong + 1, acts.length)));
  // What is right and what was said stand beside each other, and part where something else was said.
  const trees = figure(page).getByRole("tree");
  await expect(trees).toHaveCount(2);
  const names = (id: number) =>
    trees.evaluateAll(
      (both, id) => both.map((tree) => tree.querySelector(`[data-node="${id}"]`)?.getAttribute("aria-label")),
      id,
    );
  const { open: stop, depth } = traced[wrong].situation;
  const parted = await names(stop!.node.id);
  expect(parted[0]).not.toBe(parted[1]);
  await expect(trees.nth(1)).toHaveAccessibleName(said(handWords.ownPicture));
  await model.getByRole("button", { name: said(handWords.backAct) }).click();
  for (const { id } of run.outline.nodes) expect(new Set(await names(id)).size, `${id}`).toBe(1);
  // The next iteration begins with a clean sheet for both.
  await figure(page).getByText(said(handWords.allActs)).click();
  const next = traced.findIndex(({ act }) => act.kind === "iterate" && act.depth === depth + 1);
  expect(next).toBeGreaterThan(wrong);
  await figure(page)
    .getByRole("button", { name: said(handWords.actAt(next + 1)), exact: true })
    .click();
  for (const { id } of run.outline.nodes) expect(new Set(await names(id)).size, `${id}`).toBe(1);
  await page.reload();
  await expect(trees).toHaveCount(2);
  for (const [width, isBeside] of [
    [1400, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const [right, own] = (await trees.all()).map((tree) => tree.boundingBox());
    expect((await own)!.y === (await right)!.y, `${width}`).toBe(isBeside);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await figure(page).getByText(said(handWords.allActs)).click();
  await expect(figure(page).locator(".acts tbody tr")).toHaveCount(acts.length);
  await expectAccessible(page);
  expect(troubles).toEqual([]);
});

test("On a phone both are carried out by taps alone, until the time is up, and what is practised comes back", async ({
  browser,
}) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const troubles = watchTroubles(page);
  for (const [name, fresh] of [
    ["depthLimited", freshDepthLimited],
    ["iterativeDeepening", freshDeepening],
  ] as const) {
    await open(page, `algorithm=${name}&level=1&seed=touch`);
    const { acts, run } = deepeningProcedure(fresh(1, "touch"));
    if (name === "iterativeDeepening") expect(run.ended).toBe("budget");
    for (const [place, act] of acts.entries()) {
      if (place > 0) await done(page, place);
      await doAct(page, act, finger);
      // No field has brought up the keyboard of the phone by itself.
      if (place > 0 && place < acts.length - 1 && (act.kind === "enter" || act.kind === "estimate"))
        expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("INPUT");
    }
    await expect(figure(page)).toContainText(said(handWords.allRight(acts.length)));
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  const kept = await page.evaluate(() => localStorage.getItem("plyground:skills"));
  expect(Object.keys(JSON.parse(kept ?? "{}"))).toEqual(["depthLimited", "iterativeDeepening"]);
  // A large tree: what can be pressed next and is not in sight stands at the edge.
  await open(page, "algorithm=depthLimited&level=6&seed=touch");
  const { acts } = deepeningProcedure(freshDepthLimited(6, "touch"));
  for (const act of acts.slice(0, 12)) await doAct(page, act, finger);
  await done(page, 12);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(troubles).toEqual([]);
  await context.close();
});
