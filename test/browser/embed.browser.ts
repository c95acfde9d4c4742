import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type FrameLocator, type Page, test } from "@playwright/test";
import { quizQuestions } from "../../src/figures/stepper/predict/quizQuestions.ts";
import { playableNames } from "../../src/tools/playground/playables.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { said } from "./said.ts";
import { expectedRun, textbookTree } from "./stepper/expectedRun.ts";
import { StepperOnPage } from "./stepper/stepperOnPage.ts";
import { watchTroubles } from "./watchTroubles.ts";

const own = expectedRun({ tree: textbookTree, algorithm: "alphaBeta" });
const cut = own.step("cutoff 1");
const link = `embed/?figure=stepper&tree=${textbookTree}&algorithm=alphaBeta&step=${cut}`;

/** A page of somebody else's that holds the snippet, and nothing that would serve it. */
const lesson = (snippet: string) => `<!doctype html><title>A lesson</title><h1>A lesson</h1>${snippet}`;

/** Opens it from another origin, truly served: browsers let no page from elsewhere look into this machine. */
async function openLesson(page: Page, snippet: string): Promise<{ frame: FrameLocator; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(lesson(snippet));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return { frame: page.frameLocator("iframe"), stop: () => void server.close() };
}

test("The snippet that a figure gives shows the same view in a frame on another page", {
  tag: "@core",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const figure = await StepperOnPage.open(page, "chapters/alpha-beta/", "textbook");
  await figure.share("Copy a snippet to embed it");
  await expect(figure.root.getByRole("status")).toContainText("The snippet is copied.");
  const snippet = await page.evaluate(() => navigator.clipboard.readText());
  const { frame, stop } = await openLesson(page, snippet);
  await expect(frame.locator("[aria-valuetext]")).toHaveAttribute(
    "aria-valuetext",
    `step ${cut} of ${own.trace.length}`,
  );
  await expect(frame.locator("[aria-live]").first()).toHaveText(own.sentence(cut));
  await expect(frame.getByRole("treeitem")).toHaveCount(own.outline.nodes.length);
  // As high as what is in it, so that nothing scrolls, however narrow it is.
  await page.setViewportSize({ width: 420, height: 800 });
  await expect
    .poll(() => frame.locator("html").evaluate((html) => html.scrollHeight - html.clientHeight))
    .toBeLessThanOrEqual(0);
  await frame.getByRole("button", { name: "Step forward" }).click();
  await expect(frame.locator("[aria-live]").first()).toHaveText(own.sentence(cut + 1));
  stop();
});

for (const figure of playableNames) {
  test(`The figure ${figure} stands alone without trouble, without controls as well`, {
    tag: "@anyLanguage",
  }, async ({ page }) => {
    const troubles = watchTroubles(page);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const controls of ["yes", "no"]) {
      await page.goto(`embed/?figure=${figure}&controls=${controls}`, { waitUntil: "networkidle" });
      await expect(page.locator(`figure#${figure} [data-awake=true]`)).toBeVisible();
      const buttons = page
        .locator("figure")
        .locator("button:not(:is(th, [role='rowheader']) > button), input, select")
        .filter({ visible: true });
      if (controls === "no") await expect(buttons).toHaveCount(0);
      else expect(await buttons.count()).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      // A link that does no more than name it opens it, and is not broken.
      await expect(page.getByRole("status").filter({ hasText: said("link") })).toHaveCount(0);
    }
    // A figure's headings go with those of the chapter that it was made for.
    await expectAccessible(page, { without: ["heading-order"] });
    expect(troubles).toEqual([]);
  });
}

test("Without controls the keys step all the same", async ({ page }) => {
  const figure = await StepperOnPage.open(page, `${link}&controls=no`, "stepper");
  await expect(figure.live).toHaveText(own.sentence(cut));
  await figure.root.focus();
  await page.keyboard.press("ArrowRight");
  await expect(figure.live).toHaveText(own.sentence(cut + 1));
});

test("The link may name the colours; else they are the system's", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(link);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.goto(`${link}&theme=dark`);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("A quiz hides what was not read, asks what comes next, and counts what was solved", async ({ page }) => {
  await page.goto(`embed/?figure=stepper&tree=${textbookTree}&algorithm=alphaBeta&quiz=yes`);
  const quiz = page.locator("figure#quiz");
  const questions = quizQuestions({ tree: textbookTree, algorithm: "alphaBeta" });
  await expect(quiz.getByText(`Question 1 of ${questions.length}`)).toBeVisible();
  const seen = await quiz.getByRole("treeitem").allTextContents();
  const values = own.outline.nodes.flatMap(({ value }) => (value === undefined ? [] : [String(value)]));
  // Of the leaves the first alone was read.
  expect(seen.filter((text) => values.includes(text.trim()))).toEqual(["3"]);
  for (const place of questions.keys()) {
    const isCut = own.trace.log.kind(Number((questions[place] as { at: string }).at) + 2) === "cutoff";
    await quiz.getByRole("radio", { name: isCut ? "It is cut" : "It is read" }).click();
    await quiz.getByRole("button", { name: "Check", exact: true }).click();
    await expect(quiz.getByRole("radio", { name: /, right$/ })).toBeVisible();
    await quiz
      .getByRole("button", { name: place === questions.length - 1 ? "Finish" : "Next", exact: true })
      .click();
  }
  await expect(quiz.getByText(`All ${questions.length} solved.`)).toBeVisible();
});

test("A quiz asks for means where chance draws, and takes a fraction", async ({ page }) => {
  await page.goto("embed/?figure=stepper&tree=[4,{1/3:[2,8],2/3:[6,7]}]&algorithm=expectimax&quiz=yes");
  const quiz = page.locator("figure#quiz");
  const answers = ["2", "6", "14/3", "4.67"];
  await expect(quiz.getByText(`Question 1 of ${answers.length}`)).toBeVisible();
  for (const [place, answer] of answers.entries()) {
    const field = quiz.getByRole("textbox");
    await field.fill("5/0");
    await field.press("Enter");
    await expect(quiz.getByText("“5/0” is no number")).toBeVisible();
    await field.fill(answer);
    await quiz.getByRole("button", { name: "Check", exact: true }).click();
    await quiz
      .getByRole("button", { name: place === answers.length - 1 ? "Finish" : "Next", exact: true })
      .click();
  }
  await expect(quiz.getByText(`All ${answers.length} solved.`)).toBeVisible();
});

test("The menu of a tree with chance nodes leads to its quiz, which asks of Star1 what is read", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const tree = "[4,{1/2:2,1/2:[5,7]},{1/4:1,3/4:3}]";
  const figure = await StepperOnPage.open(
    page,
    `playground/?figure=stepper&tree=${tree}&algorithm=star1`,
    "stepper",
  );
  await figure.share("Copy a link to a quiz on it");
  await expect(figure.root.getByRole("status")).toContainText("is copied");
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(page.locator("figure#quiz").getByRole("radio", { name: "It is cut" })).toBeVisible();
});

const brokenLinks: Readonly<Record<string, readonly [query: string, says: string]>> = {
  "an unknown figure": ["figure=telescope", 'there is no figure "telescope"'],
  "controls that are neither yes nor no": ["controls=maybe", 'its controls "maybe" is neither yes nor no'],
  "a quiz on a tree cut short": ["tree=[[3,12&algorithm=alphaBeta&quiz=yes", "column"],
  "a quiz on a tree too large": ["game=ticTacToe&algorithm=alphaBeta&quiz=yes", "drawn whole"],
  "broken encoding": ["tree=%E0%A4%A&algorithm=alphaBeta", "This link is broken"],
};

test("An embed says in a sentence what is broken in its link", async ({ page }) => {
  const troubles = watchTroubles(page);
  const said = page
    .getByRole("alert")
    .or(page.getByRole("status"))
    .filter({ hasText: "This link is broken" });
  for (const [what, [query, says]] of Object.entries(brokenLinks)) {
    await page.goto(`embed/?${query}`);
    await expect(said, what).toContainText(says);
    expect(troubles, what).toEqual([]);
  }
});

test("Under a sub-path an embed works, and asks for nothing outside it", {
  tag: "@anyLanguage",
}, async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(link);
  await expect(page.locator("figure#stepper [data-awake=true]")).toBeVisible();
  await expect(page.locator("figure#stepper [role=treeitem]")).toHaveCount(own.outline.nodes.length);
  await expect(page.locator("figure#stepper [aria-valuetext]")).toHaveValue(String(cut));
  expect(asked.filter((url) => !url.startsWith(baseURL!) && !/^(data|blob):/.test(url))).toEqual([]);
});
