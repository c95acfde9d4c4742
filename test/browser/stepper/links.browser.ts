import { expect, test } from "@playwright/test";
import { expectedRun, textbookTree } from "./expectedRun.ts";
import { StepperOnPage } from "./stepperOnPage.ts";

const chapter = "chapters/alpha-beta/";
const own = expectedRun({ tree: textbookTree, algorithm: "alphaBeta" });
const ownStep = own.step("cutoff 1");

test("A shared link gives the same view again", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  const shared = expectedRun({ tree: "[[2,4,6],[3,12,8],[14,5,2]]", algorithm: "shallowAlphaBeta" });
  await figure.algorithm.selectOption(shared.setup.algorithm);
  await figure.field.fill(shared.setup.tree!);
  await figure.field.press("Enter");
  await figure.button("First step").click();
  for (let enter = 0; enter < 3; enter++) await figure.button("Step into the next node").click();
  const step = Number(await figure.scrubber.inputValue());
  expect(step).toBeGreaterThan(0);
  await figure.share("Copy a link to this view");
  await expect(figure.root.getByRole("status")).toContainText("The link to this view is copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page.reload();
  await figure.alive();
  await expect(figure.algorithm).toHaveValue(shared.setup.algorithm);
  await figure.showsTree(shared, step);
  await expect(figure.root).toBeInViewport();
});

test("What a reader has made of a figure survives a reload and the way back", async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  const made = expectedRun({ tree: "[[2,4,6],[3,12,8],[14,5,2]]", algorithm: "alphaBeta" });
  await figure.field.fill(made.setup.tree!);
  await figure.field.press("Enter");
  await figure.button("First step").click();
  for (let step = 0; step < 3; step++) await figure.button("Step forward").click();
  const step = Number(await figure.scrubber.inputValue());
  const address = page.url();

  await page.reload();
  await expect(figure.sleeping).toHaveAttribute("data-awake", "true");
  await figure.showsTree(made, step);
  expect(page.url()).toBe(address);

  await page.goto("chapters/minimax/");
  await page.goBack();
  await expect(figure.sleeping).toHaveAttribute("data-awake", "true");
  await figure.showsTree(made, step);

  // Who comes anew finds the chapter as it is.
  await page.goto("chapters/minimax/");
  await figure.page.goto(chapter);
  await figure.alive();
  await figure.showsTree(own, ownStep);
});

test("A link in the address bar goes on saying what is seen", async ({ page }) => {
  const link = `${chapter}?figure=textbook&tree=${textbookTree}&algorithm=alphaBeta&step=3&reveal=yes`;
  const figure = await StepperOnPage.open(page, link, "textbook");
  await figure.showsTree(own, 3, { revealed: true });
  await figure.button("Step forward").click();
  await expect.poll(() => new URL(page.url()).searchParams.get("step")).toBe("4");
  expect(new URL(page.url()).searchParams.get("reveal")).toBe("yes");
});

test("A link may hold a position, a depth and a window", { tag: "@core" }, async ({ page }) => {
  const game = { game: "ticTacToe", position: "XOXXOO...", depth: 2, algorithm: "failHard" } as const;
  const link = `${chapter}?figure=textbook&game=ticTacToe&position=XOXXOO...&depth=2&algorithm=failHard&window=-inf,1&step=4`;
  const figure = await StepperOnPage.open(page, link, "textbook");
  await figure.shows(expectedRun({ ...game, window: [-Infinity, 1] }), 4);
  await expect(figure.field).toHaveValue(game.position);
  await expect(figure.root.getByRole("combobox", { name: "Depth" })).toHaveValue("2");
});

test("A link may hold a game that no figure of its page plays", async ({ page }) => {
  const game = { game: "othello", depth: 2, algorithm: "minimax" } as const;
  const link = `${chapter}?figure=textbook&game=othello&depth=2&algorithm=minimax&step=3`;
  const figure = await StepperOnPage.open(page, link, "textbook");
  await figure.shows(expectedRun(game), 3);
  await figure.button("Step forward").click();
  await figure.shows(expectedRun(game), 4);

  // A few of gomoku's points, and the board says how many.
  const few = await StepperOnPage.open(
    page,
    `${chapter}?figure=textbook&game=gomoku&width=4&depth=1&algorithm=minimax&step=0`,
    "textbook",
  );
  await expect(few.root.getByText("The search looks at the 4 best-looking points alone.")).toBeVisible();
});

for (const [what, link] of [
  ["a tree that ends too early", "tree=[[3,12&algorithm=alphaBeta&step=3"],
  ["an algorithm that is none", "tree=[1,2]&algorithm=guess&step=1"],
  ["a step past the end", "tree=[1,2]&algorithm=minimax&step=4000"],
  ["a position that cannot arise", "game=ticTacToe&position=XXXOOO...&algorithm=minimax"],
] as const) {
  test(`A link to ${what} says that it is broken and shows the chapter's own figure`, async ({ page }) => {
    const figure = await StepperOnPage.open(page, `${chapter}?figure=textbook&${link}`, "textbook");
    const notice = figure.root.getByRole("status");
    await expect(notice).toContainText("This link is broken");
    await figure.showsTree(own, ownStep);
    await notice.getByRole("button", { name: "Close" }).click();
    await expect(notice).toHaveCount(0);
  });
}

test("A link concerns one figure of its page alone", async ({ page }) => {
  const link = `${chapter}?figure=deep&tree=[1,2]&algorithm=minimax&step=2`;
  const figure = await StepperOnPage.open(page, link, "textbook");
  await figure.showsTree(own, ownStep);
  const other = new StepperOnPage(page, "deep");
  await other.alive();
  await other.showsTree(expectedRun({ tree: "[1,2]", algorithm: "minimax" }), 2);
});
