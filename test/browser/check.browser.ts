import { expect, type Page, test } from "@playwright/test";
import { chance } from "../../src/kit/chance/chance.ts";
import { narrate } from "../../src/kit/narration/stepWords.ts";
import { plainly } from "../../src/kit/narration/words.ts";
import { askQuestion } from "../../src/kit/questions/askQuestion.ts";
import type { Question } from "../../src/kit/questions/question.ts";
import { takeChance } from "../../src/kit/run/chancePart.ts";
import { searchOf } from "../../src/tools/check/checkState.svelte.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { plainProp } from "./plainProp.ts";
import { chapterPages } from "./sitePages.ts";
import { tabTo } from "./tabTo.ts";
import { watchTroubles } from "./watchTroubles.ts";

// Of chapter 16 questions are asked here as the page asks them.
takeChance(chance);

const slugOf = (address: string) => address.split("/").at(-2)!;
// By its attributes: to work out the role and the name of everything on a chapter's page takes many times as long.
const check = (page: Page) => page.locator('[role="group"][aria-label="Check yourself"]');
const reply = (page: Page) => check(page).locator(".reply");
const opening = (page: Page) => check(page).locator(".opening");
const alphaBeta = chapterPages.find((address) => slugOf(address) === "alpha-beta")!;

/** The questions of the page's check, out of the properties with which Astro hands them to it. */
async function questionsOf(page: Page): Promise<Question[]> {
  const island = page.locator("astro-island", { has: page.locator("#check") });
  const properties = JSON.parse((await island.getAttribute("props"))!);
  return plainProp(properties.questions) as Question[];
}

/** Gives an answer to the question shown, by keyboard alone. */
async function give(page: Page, question: Question, right: boolean): Promise<void> {
  const { options, answer } = askQuestion(question);
  if (options === undefined) {
    await tabTo(page, check(page).getByRole("textbox"), 60);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(right ? answer : "−98765");
    await page.keyboard.press("Enter");
  } else {
    const { label } = options.find(({ key }) => (key === answer) === right)!;
    // A number may stand in other names, too: that of a question, or that of its negative.
    const option = check(page).getByRole("radio", {
      name: new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}( ?,|$)`),
    });
    await opening(page).focus();
    const radios = check(page).getByRole("radio");
    const chosen = radios.and(check(page).locator(":checked"));
    await tabTo(page, (await chosen.count()) > 0 ? chosen : radios.first(), 60);
    await page.keyboard.press("Space");
    for (let turn = 0; turn < options.length && !(await option.isChecked()); turn++)
      await page.keyboard.press("ArrowDown");
    await expect(option).toBeChecked();
    await expect(option).toBeFocused();
    await page.keyboard.press("Enter");
  }
}

/** Opens the page with its check in view and alive. */
async function openCheck(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await check(page).scrollIntoViewIfNeeded();
  await expect(
    page.locator("astro-island:not([ssr])").filter({ has: page.locator("#check") }),
  ).toBeAttached();
  await expect(opening(page)).toBeVisible();
}

for (const address of chapterPages) {
  test(`/${address}: every question can be answered wrong, then right, by keyboard alone`, async ({
    page,
  }) => {
    // Every key is pressed, and there are many questions.
    test.slow();
    await openCheck(page, address);
    const troubles = watchTroubles(page);
    const questions = await questionsOf(page);
    expect(questions.length).toBeGreaterThan(0);
    await opening(page).focus();
    for (const [index, question] of questions.entries()) {
      await expect(opening(page)).toHaveText(askQuestion(question).text);
      await give(page, question, false);
      await expect(reply(page)).toContainText("Not so.");
      await give(page, question, true);
      await expect(reply(page)).toContainText(`Right. ${askQuestion(question).verdict}`);
      if (questions.length === 1) continue;
      const last = index === questions.length - 1;
      const next = check(page).getByRole("button", { name: last ? "Finish" : "Next", exact: true });
      // The way there is the same from every question.
      if (index === 0 || last) await tabTo(page, next, 60);
      else await next.focus();
      await page.keyboard.press("Enter");
      await expect(opening(page)).toBeFocused();
    }
    expect(troubles).toEqual([]);
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("plyground:progress") ?? "{}"));
    expect(kept).toEqual({ [slugOf(address)]: { solved: questions.length, of: questions.length } });

    // As after a reload: the page is opened anew.
    await openCheck(page, address);
    if (questions.length > 1) await expect(opening(page)).toContainText(`All ${questions.length} solved.`);
    else await expect(reply(page)).toContainText("Right.");
  });
}

test("What is typed outlasts other questions and a reload, and what is no number gets a sentence", async ({
  page,
}) => {
  await openCheck(page, alphaBeta);
  const questions = await questionsOf(page);
  const number = questions.findIndex((question) => askQuestion(question).options === undefined);
  const dot = (index: number) => check(page).getByRole("button", { name: `Question ${index + 1},` });
  await dot(number).click();
  // A form would be sent by Enter before the check is awake, and what was typed would be gone.
  await expect(check(page).locator("form")).toHaveCount(0);
  await check(page).getByRole("textbox").fill("seven");
  await page.keyboard.press("Enter");
  await expect(reply(page)).toContainText("“seven” is no number");
  await expect(check(page).getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
  await dot(0).click();
  await dot(number).click();
  await expect(check(page).getByRole("textbox")).toHaveValue("seven");
  await openCheck(page, alphaBeta);
  await dot(number).click();
  await expect(check(page).getByRole("textbox")).toHaveValue("seven");
});

test("Two tabs write nothing over each other's answers, and each answers for whoever is there now", {
  tag: "@core",
}, async ({ page, context }) => {
  await openCheck(page, alphaBeta);
  const [first, second] = await questionsOf(page);
  const other = await context.newPage();
  await openCheck(other, alphaBeta);
  const dot = (tab: Page, index: number) =>
    check(tab).getByRole("button", { name: `Question ${index + 1},` });
  await give(page, first, true);
  await expect(dot(other, 0)).toHaveAccessibleName(/solved/);
  await dot(other, 1).click();
  await give(other, second, true);
  await expect(dot(page, 1)).toHaveAccessibleName(/solved/);
  await page.reload();
  for (const index of [0, 1]) await expect(dot(page, index)).toHaveAccessibleName(/solved/);
  // Somebody else goes on in the other tab.
  await openCheck(other, alphaBeta);
  await other.locator(".whose").getByRole("button").first().click();
  await other.locator(".whose").getByRole("textbox").fill("Grace");
  await other.keyboard.press("Enter");
  await expect(page.locator(".whose")).toContainText("Grace");
  await expect(dot(page, 0)).toHaveAccessibleName(/open/);
});

test("A choice is no answer before it is checked, and a question that was got wrong is marked", async ({
  page,
}) => {
  await openCheck(page, alphaBeta);
  const [question] = await questionsOf(page);
  const { options, answer } = askQuestion(question);
  const wrong = options!.find(({ key }) => key !== answer)!;
  await check(page).getByRole("radio", { name: wrong.label }).click();
  await expect(reply(page)).toBeEmpty();
  await expect(check(page).getByRole("button", { name: "Question 1, open" })).toBeVisible();
  await check(page).getByRole("button", { name: "Check", exact: true }).click();
  await expect(reply(page)).toContainText("Not so.");
  await expect(check(page).getByRole("button", { name: "Question 1, tried, not solved" })).toBeVisible();
});

test("Where the browser refuses to keep anything, the check works all the same", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("refused", "QuotaExceededError");
    };
    Storage.prototype.getItem = () => {
      throw new DOMException("refused", "SecurityError");
    };
  });
  await openCheck(page, alphaBeta);
  const [question] = await questionsOf(page);
  await give(page, question, true);
  await expect(reply(page)).toContainText("Right.");
  await expect(check(page).getByRole("button", { name: "Question 1, solved" })).toBeVisible();
});

test("The owner of a bound can be picked in the tree itself", { tag: "@core" }, async ({ page }) => {
  await openCheck(page, alphaBeta);
  const questions = await questionsOf(page);
  const index = questions.findIndex(({ ask }) => ask === "owner");
  const { answer, scene } = askQuestion(questions[index]);
  const right = scene!.run.outline.nodes[Number(answer)];
  await check(page)
    .getByRole("button", { name: `Question ${index + 1},` })
    .click();
  await tabTo(page, check(page).getByRole("treeitem").first(), 60);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(reply(page)).toContainText("Not so.");
  for (let ply = scene!.run.outline.nodes.length; ply > 0; ply--) await page.keyboard.press("ArrowUp");
  expect(right.parent, "this owner is the root").toBeUndefined();
  await page.keyboard.press("Enter");
  await expect(reply(page)).toContainText("Right.");
});

test("Step through it walks the question's own picture, once no open question asks about its search", async ({
  page,
}) => {
  await openCheck(page, alphaBeta);
  const [first, second, ...others] = await questionsOf(page);
  expect(searchOf(second)).toBe(searchOf(first));
  expect(others.map(searchOf)).not.toContain(searchOf(first));
  const slider = check(page).getByRole("slider", { name: "Step" });
  const stepThrough = check(page).getByRole("button", { name: "Step through it" });
  const walks = async (question: Question) => {
    const { run, at, decides } = askQuestion(question).scene!;
    await tabTo(page, stepThrough, 60);
    await page.keyboard.press("Enter");
    await expect(check(page).getByRole("button", { name: "Step forward" })).toBeFocused();
    await expect(slider).toHaveValue(String(at));
    for (let step = at; step < decides; step++) await page.keyboard.press("Enter");
    await expect(slider).toHaveValue(String(decides));
    await expect(check(page).locator(".say [aria-live]")).toHaveText(plainly(narrate(run, decides)));
  };

  await opening(page).focus();
  for (const right of [false, true]) {
    await give(page, first, right);
    await expect(reply(page)).toContainText(right ? "Right." : "Not so.");
    await expect(stepThrough).toHaveCount(0);
  }
  await check(page).getByRole("button", { name: "Next", exact: true }).click();
  await expect(opening(page)).toBeFocused();
  await expect(check(page).getByRole("toolbar")).toHaveCount(0);
  await give(page, second, false);
  await walks(second);
  await give(page, second, true);
  await check(page).getByRole("button", { name: "Back", exact: true }).click();
  await expect(opening(page)).toBeFocused();
  await walks(first);
  await expect(check(page).locator(".say")).toContainText("cut");
});

test("An answered question is accessible", async ({ page }) => {
  test.slow();
  await openCheck(page, alphaBeta);
  const questions = await questionsOf(page);
  // No other question keeps its steps closed.
  const index = questions.findIndex(({ ask }) => ask === "owner");
  await check(page)
    .getByRole("button", { name: `Question ${index + 1},` })
    .click();
  for (const right of [false, true]) {
    await give(page, questions[index], right);
    if (right) await check(page).getByRole("button", { name: "Step through it" }).click();
    await expectAccessible(page, { within: ["#check"] });
  }
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("everything fits, and every target is at least 40 pixels wide and high", async ({ page }) => {
    await openCheck(page, alphaBeta);
    const questions = await questionsOf(page);
    const walk = check(page).getByRole("button", { name: "Step through it" });
    let walked = 0;
    for (const [index, question] of questions.entries()) {
      await check(page)
        .getByRole("button", { name: `Question ${index + 1},` })
        .click();
      await give(page, question, false);
      await expect(reply(page)).toContainText("Not so.");
      const search = searchOf(question);
      if (search !== undefined) {
        // Those before it are answered.
        const isKept = questions.slice(index + 1).some((later) => searchOf(later) === search);
        await expect(walk).toHaveCount(isKept ? 0 : 1);
        if (!isKept) {
          await walk.click();
          walked++;
        }
      }
      const small = await check(page)
        .locator("button, input")
        .evaluateAll((targets) =>
          targets
            // The marks on the line of steps leave a finger to the line.
            .filter((target) => getComputedStyle(target).pointerEvents !== "none")
            .map((target) => ({ name: target.outerHTML, box: target.getBoundingClientRect() }))
            .filter(({ box }) => Math.min(box.width, box.height) < 40)
            .map(({ name }) => name),
        );
      expect(small).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await give(page, question, true);
    }
    expect(walked).toBeGreaterThan(2);
  });
});

test("On paper every question has room to answer, and the answers a page of their own", async ({ page }) => {
  const paper = page.locator("#check .paper");
  /** What the browser does when it prints; its own dialog cannot be opened here. */
  const printed = async (): Promise<void> => {
    const questions = await questionsOf(page);
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    // The browser prints at once: every tree is drawn by then.
    const narrowest = () =>
      Math.min(
        ...[...document.querySelectorAll("#check .paper svg:has([role=tree])")].map((svg) =>
          Number(svg.getAttribute("viewBox")!.split(" ")[2]),
        ),
      );
    expect(await page.evaluate(narrowest)).toBeGreaterThan(100);
    await page.emulateMedia({ media: "print" });
    await expect(check(page)).toBeHidden();
    await expect(paper.locator(".questions > li")).toHaveCount(questions.length);
    for (const item of await paper.locator(".questions > li").all())
      await expect(item.locator(".room, ul").first()).toBeVisible();
    await expect(paper.locator("details").first()).toBeHidden();
    await expect(paper.locator(".answers li")).toHaveCount(questions.length);
    await expect(paper.locator(".answers")).toHaveCSS("break-before", "page");
    // They begin below their heading, and what is folded has nothing to be pressed.
    await expect(page.locator("h2", { hasText: "Check yourself" })).toHaveCSS("break-after", "avoid");
    await expect(page.locator("figure#check")).toHaveCSS("break-inside", "auto");
    await expect(page.locator(".try summary").first()).toBeHidden();
    await expect(page.locator(".try").first()).toHaveCSS("break-inside", "avoid");
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({ media: "screen" });
    await expect(paper).toHaveCount(0);
    await expect(check(page)).toBeVisible();
  };
  await page.goto(alphaBeta);
  // Before anybody has come to it, and after.
  await expect(page.locator("astro-island[ssr]", { has: page.locator("#check") })).toBeAttached();
  await printed();
  await openCheck(page, alphaBeta);
  await printed();
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all questions can be read, with their pictures and folded answers", async ({ page }) => {
    await page.goto(alphaBeta);
    await expect(check(page)).toBeHidden();
    const sheet = page.locator("#check noscript .questions > li");
    const count = await sheet.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index++) {
      await expect(sheet.nth(index).locator(".text")).toBeVisible();
      await expect(sheet.nth(index).locator("details p")).toBeHidden();
      await sheet.nth(index).locator("summary").click();
      await expect(sheet.nth(index).locator("details p")).not.toBeEmpty();
    }
    await expect(sheet.locator("svg").first()).toBeVisible();
  });
});

test("The tree of a question can be read on a phone before the check is awake", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // What brings a check to life does not come.
  await page.route(/\/_astro\/(Check|client\.svelte)\.[^/]*\.js/, (route) => route.abort());
  for (const chapter of ["minimax", "alpha-beta", "negascout", "transposition-tables"]) {
    await page.goto(`chapters/${chapter}/`);
    await expect(page.locator("astro-island[ssr]", { has: page.locator("#check") })).toHaveCount(1);
    const sizes = await check(page)
      .locator("svg text")
      .evaluateAll((texts) =>
        (texts as SVGTextElement[]).map(
          (text) => text.getScreenCTM()!.a * Number.parseFloat(getComputedStyle(text).fontSize),
        ),
      );
    expect(sizes.length, chapter).toBeGreaterThan(0);
    expect(Math.min(...sizes), chapter).toBeGreaterThanOrEqual(9);
  }
});
