import { expect, type Page, test } from "@playwright/test";
import { examples } from "../../src/figures/worlds/worlds.ts";
import { freshWorlds } from "../../src/kit/byHand/pimc/freshWorlds.ts";
import type { PimcAct } from "../../src/kit/byHand/pimc/pimcAct.ts";
import { pimcProcedure } from "../../src/kit/byHand/pimc/pimcProcedure.ts";
import * as words from "../../src/tools/beTheSearch/pimc/words.ts";
import * as handWords from "../../src/tools/beTheSearch/words.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { wakeFigure } from "./openFigure.ts";
import { button, done, figure, open, phone, tap, told } from "./practiceOnPage.ts";
import { watchTroubles } from "./watchTroubles.ts";

const field = (page: Page) => figure(page).locator(".asked").getByRole("textbox");
/** The move in a world's picture. */
const edge = (page: Page, world: number, move: number) =>
  figure(page).locator(`.target[data-set="0"][data-move="${move}"]`).nth(world);

const moves = ({ acts }: { readonly acts: readonly PimcAct[] }) =>
  acts.filter(({ kind }) => kind === "mean").length;
const rounded = (number: number) => String(Math.round(number * 100) / 100);

test("PIMC is carried out by mouse: mistakes are told by their names, a reload goes on, and the plan is shown at the end", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  const tree = examples.strategyFusion;
  await open(page, new URLSearchParams({ algorithm: "pimc", tree }).toString());
  const { acts, reason } = pimcProcedure({ tree });
  const say = async (text: string) => {
    await field(page).fill(text);
    await button(page, words.give).click();
  };
  await expect(figure(page)).toContainText(words.asks.value("“left”", 0));
  await expect(figure(page)).toContainText(handWords.keyTakesBack);
  // Right of world 2 is typed for right of world 1, whose 2 stands beside it.
  await say("2");
  await say("1");
  await expect(told(page)).toContainText(reason(1, { kind: "value", world: 0, move: 1, number: 1 }));
  await expect(told(page)).toContainText("The value of another move or world");
  await done(page, 1, 1);
  for (const text of ["2", "2", "1", "4/2"]) await say(text);
  await say("2");
  await expect(told(page)).toContainText("One world alone");
  await expectAccessible(page);
  await page.reload();
  await done(page, 5, 2);
  await say("3/2");
  await expect(figure(page)).toContainText(words.asks.play);
  await expectAccessible(page);
  await edge(page, 1, 1).locator("rect").click();
  await done(page, 6, 3);
  await edge(page, 1, 0).locator("rect").click();
  await expect(figure(page)).toContainText(words.asks.worth("“left”"));
  await say("2");
  await expect(told(page)).toContainText(reason(7, { kind: "worth", number: 2 }));
  await expect(told(page)).toContainText("What PIMC counts on taken for what it gets");
  await say("1");
  await expect(figure(page)).toContainText(handWords.someWrong(acts.length, 4));
  const model = figure(page).locator(".model");
  await model.getByRole("button", { name: handWords.lastAct }).click();
  await expect(model).toContainText(words.allDone("“left”", 2, 1, 1.5));
  await expect(figure(page).locator("table tbody tr").first()).toContainText(/2\s*2\s*2\s*1$/);
  await model.getByRole("button", { name: handWords.backAct }).click();
  await expect(model).toContainText(words.counts("“left”", 2));
  await expectAccessible(page);
  expect(troubles).toEqual([]);
});

test("PIMC is carried out by keyboard, and as in an examination; a tree in which MIN moves first is refused", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page, "algorithm=pimc&level=3&seed=keys&telling=atEnd");
  const { acts } = pimcProcedure(freshWorlds(3, "keys"));
  // In an examination nothing can be taken back, and no key is said to.
  await expect(figure(page)).not.toContainText(/\bZ takes back/);
  const wrong = acts.findIndex(({ kind }) => kind === "mean");
  await field(page).focus();
  for (const [place, act] of acts.entries()) {
    await done(page, place);
    if (act.kind === "play") {
      await page.keyboard.press(String(act.move + 1));
      continue;
    }
    // The keyboard is where the next number is typed.
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(place === wrong ? "99" : rounded(act.number));
    await page.keyboard.press("Enter");
  }
  await expect(figure(page)).toContainText(handWords.someWrong(acts.length, 1));
  // What the reader said stands beside what is right.
  await expect(figure(page).locator(".both table")).toHaveCount(2);
  await expect(figure(page).locator(".both table").last()).toContainText("99");
  await figure(page).getByText(handWords.allActs).click();
  await expect(figure(page).locator(".acts tbody tr")).toHaveCount(acts.length);
  await expectAccessible(page);
  const { nonLocality } = examples;
  await page.goto(`be-the-search/?${new URLSearchParams({ algorithm: "pimc", tree: nonLocality })}`);
  await expect(figure(page).getByRole("alert")).toContainText("MAX does not move first");
  await expect(button(page, handWords.showMe)).toBeVisible();
  expect(troubles).toEqual([]);
});

test("By taps alone PIMC is carried out on a phone, at every width of the table", async ({ browser }) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const troubles = watchTroubles(page);
  for (const level of [2, 4, 6] as const) {
    await open(page, `algorithm=pimc&level=${level}&seed=touch`);
    const procedure = pimcProcedure(freshWorlds(level, "touch"));
    for (const [place, act] of procedure.acts.entries()) {
      await done(page, place);
      if (act.kind === "play") {
        expect(moves(procedure)).toBeGreaterThan(1);
        await tap(button(page, words.moveName(act.move, moves(procedure))));
        continue;
      }
      await tap(field(page));
      await page.keyboard.type(rounded(act.number));
      await tap(button(page, words.give));
    }
    await expect(figure(page)).toContainText(handWords.allRight(procedure.acts.length));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await expectAccessible(page);
  expect(troubles).toEqual([]);
  await context.close();
});

test("The menu of a tree with worlds leads to doing it by hand, with that tree where MAX moves first", async ({
  page,
}) => {
  await page.goto("chapters/hidden-cards/");
  for (const [name, tree] of [
    ["fusion", examples.strategyFusion],
    ["given", null],
  ] as const) {
    const worlds = page.locator(`figure#${name}`);
    await wakeFigure(worlds);
    await worlds.getByRole("button", { name: "Share and export" }).click();
    const link = page.getByRole("link", { name: "Be the search: do it by hand" });
    const { searchParams } = new URL((await link.getAttribute("href"))!, page.url());
    expect([searchParams.get("algorithm"), searchParams.get("tree")]).toEqual(["pimc", tree]);
    await page.keyboard.press("Escape");
  }
});
