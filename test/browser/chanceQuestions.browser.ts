import { expect, type Page, test } from "@playwright/test";
import { chance } from "../../src/kit/chance/chance.ts";
import { askQuestion } from "../../src/kit/questions/askQuestion.ts";
import type { Question } from "../../src/kit/questions/question.ts";
import { takeChance } from "../../src/kit/run/chancePart.ts";
import * as checkWords from "../../src/tools/check/words.ts";
import { questionsFor } from "../../src/tools/classroom/questionsFor.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { watchTroubles } from "./watchTroubles.ts";

takeChance(chance);
const check = (page: Page) => page.getByRole("group", { name: checkWords.checkYourself });
const button = (page: Page, name: string) => check(page).getByRole("button", { name, exact: true });
const dot = (page: Page, index: number) =>
  check(page).getByRole("button", { name: new RegExp(`^Question ${index + 1}\\b`) });

async function awake(page: Page): Promise<void> {
  await page.locator("#check").scrollIntoViewIfNeeded();
  await expect(
    page.locator("astro-island:not([ssr])").filter({ has: page.locator("#check") }),
  ).toBeAttached();
}

/** The questions of the page's check, as its markup holds them. */
async function questionsOn(page: Page): Promise<Question[]> {
  const island = page.locator("astro-island", { has: page.locator("#check") });
  const props = JSON.parse((await island.getAttribute("props"))!);
  const plain = ([kind, value]: [number, unknown]): unknown =>
    kind === 1
      ? (value as [number, unknown][]).map(plain)
      : value !== null && typeof value === "object"
        ? Object.fromEntries(
            Object.entries(value).map(([name, one]) => [name, plain(one as [number, unknown])]),
          )
        : value;
  return plain(props.questions) as Question[];
}

test("Chapter 16 asks for means, for what comes up to the root, and for what is read or cut", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await page.goto("chapters/chance/");
  const questions = await questionsOn(page);
  await awake(page);
  const about = questions.map((question, at) => [question, at] as const).filter(([q]) => "tree" in q);
  expect(about.map(([{ ask }]) => ask)).toEqual(["value", "return", "next", "next"]);
  for (const [question, at] of about) {
    const { answer, options, hint, text } = askQuestion(question);
    await dot(page, at).click();
    await expect(check(page)).toContainText(text);
    // The probabilities stand on the lines.
    await expect(check(page).locator(".chances text")).not.toHaveCount(0);
    // What the search knows of the draw already would be the answer.
    if (question.ask === "next")
      await expect(check(page).locator("[role=treeitem]").first()).toHaveAccessibleName(/unknown/);
    const give = async (key: string): Promise<void> => {
      if (options)
        await check(page)
          .getByRole("radio", { name: options.find((option) => option.key === key)!.label })
          .click();
      else await check(page).getByRole("textbox").fill(key);
      await button(page, checkWords.check).click();
    };
    const wrong = options?.find(({ key }) => key !== answer)?.key ?? "4";
    await give(wrong);
    await expect(check(page)).toContainText(hint(wrong));
    await give(answer);
    await expect(check(page)).toContainText(askQuestion(question).verdict);
  }
  await expectAccessible(page);
  // Another one is about another tree, and is practice.
  await dot(page, about[0][1]).click();
  const leaves = () =>
    check(page)
      .locator("[role=treeitem]")
      .evaluateAll((nodes) =>
        nodes.map((node) => /leaf, [^,]*/i.exec(node.getAttribute("aria-label") ?? "")?.[0]),
      );
  const before = await leaves();
  expect(before.filter((leaf) => leaf !== undefined)).toHaveLength(5);
  await button(page, checkWords.anotherOne).click();
  await expect(check(page)).toContainText(checkWords.practice);
  await expect(check(page).locator(".chances text")).not.toHaveCount(0);
  expect(await leaves()).not.toEqual(before);
  await page.reload();
  await awake(page);
  for (const [, at] of about)
    await expect(check(page).getByRole("button", { name: `Question ${at + 1}, solved` })).toBeAttached();
  expect(troubles).toEqual([]);
});

const tree = "[6,{1/2:1,1/4:8,1/4:12}]";

test("A tree with chance nodes is printed as a worksheet: typed, and by its link", async ({ page }) => {
  const troubles = watchTroubles(page);
  await page.goto("print/");
  await awakeSheet(page);
  const field = page.getByRole("textbox", { name: "Tree", exact: true });
  await field.fill(tree);
  await field.press("Enter");
  const blank = page.getByRole("region", { name: "Worksheet" });
  const key = page.getByRole("region", { name: "Answer key" });
  await expect(key).toContainText("Star1");
  await expect(key).toContainText("It reads 3 of the 4 leaves");
  await expect(key).toContainText("no leaf is worth less than 0 or more than 12");
  await expect(blank.locator("text.move")).toHaveText(["1/2", "1/4", "1/4"]);
  expect(await blank.innerText()).not.toMatch(/reads 3/);
  await page.getByRole("combobox", { name: "Search" }).selectOption("expectimax");
  await expect(key.locator("text.answer")).toHaveText(["6", "5.5"]);
  await page.reload();
  await expect(key.locator("text.answer")).toHaveText(["6", "5.5"]);
  await expectAccessible(page);
  await field.fill("[[1,2],[0,9]]");
  await field.press("Enter");
  await expect(key.locator("text.move")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(troubles).toEqual([]);
});

async function awakeSheet(page: Page): Promise<void> {
  await expect(
    page.locator("astro-island:not([ssr])").filter({ has: page.locator("#worksheet") }),
  ).toBeAttached();
}

test("An exercise on a tree with chance nodes is asked and graded by the search", { tag: "@core" }, async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  const setup = { tree: "[4,{1/3:[3,9],2/3:[6,8]}]", algorithm: "expectimax" } as const;
  await page.goto(`exercise/?${new URLSearchParams(setup)}`);
  const [first] = questionsFor(setup).map(askQuestion);
  await expect(check(page)).toContainText(first.text);
  await check(page).getByRole("textbox").fill("4.5");
  await button(page, checkWords.check).click();
  await expect(check(page)).toContainText(first.hint("4.5"));
  await check(page).getByRole("textbox").fill(first.answer);
  await button(page, checkWords.check).click();
  await expect(check(page)).toContainText(first.verdict);
  expect(troubles).toEqual([]);
});
