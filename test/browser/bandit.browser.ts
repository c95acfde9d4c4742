import { expect, type Page, test } from "@playwright/test";
import { bandit, banditFacts } from "../../src/figures/bandit/bandit.ts";
import { regretsNow } from "../../src/figures/bandit/regretSeries.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { holdWorker } from "./holdWorker.ts";
import { openFigure } from "./openFigure.ts";
import { watchTroubles } from "./watchTroubles.ts";

const address = "chapters/bandits/";
type Said = Readonly<Record<string, unknown>>;
const viewOf = (said: Said) => bandit.place(said).given;
const facts = (said: Said) => banditFacts(viewOf(said), []);
const figure = (page: Page, name = "bench") => page.locator(`figure#${name}`);
const button = (page: Page, title: string, name = "bench") =>
  figure(page, name).getByRole("button", { name: title, exact: true });
const arms = (page: Page, name = "bench") =>
  figure(page, name).getByRole("table", { name: "What the learner knows of each hand" });

/** The hands were shown as often as the engine shows them. */
async function expectPulls(page: Page, props: Said, name = "bench"): Promise<void> {
  const { pulls1, pulls2, pulls3 } = facts(props);
  for (const [i, pulls] of [pulls1, pulls2, pulls3].entries()) {
    const row = arms(page, name)
      .getByRole("row")
      .nth(i + 1);
    await expect(row.getByRole("cell").first()).toHaveText(pulls);
  }
}

/** Opens the chapter, or a link to it, and reaches for a figure, which wakes it. */
const open = (page: Page, link = "", name = "bench") =>
  openFigure(page, address + link, figure(page, name), () => figure(page, name).locator(".say").hover());

test("UCB1 plays as the engine does, round by round and by hundreds, and takes rounds back", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page);
  await expectPulls(page, { rounds: 3 });
  await button(page, "Play 1 round").click();
  await button(page, "+100 rounds").click();
  await expectPulls(page, { rounds: 104 });
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Shift+ArrowRight");
  await expectPulls(page, { rounds: 113 });
  await expect(figure(page).locator(".say")).toContainText("In round 113 UCB1 showed");
  await page.keyboard.press("Home");
  await expect(figure(page).locator(".say")).toContainText("Nothing is played yet");
  expect(troubles).toEqual([]);
});

test("You show your hand by key, and UCB1 does not say what comes next", async ({ page }) => {
  await open(page, "", "yours");
  await button(page, "rock", "yours").focus();
  for (const key of ["r", "p", "s", "r"]) await page.keyboard.press(key);
  await expectPulls(page, { opponent: "you", shown: "0120" }, "yours");
  await expect(figure(page, "yours").locator(".say")).toContainText("In round 4");
  await expect(figure(page, "yours").locator(".say")).not.toContainText("Next");
});

test("Another opponent's matches are played in a worker, and what they come to is what the engine finds", async ({
  page,
}) => {
  await open(page);
  await figure(page)
    .getByRole("combobox", { name: /^meets/ })
    .selectOption("copying");
  const thompson = figure(page).getByRole("row").filter({ hasText: "Thompson" });
  const { mean } = regretsNow(viewOf({ opponent: "copying" }), ["thompsonSampling"])[0].bands.at(-1)!;
  await expect(thompson.getByRole("cell").first()).toHaveText(String(Number(mean.toFixed(1))));
  await holdWorker(page, /regretWorker/);
  await figure(page)
    .getByRole("combobox", { name: /^meets/ })
    .selectOption("foretelling");
  await button(page, "Cancel").click();
  await expect(button(page, "Play 300 matches")).toBeVisible();
});

test("A click brings the keys to the bench, and they go on working after each button", async ({ page }) => {
  await open(page);
  const { rounds } = viewOf({ rounds: 3 });
  await figure(page).locator(".tally").click();
  await page.keyboard.press("ArrowRight");
  await expect(figure(page).locator(".count")).toHaveText(`round ${rounds + 1}`);
  await button(page, "+10 rounds").click();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press(" ");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(figure(page).locator(".count")).toHaveText(`round ${rounds + 21}`);
  await page.keyboard.press("Home");
  await expect(figure(page).locator(".count")).toHaveText("round 0");
  // What is beyond the seeds is drawn, too, and what stops is said.
  for (let i = 0; i < 10; i++) await button(page, "+1,000 rounds").click();
  await expect(figure(page).locator(".count")).toHaveText("round 10,000, the last one");
  await expect(figure(page).locator("p.match")).toHaveText(
    /this match after 10,000 rounds: loss [\d.]+; regret in hindsight [\d.]+$/,
  );
  await expect(figure(page).locator(".chart svg text").getByText("10,000")).toBeVisible();
});

test("Where no hand is better than another nothing is lost on the average", async ({ page }) => {
  await open(page);
  const habits = figure(page).getByRole("textbox", { name: /^Percent of/ });
  await habits.fill("1 1 1");
  await habits.press("Enter");
  const row = figure(page).getByRole("group", { name: "Loss and regret" }).getByRole("row", { name: /UCB1/ });
  await expect(row.getByRole("cell")).toHaveText(["0", "0 to 0"]);
});

test("Bad habits are refused and stay in the field", async ({ page }) => {
  await open(page);
  const habits = figure(page).getByRole("textbox", { name: /^Percent of/ });
  await habits.fill("50 50");
  await habits.press("Enter");
  await expect(figure(page).getByRole("alert")).toContainText("3 whole numbers, of rock, paper, scissors");
  await expect(habits).toHaveValue("50 50");
  await habits.press("Escape");
  await expect(habits).toHaveValue("50 25 25");
});

test("A phrase sets the figure, and a link brings its view back", async ({ page }) => {
  await open(page, "", "turns");
  await page.getByText("One who foretells", { exact: true }).click();
  await expect(figure(page, "turns").locator(".tally")).toHaveText(/won 0, drawn 0 and lost 1,000/);
  const props = { opponent: "copying", policy: "thompsonSampling", seed: 3, rounds: 40, c: 0.5 };
  const link = bandit.write(viewOf(props));
  await open(page, `?${link}&figure=bench`);
  await expectPulls(page, props);
});

test("Axe finds nothing in a bench that was played", async ({ page }) => {
  await open(page);
  await button(page, "+10 rounds").click();
  await expectAccessible(page, { within: ["figure#bench"] });
});

test("On a phone nothing is wider than the page, and the last round is in sight", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await button(page, "+10 rounds").click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect(figure(page).locator(".round.last")).toBeVisible();
});
