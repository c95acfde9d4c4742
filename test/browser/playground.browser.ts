import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { builtPages } from "../../scripts/built/builtPages.ts";
import { elements } from "../../scripts/built/htmlElements.ts";
import { site } from "../../scripts/stages/buildSite.ts";
import { playableNames } from "../../src/tools/playground/playables.ts";
import { figureTitles } from "../../src/tools/playground/words.ts";
import { expectedRun, textbookTree } from "./stepper/expectedRun.ts";
import { StepperOnPage } from "./stepper/stepperOnPage.ts";
import { watchTroubles } from "./watchTroubles.ts";

const address = "playground/";
const own = expectedRun({ tree: textbookTree, algorithm: "alphaBeta" });
const menu = (page: Page, name: string) =>
  page.getByRole("group", { name: "What to play with" }).getByRole("combobox", { name });

test("A link opened in a fresh browser shows the same view", { tag: "@core" }, async ({ page, browser }) => {
  const figure = await StepperOnPage.open(page, address, "stepper");
  const made = expectedRun({ tree: "[[7,1],[[2,9],4]]", algorithm: "failHard" });
  await figure.algorithm.selectOption("failHard");
  await figure.field.fill(made.setup.tree!);
  await figure.field.press("Enter");
  await figure.button("First step").click();
  for (let step = 0; step < 5; step++) await figure.button("Step forward").click();
  await figure.showsTree(made, 5);
  await expect.poll(() => new URL(page.url()).searchParams.get("step")).toBe("5");

  const fresh = await browser.newContext();
  try {
    const again = await StepperOnPage.open(await fresh.newPage(), page.url(), "stepper");
    await again.showsTree(made, 5);
  } finally {
    await fresh.close();
  }
});

test("The browser's Back takes back what was changed, step by step, and Forward makes it again", async ({
  page,
}) => {
  const asked = () => Object.fromEntries(new URL(page.url()).searchParams);
  await page.goto("chapters/minimax/");
  const figure = await StepperOnPage.open(page, address, "stepper");
  await figure.algorithm.selectOption("failHard");
  await figure.button("First step").click();
  for (let step = 0; step < 3; step++) await figure.button("Step forward").click();
  await figure.field.fill("[[7,1],[[2,9],4]]");
  await figure.field.press("Enter");
  await expect.poll(asked).toMatchObject({ tree: "[[7,1],[[2,9],4]]", algorithm: "failHard" });
  await menu(page, "Figure").selectOption({ label: figureTitles.grow });
  await expect(page.locator("figure#grow [data-awake=true]")).toBeVisible();

  // The figure that was left comes back as it was,
  await page.goBack();
  await figure.alive();
  await expect(figure.field).toHaveValue("[[7,1],[[2,9],4]]");
  await expect(figure.algorithm).toHaveValue("failHard");
  // then each change, but not each step,
  await page.goBack();
  await expect(figure.field).toHaveValue(textbookTree);
  await figure.showsTree(expectedRun({ tree: textbookTree, algorithm: "failHard" }), 3);
  // then what the page shows by itself,
  await page.goBack();
  await expect(figure.algorithm).toHaveValue("alphaBeta");
  expect(asked()).toEqual({});
  // and Forward is the same way again.
  await page.goForward();
  await expect(figure.algorithm).toHaveValue("failHard");
  await page.goForward();
  await expect(figure.field).toHaveValue("[[7,1],[[2,9],4]]");
  // Whatever is changed next is a step from there.
  await figure.algorithm.selectOption("minimax");
  await expect.poll(asked).toMatchObject({ tree: "[[7,1],[[2,9],4]]", algorithm: "minimax" });
  for (let entry = 0; entry < 4; entry++) await page.goBack();
  await expect(page).toHaveURL(/chapters\/minimax\/$/);
});

test("Back takes back what is still being searched", async ({ page }) => {
  await page.goto(`${address}?figure=ordering`);
  const bar = page.locator("figure#ordering");
  const game = bar.getByRole("combobox").first();
  await expect(game).toHaveValue("connectFour");
  await game.selectOption("othello");
  await expect.poll(() => new URL(page.url()).searchParams.get("game")).toBe("othello");
  await bar.getByRole("checkbox", { name: "killers" }).uncheck();
  await expect.poll(() => new URL(page.url()).searchParams.get("parts")).not.toContain("killers");

  await page.goBack();
  await expect(bar.getByRole("checkbox", { name: "killers" })).toBeChecked();
  await expect(game).toHaveValue("othello");
  await page.goBack();
  await expect(game).toHaveValue("connectFour");
});

test("Every figure can be chosen, shows itself without trouble and stands in the address bar", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await page.goto(address);
  for (const name of playableNames.toReversed()) {
    await menu(page, "Figure").selectOption({ label: figureTitles[name] });
    await expect(page.locator(`figure#${name} [data-awake=true]`)).toBeVisible();
    await expect(page.locator("figure.figure")).toHaveCount(1);
    await expect.poll(() => new URL(page.url()).searchParams.get("figure")).toBe(name);
  }
  await expect(page.getByText("cannot be shown")).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test("Every figure of the chapters is an example to begin with", { tag: "@built" }, async ({ page }) => {
  await page.goto(address);
  const mounted = builtPages(site.outDir)
    .filter((file) => file.startsWith("chapters/"))
    .flatMap((file) => [...elements(readFileSync(`${site.outDir}/${file}`, "utf8"))])
    .filter(({ tagName }) => tagName === "ply-figure");
  expect(mounted.length).toBeGreaterThan(20);
  await expect(menu(page, "Example").locator("optgroup option")).toHaveCount(mounted.length);
  // Each is called by what it shows, none by its name in the code.
  const titles = await menu(page, "Example").locator("optgroup option").allTextContents();
  expect(titles.filter((title) => /^[a-z]+[A-Z]\w*$/.test(title))).toEqual([]);
});

test("An example is shown as its chapter shows it", async ({ page }) => {
  const figure = await StepperOnPage.open(page, address, "stepper");
  const option = menu(page, "Example").locator("optgroup[label^='4.'] option").nth(1);
  const link = new URLSearchParams((await option.getAttribute("value"))!);
  await menu(page, "Example").selectOption(link.toString());
  await figure.alive();
  const run = expectedRun({ tree: link.get("tree")!, algorithm: "alphaBeta" });
  await figure.showsTree(run, Number(link.get("step")));
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject(Object.fromEntries(link));
});

test("Another game is searched from its beginning by the same algorithm", async ({ page }) => {
  const figure = await StepperOnPage.open(page, address, "stepper");
  await figure.algorithm.selectOption("failHard");
  await expect.poll(() => new URL(page.url()).searchParams.get("algorithm")).toBe("failHard");
  await menu(page, "On").selectOption("ticTacToe");
  await figure.alive();
  await expect(figure.field).toHaveValue(".........");
  await expect(figure.algorithm).toHaveValue("failHard");
  await menu(page, "On").selectOption({ label: "a tree" });
  await figure.alive();
  await expect(figure.field).toHaveValue(textbookTree);
});

test("A window and a depth are options, and what is wrong in them stays to be mended", async ({ page }) => {
  const figure = await StepperOnPage.open(page, address, "stepper");
  await page.getByRole("button", { name: "Options" }).click();
  const alpha = page.getByRole("textbox", { name: "Alpha at the root" });
  await alpha.fill("five");
  await alpha.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(
    '"five" is no bound: type a number, −∞ or ∞. What was there before still holds.',
  );
  await expect(alpha).toHaveValue("five");
  await figure.showsTree(own, own.step("cutoff 1"));
  await alpha.fill("5");
  await alpha.press("Enter");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await figure.alive();
  const narrowed = expectedRun({ tree: textbookTree, algorithm: "alphaBeta", window: [5, Infinity] });
  await figure.showsTree(narrowed, 0);
  // What is refused in another field is no error of this one, and goes when another value holds there.
  const beta = page.getByRole("textbox", { name: "Beta at the root" });
  await beta.fill("4");
  await beta.press("Enter");
  await expect(beta).toHaveAttribute("aria-invalid", "true");
  await alpha.fill("3");
  await alpha.press("Enter");
  await expect.poll(() => new URL(page.url()).searchParams.get("window")).toBe("3,inf");
  await expect(beta).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("alert")).toBeVisible();
  await beta.press("Enter");
  await expect.poll(() => new URL(page.url()).searchParams.get("window")).toBe("3,4");
  await expect(page.getByRole("alert")).toHaveCount(0);
  // Each change is one step of the tab's history.
  for (const window of ["3,inf", "5,inf", null]) {
    await page.goBack();
    await expect.poll(() => new URL(page.url()).searchParams.get("window")).toBe(window);
  }
});

for (const [what, typed, says] of [
  ["a value that is no number", "[[3,x],[2,4]]", /column 5/],
  ["a tree cut short", "[[3,12", /column/],
  ["a tree too large", `[${"1,".repeat(200_000)}1]`, /at most 200000 nodes/],
  ["a tree too deep", `${"[".repeat(300)}1${"]".repeat(300)}`, /at most 200 plies/],
] as const) {
  test(`Typing ${what} is answered in a sentence, and what was typed stays`, async ({ page }) => {
    const figure = await StepperOnPage.open(page, address, "stepper");
    await figure.field.fill(typed);
    await figure.field.press("Enter");
    await expect(figure.root.getByRole("alert")).toHaveText(says);
    await expect(figure.field).toHaveValue(typed);
    await expect(figure.button("Step forward")).toBeVisible();
  });
}

for (const [what, link, says] of [
  ["a figure that there is none of", "figure=telescope", 'there is no figure "telescope"'],
  ["a tree cut short", "figure=stepper&tree=[[3,12&algorithm=alphaBeta&step=3", "column"],
  ["broken encoding", "figure=stepper&tree=%E0%A4%A&algorithm=alphaBeta&step=0", "This link is broken"],
  ["a depth that is no number", "figure=stepper&tree=[1,2]&algorithm=minimax&depth=deep", 'its depth "deep"'],
  ["half a window", "figure=stepper&tree=[1,2]&algorithm=alphaBeta&window=3", 'its window "3"'],
  [
    "a depth too deep",
    "figure=evaluation&game=ticTacToe&position=.........&depth=9",
    "no whole number from 1 to",
  ],
  ["a game that there is none of", "figure=stepper&game=chess&algorithm=minimax", 'there is no game "chess"'],
] as const) {
  test(`A link with ${what} is answered in a sentence, and stays in the address bar`, async ({ page }) => {
    const troubles = watchTroubles(page);
    await page.goto(`${address}?${link}`);
    const asked = page.url();
    const said = page
      .getByRole("alert")
      .or(page.getByRole("status"))
      .filter({ hasText: "This link is broken" });
    await expect(said).toContainText(says);
    await expect(page.locator("figure.figure")).toBeVisible();
    expect(page.url()).toBe(asked);
    expect(troubles).toEqual([]);
  });
}
