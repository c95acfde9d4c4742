import { expect, type Page, test } from "@playwright/test";
import { budget } from "../../scripts/built/checkBudget.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { hydrated } from "./openFigure.ts";
import { PageFetches } from "./pageFetches.ts";
import { reachForAll } from "./readThrough.ts";
import { watchTroubles } from "./watchTroubles.ts";

/** Figures that wait for a press, by the chapters that they stand in. */
const standing = { "game-trees": "complete", "alpha-beta": "left", "move-ordering": "guessed" } as const;
const figure = (page: Page, name: string) => page.locator(`figure#${name}`);
const awake = (page: Page, name: string) => figure(page, name).locator("[data-awake]");
const canvas = (page: Page, name: string) => figure(page, name).locator("canvas[data-painted]");
const said = (page: Page, name: string) => figure(page, name).locator(".say p").last();
const counts = (page: Page, name: string) => figure(page, name).locator(".counts.whole");
const growHere = (page: Page, name: string) =>
  figure(page, name).getByRole("button", { name: "Grow it here" });

async function open(page: Page, chapter: keyof typeof standing): Promise<void> {
  await page.goto(`chapters/${chapter}/`);
  await hydrated(figure(page, standing[chapter]));
}

for (const [chapter, name] of Object.entries(standing)) {
  test(`The whole tree of ${chapter} is a picture until something in it is pressed, and the press weighs what it may`, async ({
    page,
  }) => {
    test.slow();
    const troubles = watchTroubles(page);
    const fetches = new PageFetches(page);
    await open(page, chapter as keyof typeof standing);
    await reachForAll(page);
    await figure(page, name).scrollIntoViewIfNeeded();
    await figure(page, name).locator(".whole-picture").hover();
    await growHere(page, name).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(growHere(page, name)).toBeFocused();
    // What keeps the site comes when the page has been there for a while: it belongs to no press.
    await expect(page.locator("ply-offline").first()).not.toBeEmpty();
    await page.waitForLoadState("networkidle");
    await expect(awake(page, name)).toHaveAttribute("data-awake", "false");
    const before = await fetches.javaScript();
    expect(before).toBeLessThanOrEqual(budget.wholeChapter);
    await page.keyboard.press("Enter");
    await expect(canvas(page, name)).toBeVisible();
    await expect(figure(page, name)).toContainText(/549,946 nodes in \d+ MB/);
    await page.waitForLoadState("networkidle");
    fetches.end();
    const after = await fetches.javaScript();
    expect(after).toBeGreaterThan(before);
    expect(after - before).toBeLessThanOrEqual(budget.pressed);
    await expectAccessible(page, { within: [`figure#${name}`] });
    expect(troubles).toEqual([]);
  });
}

test("Keys go on from the button that was pressed, and every ply is counted at every step", async ({
  page,
}) => {
  await open(page, "alpha-beta");
  await expect(counts(page, "left")).toContainText("30 of 72");
  await growHere(page, "left").press("Enter");
  await expect(canvas(page, "left")).toBeVisible();
  await expect(figure(page, "left").getByRole("button", { name: "Grow", exact: true })).toBeFocused();
  await page.keyboard.press("Home");
  await expect(said(page, "left")).toContainText("has read nothing yet");
  await expect(counts(page, "left")).toContainText("0 of 72");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(counts(page, "left")).toContainText("1 of 9");
  await page.keyboard.press("End");
  await expect(counts(page, "left")).toContainText("30 of 72");
  await figure(page, "left").getByRole("combobox").first().selectOption("bestFirst");
  await expect(said(page, "left")).toContainText("best move first is done");
  const link = figure(page, "left").getByRole("link", { name: /on a page of its own/ });
  await expect(link).toHaveAttribute("href", /whole-tree\/\?.*search=bestFirst.*figure=whole/);
});

test("What is chosen while it sleeps is not lost, and nothing moves when it wakes", async ({ page }) => {
  await open(page, "alpha-beta");
  const below = page.getByRole("button", { name: "the best move last", exact: true });
  await figure(page, "left").scrollIntoViewIfNeeded();
  const top = async () => (await below.boundingBox())!.y;
  const before = await top();
  await figure(page, "left").getByRole("combobox").first().selectOption("bestLast");
  await expect(said(page, "left")).toContainText("best move last is done");
  expect(await top()).toBe(before);
});

test("It grows from its first node to its last, where nobody minds that it moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("chapters/game-trees/");
  await hydrated(figure(page, "complete"));
  await growHere(page, "complete").click();
  await expect(counts(page, "complete")).toContainText(/\n[3-8] of 9\n/);
  await figure(page, "complete").locator(".whole-tree").focus();
  await page.keyboard.press("End");
  await expect(said(page, "complete")).toContainText("is done");
  await expect(counts(page, "complete")).toContainText("\n9\n72\n504\n");
});

test("A phrase wakes it and shows what it speaks of, without playing first", { tag: "@core" }, async ({
  page,
}) => {
  await page.goto("chapters/game-trees/");
  await hydrated(figure(page, "complete"));
  await page.getByRole("button", { name: "Part of the way", exact: true }).click();
  await expect(canvas(page, "complete")).toHaveAttribute("data-painted", "400000");
  await page.waitForTimeout(300);
  await expect(canvas(page, "complete")).toHaveAttribute("data-painted", "400000");
});

test("It comes back from a reload as it was left, without another press", async ({ page }) => {
  await open(page, "alpha-beta");
  await growHere(page, "left").click();
  await figure(page, "left").getByRole("combobox").first().selectOption("ownOrder");
  await expect(said(page, "left")).toContainText("own order is done");
  await page.reload();
  await expect(canvas(page, "left")).toBeVisible();
  await expect(said(page, "left")).toContainText("own order is done");
});

test("On paper its picture stands without a button", async ({ page }) => {
  await open(page, "move-ordering");
  await page.emulateMedia({ media: "print" });
  await expect(figure(page, "guessed").locator("svg").first()).toBeVisible();
  await expect(said(page, "guessed")).toBeVisible();
  await expect(growHere(page, "guessed")).toBeHidden();
});

test("Without workers it says so below its bar, and keeps its picture", async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error("refused");
      }
    } as unknown as typeof Worker;
  });
  await open(page, "game-trees");
  await growHere(page, "complete").click();
  await expect(figure(page, "complete")).toContainText("could not be started: check the connection");
  await expect(figure(page, "complete").getByRole("button", { name: "Cancel" })).toHaveCount(0);
  await expect(figure(page, "complete").locator(".whole-picture svg")).toBeVisible();
});

test("Code that does not come is missed aloud, and asked for again by another press", async ({ page }) => {
  await open(page, "alpha-beta");
  await page.route("**/wholeTree.*.js", (route) => route.abort());
  await growHere(page, "left").click();
  await expect(figure(page, "left").getByRole("alert")).toContainText("could not be started");
  await page.unroute("**/wholeTree.*.js");
  await figure(page, "left").getByRole("button", { name: "Try again" }).click();
  await expect(canvas(page, "left")).toBeVisible();
});

test("What the table leaves grows once its details are opened", async ({ page }) => {
  await page.goto("chapters/transposition-tables/");
  await page.getByText("What the table leaves of the whole tree").click();
  await expect(canvas(page, "remembered")).toBeVisible();
  await expect(said(page, "remembered")).toContainText("with a table is done");
  await page.getByRole("button", { name: "alpha–beta without a table", exact: true }).click();
  await expect(said(page, "remembered")).toContainText(/^Alpha–beta is done/);
  await page.getByRole("button", { name: "here each has its colour", exact: true }).click();
  await expect(figure(page, "remembered")).toContainText("765 classes of positions");
});
