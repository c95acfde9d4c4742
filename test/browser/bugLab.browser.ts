import { expect, type Page, test } from "@playwright/test";
import { lockstep } from "../../src/figures/lockstep/lockstep.ts";
import { mctsFacts } from "../../src/figures/mcts/mcts.ts";
import { titles } from "../../src/listing/words.ts";
import { chanceExhibits, samplingExhibits, searchExhibits } from "../../src/tools/bugLab/exhibits.ts";
import { readingPair } from "../../src/tools/bugLab/reading.ts";
import { sampledPairOf } from "../../src/tools/bugLab/sampledPair.ts";
import { lockstepOf } from "../../src/tools/bugLab/searchExhibit.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { holdWorker } from "./holdWorker.ts";
import { watchTroubles } from "./watchTroubles.ts";

const address = "bug-lab/";
const exhibit = searchExhibits.find(({ name }) => name === "tableWithoutBounds")!;
const { question, reveal } = exhibit.prove();
const section = (page: Page, name: string) => page.locator("section", { has: page.locator(`#${name}`) });

test("Asks before it tells, then shows right and wrong where they part, by keys alone", async ({ page }) => {
  const troubles = watchTroubles(page);
  await page.goto(`${address}#${exhibit.name}`);
  const here = section(page, exhibit.name);
  await expect(here.getByRole("heading", { name: exhibit.title })).toBeInViewport();
  await expect(here.locator("astro-island:not([ssr])").filter({ hasText: question.text })).toBeAttached();
  await expect(here.getByText(reveal[0])).toBeHidden();
  const figures = page.locator("ply-figure[data-kind=lockstep] figure");
  await expect(figures, "nothing of them is there yet").toHaveCount(0);
  // Nothing is chosen yet, and that is said.
  const check = here.getByRole("button", { name: "Check" }).first();
  await check.focus();
  await page.keyboard.press("Enter");
  await expect(here.locator("[aria-live]").first()).toHaveText("Choose an answer first.");
  await expect(check).toBeFocused();
  await expect(here.getByText(reveal[0])).toBeHidden();
  const guess = question.options[(question.answer + 1) % question.options.length];
  await here.getByRole("radio", { name: guess, exact: false }).first().focus();
  await page.keyboard.press("Space");
  await expect(here.locator("[aria-live]").first()).toHaveText("");
  await expect(here.getByText(reveal[0])).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(here.locator("[aria-live]").first()).toContainText(
    `Not so. “${question.options[question.answer]}”`,
  );
  await expect(here.getByText(reveal[0])).toBeVisible();
  await expect(figures).toHaveCount(1);
  const figure = here.getByRole("group", { name: /^Figure: / });
  await figure.focus();
  await expect(figure.locator("[aria-live]")).toContainText("Here they part.");
  await page.keyboard.press("End");
  await expect(figure.locator("[aria-live]")).toContainText("That is wrong: it is worth 9");
  await expectAccessible(page, { within: [`section:has(#${exhibit.name}) .question`] });
  await expect(here.getByRole("link", { name: "Both in the playground" })).toHaveAttribute(
    "href",
    new RegExp(`playground/\\?.*against=${exhibit.name}`),
  );
  expect(troubles).toEqual([]);
});

test("A link to a figure opens what it is folded in, on a phone too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { name, ...props } = lockstepOf(exhibit);
  const view = lockstep.link({ ...props, at: "end" });
  view.set("figure", name);
  await page.goto(`${address}?${view}#${name}`);
  const figure = page.locator(`figure[id="${name}"]`);
  await expect(figure.locator("[aria-live]").first()).toContainText("Done");
  const learning = section(page, "lastStrategy");
  // What is told above what was pressed does not push it away.
  const opener = learning.getByText("Show me");
  await opener.evaluate((one) =>
    scrollBy({ top: one.getBoundingClientRect().top - 400, behavior: "instant" }),
  );
  const summary = learning.locator("summary").first();
  const place = (await summary.boundingBox())!.y;
  await opener.click();
  await expect(learning.getByText("The answer.")).toBeVisible();
  await expect.poll(async () => Math.abs((await summary.boundingBox())!.y - place)).toBeLessThan(1);
  await expect(learning.getByRole("img", { name: /^exploitability over/ })).toBeVisible();
  await expect(learning.getByText("The answer.")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page, { within: ["section:has(#lastStrategy)"] });
});

test("What is told above stays above what was pressed before the question listened", async ({ page }) => {
  const letGo = await holdWorker(page, /RevealQuestion[^/]*\.js/);
  await page.goto(address);
  const learning = section(page, "lastStrategy");
  const summary = learning.locator("summary").first();
  await summary.evaluate((one) =>
    scrollBy({ top: one.getBoundingClientRect().top - 400, behavior: "instant" }),
  );
  await learning.getByText("Show me").click();
  await expect(learning.getByRole("img", { name: /^exploitability over/ })).toBeVisible();
  const place = (await summary.boundingBox())!.y;
  letGo();
  await expect(learning.getByText("The answer.")).toBeVisible();
  await expect.poll(async () => Math.abs((await summary.boundingBox())!.y - place)).toBeLessThan(1);
});

test("Right and wrong sampling stand side by side, at the iteration where they part, and are stepped by keys", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  await page.goto(`${address}#creditedToRoot`);
  const here = section(page, "creditedToRoot");
  await here.getByText("Show me").click();
  const pair = here.getByRole("group", {
    name: /^Figure: UCT that credits the root’s side alone beside UCT/,
  });
  const { sampler, parting, iterations } = sampledPairOf(
    samplingExhibits.find(({ name }) => name === "creditedToRoot")!,
  );
  await expect(pair.locator("[aria-live]")).toHaveText(
    `iteration ${parting} of ${iterations}. Here they part.`,
  );
  await expect(pair.getByRole("tree")).toHaveCount(2);
  await pair.getByRole("heading").first().click();
  await page.keyboard.press("End");
  const [right, wrong] = (["uct", sampler] as const).map((name) =>
    mctsFacts({ tree: "[[1,0],0.45]", sampler: name, iterations, seed: 1 }, "end"),
  );
  const visits = pair.getByRole("cell").and(pair.locator("td:nth-child(2)"));
  await expect(visits).toHaveText([right.visits1, right.visits2, wrong.visits1, wrong.visits2]);
  const learning = section(page, "lastStrategy");
  await learning.getByText("Show me").click();
  await expect(learning.getByRole("group", { name: /^Figure: regret matching/ })).toBeVisible();
  expect(troubles).toEqual([]);
});

test("A mistake of chance is shown on a tree that is read twice, and mended in the whole search or its functions", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const { name, title, prove } = chanceExhibits.find(({ name }) => name === "plainMean")!;
  const { question, reveal } = prove();
  await page.goto(`${address}#${name}`);
  const here = section(page, name);
  await expect(
    here.getByRole("img", { name: "The tree [2, {1/6: 0, 5/6: 3}]", exact: true }),
  ).toBeInViewport();
  await here.getByText(question.text).scrollIntoViewIfNeeded();
  await expect(here.locator("astro-island:not([ssr])").filter({ hasText: question.text })).toBeAttached();
  const guess = question.options[question.answer];
  await here.getByRole("radio", { name: guess, exact: false }).first().focus();
  await page.keyboard.press("Space");
  await expect(here.getByText(reveal[0])).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(here.getByText(reveal[0])).toBeVisible();
  const readings = here.getByRole("img", { name: /as it was read: .* is played$/ });
  await expect(readings).toHaveCount(2);
  for (const [side, move] of ["move 2 is played", "move 1 is played"].entries())
    await expect(readings.nth(side)).toHaveAccessibleName(new RegExp(`${move}$`));
  const { parting } = readingPair(chanceExhibits.find((exhibit) => exhibit.name === name)!);
  await expect(here.getByText(`Both do the same up to step ${parting - 1}.`)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page, { within: [`section:has(#${name})`] });
  await expect(here.getByRole("link", { name: "Expectimax in the playground" })).toHaveAttribute(
    "href",
    /playground\/\?.*algorithm=expectimax/,
  );
  await here.getByRole("link", { name: "Mend its code" }).click();
  const panel = page.locator("figure#your-search");
  const field = panel.getByRole("textbox", { name: "Your program" });
  const verdict = panel.locator(".judgement");
  const judge = () => panel.getByRole("button", { name: "Run", exact: true }).click();
  // In the whole search, and among the functions that a link of before leads to.
  await expect(field).toHaveValue(/value \/ moves\.length/);
  await judge();
  await expect(verdict).toContainText(/On the tree \S*\{/);
  await expect(verdict).toContainText(title);
  const whole = await field.inputValue();
  await field.fill(
    whole
      .replace(
        "const moves = game.moves(position)",
        "const chances = game.chances(position)\n    let place = 0",
      )
      .replace("value / moves.length", "chances[place++] * value"),
  );
  await judge();
  await expect(verdict).toContainText("Right");
  await page.goto("your-search/?task=chanceNodes&rung=mend&start=plainMean");
  await expect(field).toHaveValue(/sum \/ values\.length/);
  await judge();
  await expect(verdict).toContainText("mean returns 2, and right is 3.");
  await expect(verdict).toContainText(title);
  const text = await field.inputValue();
  await field.fill(
    text.replace("sum + values[i]", "sum + chances[i] * values[i]").replace("sum / values.length", "sum"),
  );
  await judge();
  await expect(verdict).toContainText("Right");
  expect(troubles).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("tells the whole story, the pictures folded behind “Show me”", async ({ page }) => {
    await page.goto(address);
    const here = section(page, exhibit.name);
    await expect(here.getByText(question.text)).toBeVisible();
    await here.getByText("Show me").click();
    await expect(here.getByText(reveal[0])).toBeVisible();
    await expect(here.locator("svg[role='tree'], svg").first()).toBeVisible();
  });
});

test("A mistake leads to its code, which is judged, shown on a position and mended", async ({ page }) => {
  const troubles = watchTroubles(page);
  await page.goto(`${address}#colourFixed`);
  const here = section(page, "colourFixed");
  await here.getByText("Show me").click();
  await here.getByRole("link", { name: "Mend its code" }).click();
  const panel = page.locator("figure#your-search");
  const field = panel.getByRole("textbox", { name: "Your program" });
  const verdict = panel.locator(".judgement");
  const judge = () => panel.getByRole("button", { name: "Run", exact: true }).click();
  await expect(field).toHaveValue(/sign = 1/);
  await judge();
  await expect(verdict).toContainText(titles.colourFixed);
  await verdict.getByRole("button", { name: "Show where they part" }).click();
  const pair = page.locator("figure#your-lockstep");
  await expect(pair.locator("[data-awake=true]")).toBeVisible();
  await expect(pair).toContainText("Here they part.");
  const turn = 'sign = game.turn(position) === "max" ? 1 : −1';
  await field.fill((await field.inputValue()).replace("sign = 1", turn));
  await judge();
  await expect(verdict).toContainText("Right");
  // What costs time and nothing else is counted.
  await page.goto("your-search/?task=alphaBetaWithTable&rung=mend&start=slowDigest");
  await expect(field).toHaveValue(/digest/);
  await judge();
  await expect(verdict).toContainText(titles.slowDigest);
  await expect(verdict).toContainText("characters of text");
  expect(troubles).toEqual([]);
});
