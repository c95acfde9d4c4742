import { expect, type Locator, type Page, test } from "@playwright/test";
import { factsOf } from "../../src/kit/facts/facts.ts";
import { hydrated } from "./openFigure.ts";
import { StepperOnPage } from "./stepper/stepperOnPage.ts";
import { watchTroubles } from "./watchTroubles.ts";

const address = "chapters/alpha-beta/";
const textbook = { tree: "[[3,12,8],[2,4,6],[14,5,2]]" } as const;
const phrase = (page: Page, says: string): Locator => page.getByRole("button", { name: says, exact: true });
const figure = (page: Page, name: string): Locator => page.locator(`figure#${name}`);
/** The live number of a figure in the text, the first of its kind on the page. */
const number = (page: Page, name: string, value: string): Locator =>
  page.locator(`ply-live[data-figure="${name}"][data-value="${value}"]`).first();

/** Opens the chapter with its first figure awake. */
async function open(page: Page): Promise<void> {
  await page.goto(address);
  const sleeping = figure(page, "textbook").locator("[data-awake]");
  await sleeping.scrollIntoViewIfNeeded();
  await hydrated(figure(page, "textbook"));
  await sleeping.hover();
  await expect(sleeping).toHaveAttribute("data-awake", "true");
}

test("A figure under a mouse that came to rest before its page could listen wakes all the same", async ({
  page,
}) => {
  let release = () => {};
  const rested = new Promise<void>((done) => (release = done));
  await page.route("**/*.js", async (route) => {
    await rested;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  const sleeping = figure(page, "textbook").locator("[data-awake]");
  await sleeping.hover();
  await expect(sleeping).toHaveAttribute("data-awake", "false");
  release();
  await expect(sleeping).toHaveAttribute("data-awake", "true");
});

test("A figure whose code does not arrive says so below its picture", async ({ page }) => {
  await page.route(/\/stepper\.[^/]*\.js/, (route) => route.abort());
  await page.goto(address);
  await hydrated(figure(page, "textbook"));
  await figure(page, "textbook").hover();
  await expect(figure(page, "textbook").getByRole("alert")).toContainText(
    "Check the connection and try again",
  );
  await expect(figure(page, "textbook").getByRole("tree")).toBeVisible();
});

test.describe("A phrase in the text", () => {
  test("sets its figure when it is clicked", async ({ page }) => {
    const troubles = watchTroubles(page);
    await open(page);
    await phrase(page, "the end").click();
    await expect(figure(page, "textbook")).toContainText(`step ${factsOf(textbook, "end").step} of`);
    await phrase(page, "The other two leaves stay unread").click();
    await expect(figure(page, "textbook")).toContainText(`step ${factsOf(textbook, "cutoff 1").step} of`);
    expect(troubles).toEqual([]);
  });

  test("sets its figure with Enter and with Space, keeps the focus, and has arrows step the figure", async ({
    page,
  }) => {
    await open(page);
    const first = phrase(page, "its first leaf is a 2");
    await first.focus();
    await page.keyboard.press("Enter");
    await expect(figure(page, "textbook")).toContainText(`step ${factsOf(textbook, "leave 1.0").step}`);
    await page.keyboard.press("Tab");
    const second = phrase(page, "The other two leaves stay unread");
    await expect(second).toBeFocused();
    await page.keyboard.press("Space");
    await expect(figure(page, "textbook")).toContainText(`step ${factsOf(textbook, "cutoff 1").step}`);
    await expect(second).toBeFocused();
    // And one goes on from there with the arrows, as the tasks have it.
    const cut = Number(factsOf(textbook, "cutoff 1").step);
    await page.keyboard.press("ArrowRight");
    await expect(figure(page, "textbook")).toContainText(`step ${cut + 1} of`);
    await page.keyboard.press("ArrowLeft");
    await expect(figure(page, "textbook")).toContainText(`step ${cut} of`);
    await expect(second).toBeFocused();
  });

  test("says what it does, and shows where the focus is", async ({ page }) => {
    await open(page);
    const first = phrase(page, "its first leaf is a 2");
    await expect(first).toHaveAccessibleDescription(/^Shows this in the figure/);
    await page.keyboard.press("Tab");
    await first.focus();
    await expect(first).not.toHaveCSS("outline-style", "none");
  });

  test("wakes a figure that was not seen yet, and brings it into view", async ({ page }) => {
    await page.goto(address);
    const deep = figure(page, "deep");
    await expect(deep).not.toBeInViewport();
    // As from a screen reader's list of buttons: without scrolling there first.
    await phrase(page, "the full one").dispatchEvent("click");
    await expect(deep).toBeInViewport();
    await expect(deep).toContainText(`step ${factsOf({ tree: "[5,[[[4,9]]]]" }, "end").step}`);
  });

  test("brings a figure that is out of its sight to the reader, and lets it go back", async ({ page }) => {
    await open(page);
    const first = figure(page, "textbook");
    const back = page.getByRole("button", { name: "Put it back" });
    await phrase(page, "The other two leaves stay unread").click();
    await expect(first).toBeInViewport();
    await expect(back).toHaveCount(0);
    const far = phrase(page, "enter the third move");
    await far.scrollIntoViewIfNeeded();
    await far.click();
    // Both are seen together.
    await expect(first.locator(".opening svg:has([role=tree])")).toBeInViewport({ ratio: 0.9 });
    await expect(far).toBeInViewport({ ratio: 1 });
    // The page glides to where neither covers the other.
    await expect(async () => {
      const [above, below] = await Promise.all([far.boundingBox(), first.boundingBox()]);
      expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
    }).toPass();
    // It lives there as it does in its place.
    await first.getByRole("button", { name: "Step forward" }).click();
    const step = Number(factsOf(textbook, "enter 2").step) + 1;
    await expect(first).toContainText(`step ${step} of`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await back.click();
    await expect(back).toHaveCount(0);
    await expect(first).not.toHaveClass(/docked/);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    // And by itself where its place comes into sight.
    await far.click();
    await expect(back).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(back).toHaveCount(0);
    await expect(first).not.toHaveClass(/docked/);
    // Or where the reader has read on: it is not to lie over what comes next.
    await far.click();
    await expect(back).toBeVisible();
    await figure(page, "check").evaluate((next) => next.scrollIntoView({ behavior: "instant" }));
    await expect(back).toHaveCount(0);
    await expect(first).not.toHaveClass(/docked/);
  });

  test("brings a figure too tall for both picture and sentence, and says above it what stands below", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("chapters/transposition-tables/");
    const tall = figure(page, "graph");
    const echo = page.locator(".dock-bar p");
    const said = tall.locator(".say [aria-live]");
    await page.getByText("Compare", { exact: true }).first().click();
    const { width } = (await tall.boundingBox())!;
    await phrase(page, "knows their position").click();
    await expect(tall).toHaveClass(/docked/);
    expect((await tall.boundingBox())!.width).toBe(width);
    await expect(said).not.toBeInViewport();
    await expect(echo).toContainText("The table knows that this position is worth");
    await expect(echo).toHaveText((await said.textContent())!);
    await tall.locator("[data-awake]").focus();
    await page.keyboard.press("ArrowRight");
    await expect(echo).not.toContainText("The table knows that this position is worth");
    await expect(echo).toHaveText((await said.textContent())!);
    // Not twice: whoever scrolls down to the sentence itself reads it there.
    await tall.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await expect(said).toBeInViewport();
    await expect(echo).toBeEmpty();
  });

  test("brings back the chapter's own tree after the reader has changed it", async ({ page }) => {
    await open(page);
    const field = figure(page, "textbook").getByRole("textbox").first();
    await field.fill("[7,[8,9]]");
    await field.press("Enter");
    await expect(figure(page, "textbook").getByRole("treeitem")).toHaveCount(5);
    // The caption speaks of the figure as the chapter gives it, and says where that no longer holds.
    const since = figure(page, "textbook").getByText("(changed since)");
    await expect(since).toBeVisible();
    await phrase(page, "The other two leaves stay unread").click();
    await expect(field).toHaveValue(textbook.tree);
    await expect(since).toBeHidden();
    await expect(figure(page, "textbook")).toContainText(`step ${factsOf(textbook, "cutoff 1").step} of`);
  });
});

test("What follows a figure stands as it was built until the figure wakes", async ({ page }) => {
  await page.goto(address);
  const live = number(page, "order", "leaves");
  const built = await live.textContent();
  const sleeping = figure(page, "order").locator("[data-awake]");
  await sleeping.scrollIntoViewIfNeeded();
  await hydrated(figure(page, "order"));
  await expect(sleeping).toHaveAttribute("data-awake", "false");
  expect(built).toMatch(/^\d+$/);
  await expect(live).toHaveText(built!);
});

test("A sentence in the text follows the reader's steps, and is marked as one that does", {
  tag: "@core",
}, async ({ page }) => {
  await open(page);
  const leaves = number(page, "order", "leaves");
  await expect(leaves).toHaveText(factsOf(textbook, "end").leaves);
  await expect(page.locator("ply-now").filter({ has: leaves })).toHaveAttribute(
    "title",
    "This sentence follows its figure",
  );
  const order = new StepperOnPage(page, "order");
  await order.alive();
  await order.root.focus();
  await page.keyboard.press("Home");
  await expect(leaves).toHaveText(factsOf(textbook, "start").leaves);
  await page.keyboard.press("End");
  await expect(leaves).toHaveText(factsOf(textbook, "end").leaves);
});

test("On paper there are no controls, and phrases look like the text around them", async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(figure(page, "textbook").locator("svg:visible").first()).toBeVisible();
  await expect(
    page.locator("figure button:visible, figure input:visible, figure select:visible"),
  ).toHaveCount(0);
  const shown = page.locator("ply-show").first();
  await expect(shown).toHaveCSS("border-bottom-width", "0px");
  await expect(page.locator("body")).toHaveCSS("color", "rgb(29, 33, 38)");
});

test("On paper code stands whole where prose speaks of it, once, and no forms and no blank pages come along", async ({
  page,
}) => {
  await page.goto("chapters/minimax/");
  await page.emulateMedia({ media: "print" });
  const code = page.locator("figure .code:visible");
  await expect(code).toHaveCount(1);
  await expect(page.locator("p", { hasText: "The code beside the tree" })).toBeVisible();
  await expect(code).toContainText("return choice");
  await page.goto("teach/");
  await expect(page.locator("figure .fields").first()).toBeHidden();
  // A page for each mistake, and one for their list.
  await page.goto("bug-lab/");
  const mistakes = await page.locator(".exhibit").count();
  const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(mistakes + 1);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("phrases and numbers are plain text, and figures are pictures", async ({ page }) => {
    await page.goto(address);
    await expect(page.locator("ply-show").first()).toHaveText("its first leaf is a 2");
    await expect(page.locator("ply-show[role]")).toHaveCount(0);
    await expect(number(page, "order", "leaves")).toHaveText(factsOf(textbook, "end").leaves);
    await expect(figure(page, "textbook").locator("svg:visible").first()).toBeVisible();
  });
});

test("The contents page shows how far the reader came, and nothing where nothing is known", async ({
  page,
}) => {
  const row = (title: string) => page.locator("ol.contents li").filter({ hasText: title });
  await page.goto("");
  await expect(row("Minimax").locator("ply-progress")).toBeEmpty();
  await page.evaluate(() => {
    const progress = {
      minimax: { solved: 2, of: 5 },
      "alpha-beta": { solved: 6, of: 6 },
      "game-trees": "broken",
    };
    localStorage.setItem("plyground:progress", JSON.stringify(progress));
  });
  await page.reload();
  await expect(row("Minimax").locator("ply-progress")).toHaveText("2 of 5 solved");
  await expect(row("Alpha–beta").locator("ply-progress")).toHaveText("✓ solved");
  await expect(row("Game trees").locator("ply-progress")).toBeEmpty();
});

test("An answer given in a chapter counts on the contents page", async ({ page }) => {
  await page.goto("chapters/minimax/");
  const check = page.locator("figure#check");
  await check.scrollIntoViewIfNeeded();
  await expect(page.locator("astro-island[ssr]").filter({ has: check })).toHaveCount(0);
  // MIN is to move after the second move of [[7,4],[5,9],[6,6]].
  await check.getByRole("textbox").fill(String(Math.min(5, 9)));
  await page.keyboard.press("Enter");
  await page.goto("");
  const row = page.locator("ol.contents li").filter({ hasText: "Minimax" });
  await expect(row.locator("ply-progress")).toHaveText(/^1 of \d solved$/);
});

test("In forced colours the bars of a chapter, its folds and the sign that copies code are seen", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const colourOf = (selector: string, part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, part) => getComputedStyle(element, part).backgroundColor, part);
  await page.goto("chapters/move-ordering/");
  for (const [of, part] of [
    ["#parts .room > *"],
    ["details.answer > summary", "::before"],
    [".copy button", "::after"],
  ])
    expect(await colourOf(of, part), of).not.toBe(await ground());
  await page.goto("chapters/choosing/");
  expect(await colourOf("td.room > *")).not.toBe(await ground());
  await page.goto("chapters/transposition-tables/");
  expect(await colourOf("#memory .knob", "::after")).not.toBe(await ground());
});
