import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { keyOf } from "../../src/kit/kept/browserStorage.ts";
import { formAt, formOf } from "../../src/tools/gain/forms.ts";
import { type PartName, readRecord } from "../../src/tools/gain/record.ts";
import * as words from "../../src/tools/gain/testWords.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { hydrated } from "./openFigure.ts";
import { watchTroubles } from "./watchTroubles.ts";

const panel = (page: Page): Locator => page.getByRole("group", { name: words.label });
const press = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true }).click();
const kept = (page: Page) =>
  page
    .evaluate((key) => localStorage.getItem(key), keyOf("gains", ":minimax"))
    .then((text) => readRecord(JSON.parse(text ?? "null")));

/** What is asked in a part, by what this browser keeps of it. */
async function asked(page: Page, part: PartName) {
  const record = (await kept(page)) ?? { order: undefined, seed: undefined };
  return formOf("minimax", record.seed!, formAt(record.order!, part));
}

/** Answers the question on the screen by keys, and goes on by Enter. */
async function answer(page: Page, given: string): Promise<void> {
  const field = panel(page).getByRole("textbox");
  if ((await field.count()) > 0) await field.fill(given);
  else await panel(page).locator(`input[value="${given}"]`).press("Space");
  await page.keyboard.press("Enter");
}

test("Ten questions before a chapter and ten after it say what was gained, to the reader and to a class", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await page.goto("chapters/minimax/");
  await page.getByText(words.offers.before).click();
  await page.getByRole("link", { name: words.offerLink.before }).click();
  await hydrated(page.locator("figure#test"));
  await press(page, words.begin + words.openPart("before"));
  await expect(panel(page)).toContainText(words.place(1, 10, "before"));
  await expect(panel(page).locator(".opening")).toBeFocused();
  // One is left open, which begins what is kept once another one is answered.
  await press(page, words.skip);
  await expect(panel(page)).toContainText(words.place(2, 10, "before"));
  await press(page, words.back);
  const option = panel(page).getByRole("radio").or(panel(page).getByRole("textbox")).first();
  if ((await option.getAttribute("type")) === "radio") await option.check();
  else await option.fill("3");
  const before = await asked(page, "before");
  const wrong = ({ item }: (typeof before)[number]) =>
    item.options?.find(({ key }) => key !== item.answer)?.key ?? "99";
  for (const [place, placed] of before.entries()) {
    await expect(panel(page)).toContainText(placed.item.text);
    await answer(page, place < 4 ? placed.item.answer : wrong(placed));
    if (place !== 4) continue;
    // Whoever comes back another time goes on where it was left.
    await page.reload();
    await press(page, words.goOn + words.openPart("before"));
  }
  // Nothing is told of right and wrong.
  await expect(panel(page)).toContainText(words.allAnswered(10));
  await press(page, words.handIn);
  await expect(panel(page)).toContainText(words.handedInNow);
  await expect(panel(page)).not.toContainText(words.gained);
  expect((await kept(page))!.before.right!.filter(Boolean)).toHaveLength(4);

  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, words.begin + words.openPart("after"));
  await expectAccessible(page, { within: ["#test"] });
  const after = await asked(page, "after");
  for (const [place, placed] of after.entries()) {
    await expect(panel(page)).toContainText(placed.item.text);
    // A node in the picture is pressed where it is an answer.
    if (place < 8 && placed.item.picks) {
      await panel(page).locator(`[data-node="${placed.item.answer}"]`).click();
      await press(page, place < 9 ? words.next : words.toEnd);
    } else if (place < 8) await answer(page, placed.item.answer);
    else await press(page, words.skip);
  }
  await expect(panel(page)).toContainText(words.someOpen(2, 10));
  await press(page, words.handIn);
  await expect(panel(page)).toContainText(words.gainSays(4 / 6));
  const [shown] = await panel(page)
    .getByText(/^The normalised gain is/)
    .allInnerTexts();
  expect(shown).toContain("0.67");
  await expectAccessible(page, { within: ["#test"] });

  // What was right is looked at, and all of it can be deleted and taken back.
  await press(page, words.lookAt + words.openPart("after"));
  await expect(panel(page)).toContainText(after[0].item.verdict);
  await press(page, words.close);
  await press(page, words.deleteBoth);
  await expect(panel(page)).toContainText(words.deleted);
  expect(await kept(page)).toBeUndefined();
  await press(page, words.takeBack);
  await expect(panel(page)).toContainText(words.gainSays(4 / 6));

  await page.goto("results/");
  await expect(page.getByRole("row", { name: /Minimax/ })).toContainText("0.67");
  await page.getByRole("textbox", { name: "Your name" }).fill("Ada");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save my results" }).click(),
  ]);
  const file = readFileSync(await download.path());
  await page.goto("teach/");
  await page.locator("figure#results").scrollIntoViewIfNeeded();
  await hydrated(page.locator("figure#results"));
  await page
    .getByLabel("Choose results files")
    .setInputFiles({ name: "ada.json", mimeType: "application/json", buffer: file });
  await page.locator("#results").getByText(words.results).click();
  await expect(page.locator("#results").getByRole("region", { name: words.results })).toContainText("0.67");
  expect(troubles).toEqual([]);
});

test("A link to questions that there are none of says so, and which there are", async ({ page }) => {
  await page.goto("test/?chapter=negamax");
  await hydrated(page.locator("figure#test"));
  await expect(panel(page).getByRole("alert")).toHaveText(words.noTest("negamax"));
  await panel(page).getByRole("link", { name: "Minimax" }).click();
  await expect(page).toHaveURL(/chapter=minimax$/);
  await expect(panel(page).getByRole("alert")).toHaveCount(0);
});

test("A chapter as text alone says the same without a figure, and leads to its own arm of the test", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  await page.goto("text/alpha-beta/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("as text alone");
  await expect(page.locator("ply-figure, astro-island, ply-show, [data-fact]")).toHaveCount(0);
  await expect(page.locator("#textbook")).toContainText("Alpha–beta has read 4 of 9 leaves");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/chapters\/alpha-beta\/$/);
  await page.getByText(words.offers.after).click();
  await page.getByRole("link", { name: words.offerLink.after }).click();
  await expect(page).toHaveURL(/chapter=alpha-beta&arm=text$/);
  await expect(panel(page).getByRole("link", { name: words.readChapter.text })).toHaveAttribute(
    "href",
    /\/text\/alpha-beta\/$/,
  );
  expect(troubles).toEqual([]);
});
