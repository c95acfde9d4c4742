import { expect, type Locator, test } from "@playwright/test";
import { type FigureName, figureNames } from "../../src/figures/index.ts";
import { figureTitles } from "../../src/tools/playground/words.ts";
import { expectStyled } from "./expectStyled.ts";
import { readThrough } from "./readThrough.ts";
import { said } from "./said.ts";
import { staysTrue } from "./staysTrue.ts";
import { watchSeal } from "./watchSeal.ts";
import { watchTroubles } from "./watchTroubles.ts";

type Change = (figure: Locator) => Promise<void>;

const key =
  (name: string, stop = "[data-keys]"): Change =>
  (figure) =>
    figure.locator(stop).first().press(name);
const click =
  (button: string): Change =>
  (figure) =>
    figure.locator(`${button}:not([aria-disabled=true]):not(:disabled)`).first().click();
/** Chooses something else of the first list. */
const choose: Change = async (figure) => {
  const list = figure.locator("select").filter({ visible: true }).first();
  const other = list.locator("option:not(:checked):not([value=''])").first();
  await list.selectOption(await other.evaluate(({ value }: HTMLOptionElement) => value));
};

/** How a reader changes a figure, with no word in it: by the board, by a list, else by a key. */
const changes: Readonly<Partial<Record<FigureName, Change>>> = {
  deepening: choose,
  dicePlay: click(".choice[aria-disabled=false]"),
  duel: choose,
  evaluation: click(".bare-button"),
  fairness: choose,
  grow: click(".control.primary"),
  guide: click("button"),
  horizon: click(".bare-button"),
  kuhn: key("ArrowLeft", "input[type=range]"),
  ordering: choose,
  pig: key("ArrowLeft", "input[type=range]"),
  play: click(".bare-button"),
  proof: key("ArrowLeft"),
  ruleCard: click(".control.primary"),
  tournament: choose,
  wholeTree: key("ArrowLeft", "input[type=range]"),
  exploitability: key("ArrowRight", "input[type=range]"),
  worlds: key("ArrowDown", "input[type=radio]"),
  width: click(".bare-button"),
  zobrist: click(".bare-button"),
};

/** They search for long, or say of a search what a reload does not bring back: what they hold is looked at alone. */
const searching: ReadonlySet<FigureName> = new Set([
  "deepening",
  "duel",
  "fairness",
  "ordering",
  "tournament",
  "width",
]);

/**
 * What a figure holds in its fields, lists, buttons and cells, and where it says no more of a search, all its text. A
 * slider along what is searched goes on by itself.
 */
const stateOf = (figure: Element, all: boolean): readonly (string | null)[] => [
  ...[...figure.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")]
    .filter(({ type }) => all || type !== "range")
    .map(({ value }) => value),
  // While a tournament goes on, the rows of its table stand by what was won so far: how many are pressed is what is held.
  ...[...figure.querySelectorAll("[aria-pressed]")]
    .map((control) => control.getAttribute("aria-pressed"))
    .toSorted((one, other) => (all ? 0 : String(one).localeCompare(String(other)))),
  ...[...figure.querySelectorAll("button.bare-button")].map((cell) => cell.getAttribute("aria-label")),
  ...(all ? [figure.textContent] : []),
];

// What travels for a moment after a step is no state.
for (const name of figureNames)
  test(`The figure ${name} wakes, changes and outlasts a reload in any language`, {
    tag: ["@anyLanguage", "@core"],
  }, async ({ page, baseURL }) => {
    const troubles = watchTroubles(page);
    const breaches = await watchSeal(page, baseURL!);
    await page.goto(`playground/?figure=${name}`);
    const figure = page.locator(`figure#${name}`);
    const all = !searching.has(name);
    const state = () => figure.evaluate(stateOf, all);
    const settled = async () => {
      await expect(figure.locator("[data-awake=true]")).toBeVisible();
      if (all) await expect(figure.locator("[aria-busy=true]")).toHaveCount(0);
    };
    await settled();
    await expect(page.locator("option").filter({ hasText: said(figureTitles[name]) })).not.toHaveCount(0);
    const [before, given] = [await state(), page.url()];
    await (changes[name] ?? key("ArrowRight"))(figure);
    await expect.poll(state).not.toEqual(before);
    await expect.poll(() => page.url()).not.toBe(given);
    await settled();
    // The address follows what is seen a moment later, what is being searched comes piece by piece, and an opponent
    // replies: all of it is there once nothing more comes.
    const seen = async () => [await state(), page.url()];
    await expect.poll(() => isStill(seen)).toBe(true);
    const [changed, link] = [await state(), page.url()];
    await page.reload();
    await settled();
    await expect.poll(state).toEqual(changed);
    expect(fieldsOf(page.url())).toEqual(fieldsOf(link));
    await expectStyled(page);
    expect(breaches).toEqual([]);
    expect(troubles).toEqual([]);
  });

/** Whether a figure holds the same a second later. */
async function isStill(state: () => Promise<unknown>): Promise<boolean> {
  const before = JSON.stringify(await state());
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return JSON.stringify(await state()) === before;
}

/** What a link holds, in whatever order. */
const fieldsOf = (link: string) => Object.fromEntries(new URL(link).searchParams);

test("All numbers of a chapter stay true in any language", { tag: "@anyLanguage" }, async ({ page }) => {
  const troubles = watchTroubles(page);
  await readThrough(page, "chapters/alpha-beta/");
  await staysTrue(page);
  expect(troubles).toEqual([]);
});
