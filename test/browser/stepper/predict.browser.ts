import { expect, type Page, test } from "@playwright/test";
import { predictionsOf } from "../../../src/figures/stepper/predict/quizQuestions.ts";
import { askQuestion } from "../../../src/kit/questions/askQuestion.ts";
import { runSetup } from "../../../src/kit/run/run.ts";
import { textbookTree } from "./expectedRun.ts";
import { StepperOnPage } from "./stepperOnPage.ts";

const run = runSetup({ tree: textbookTree, algorithm: "alphaBeta" });

/** The figure of the textbook's tree on a chapter's page, in which everything is to be predicted from the first step on. */
async function beginPredicting(page: Page, chapter: string) {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await figure.button("Predict").click();
  const panel = figure.root.getByRole("group", { name: "Predict" });
  await expect(panel).toBeVisible();
  await figure.root.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("End");
  return { figure, panel };
}

test("While it is predicted, a figure asks before it shows, and gives nothing away", async ({ page }) => {
  const { figure, panel } = await beginPredicting(page, "chapters/alpha-beta/");
  const asked = predictionsOf(run).map(({ question }) => askQuestion(question));
  await expect(panel).toContainText(asked[0].text);
  // Of the leaves the first alone has been read; neither a field, a mark nor a count tells more.
  const leaves = figure.root.getByRole("treeitem").filter({ hasText: /^\s*\d+\s*$/ });
  await expect(leaves).toHaveText(["3"]);
  await expect(figure.field).toHaveCount(0);
  await expect(figure.button("Reveal the true values of what was not read")).toHaveCount(0);
  await expect(figure.root.getByText("least possible")).toHaveCount(0);
  await expect(figure.root.locator(".cutoff")).toHaveCount(0);
  for (const { answer, options } of asked) {
    await page.keyboard.press("End");
    await panel.getByRole("button", { name: options!.find(({ key }) => key === answer)!.label }).click();
    await expect(panel).toContainText("Right.");
  }
  await expect(panel).toContainText(`${asked.length} of ${asked.length} right at once.`);
  // The click has left the keys with the figure.
  await page.keyboard.press("End");
  await expect(figure.live).toContainText("Done");
  await figure.button("Predict").click();
  await expect(panel).toHaveCount(0);
  await expect(figure.field).toBeVisible();
});

test("A figure that asks still does after a reload, and counts what was answered before", async ({
  page,
}) => {
  const { figure, panel } = await beginPredicting(page, "chapters/alpha-beta/");
  const [first] = predictionsOf(run).map(({ question }) => askQuestion(question));
  await panel
    .getByRole("button", { name: first.options!.find(({ key }) => key === first.answer)!.label })
    .click();
  await expect(panel).toContainText("Right.");
  await page.reload();
  await figure.root.scrollIntoViewIfNeeded();
  await expect(panel).toContainText("1 of 1 right");
  await expect(figure.field).toHaveCount(0);
  await figure.button("Predict").click();
  await expect(panel).toHaveCount(0);
  await page.reload();
  // Asleep it would not ask in any case.
  await figure.alive();
  await expect(figure.field).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test("What was wrong with a prediction is not said of the next one", async ({ page }) => {
  const { panel } = await beginPredicting(page, "chapters/minimax/");
  await panel.getByRole("button", { name: "Check" }).click();
  await expect(panel).toContainText("Type a number first");
  await panel.getByRole("button", { name: "Show it" }).click();
  await page.keyboard.press("End");
  await expect(panel.getByRole("textbox")).toBeVisible();
  await expect(panel).not.toContainText("Type a number first");
});

test("Of the search it is said in full which it is, on a phone that lies on its side, too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const { figure } = await beginPredicting(page, "chapters/alpha-beta/");
  const short = await figure.root.getByRole("combobox", { name: "Algorithm" }).evaluate((menu) => {
    // As wide as the browser draws it with this choice alone.
    const alone = menu.cloneNode() as HTMLSelectElement;
    alone.add(new Option((menu as HTMLSelectElement).selectedOptions[0].text));
    alone.style.cssText = "position: absolute; flex: none; width: max-content";
    menu.after(alone);
    return alone.offsetWidth - (menu as HTMLSelectElement).offsetWidth;
  });
  expect(short).toBeLessThanOrEqual(0);
});

test("Nor does the table beside a figure give away what its search will answer", async ({ page }) => {
  const figure = await StepperOnPage.open(page, "chapters/transposition-tables/", "memory");
  const verdict = figure.root.getByText("The search answers");
  await expect(verdict).toBeVisible();
  await figure.button("Predict").click();
  await expect(figure.root.getByRole("group", { name: "Predict" })).toBeVisible();
  await expect(verdict).toHaveCount(0);
  await figure.button("Predict").click();
  await expect(verdict).toBeVisible();
});

test("The first chapters show what they have taught, and the rest behind More", { tag: "@core" }, async ({
  page,
}) => {
  const figure = await StepperOnPage.open(page, "chapters/minimax/", "textbook");
  await expect(figure.algorithm.locator("option")).toHaveText(["Minimax", "More …"]);
  for (const name of ["Step out", "Share and export"]) await expect(figure.button(name)).toHaveCount(0);
  await figure.button("More").click();
  for (const name of ["Step out", "Share and export"]) await expect(figure.button(name)).toBeVisible();
  await figure.algorithm.selectOption({ label: "More …" });
  await figure.algorithm.selectOption({ label: "Alpha–beta" });
  await expect(figure.root.getByText("cutoffs")).toBeVisible();
});
