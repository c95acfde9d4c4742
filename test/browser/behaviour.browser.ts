import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { hydrated, openFigure } from "./openFigure.ts";
import { watchTroubles } from "./watchTroubles.ts";

const address = "chapters/behaviour-trees/";
const figure = (page: Page, name = "choice") => page.locator(`figure#${name}`);
const button = (page: Page, name: string) => figure(page).getByRole("button", { name, exact: true });
const node = (page: Page, name: string) =>
  figure(page).getByRole("treeitem", { name: new RegExp(`^${name},`) });
const said = (page: Page) => figure(page).locator("[aria-live]");
const intruder = (page: Page) => figure(page).getByRole("button", { name: /^Intruder on/ });

/** Opens the chapter, or a link to it, and reaches for a figure, which wakes it. */
const open = (page: Page, link = "", name = "choice") => openFigure(page, address + link, figure(page, name));

test("It goes by ticks and by nodes, forward and back, by the keyboard alone", { tag: "@core" }, async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await open(page);
  await figure(page).locator("[data-keys]").focus();
  await page.keyboard.press("Home");
  await expect(said(page)).toHaveText("Before the first tick. Nothing is running.");
  await page.keyboard.press("ArrowRight");
  await expect(said(page)).toContainText("Tick 1 begins");
  await page.keyboard.press("t");
  await expect(said(page)).toContainText("Tick 1 is over.");
  await expect(node(page, "chase")).toHaveAccessibleName("chase, sequence: failure");
  await expect(node(page, "patrol")).toHaveAccessibleName("patrol, sequence, memory: running");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(said(page)).toHaveText("Before the first tick. Nothing is running.");
  expect(troubles).toEqual([]);
});

test("The intruder goes by arrow keys and by clicks, and every move is a tick", async ({ page }) => {
  await open(page);
  await figure(page).locator("[data-keys]").focus();
  await page.keyboard.press("Home");
  await intruder(page).focus();
  await page.keyboard.press("ArrowUp");
  await expect(intruder(page)).toHaveAccessibleName(/^Intruder on h4/);
  await expect(said(page)).toContainText("Tick 1 is over.");
  const box = (await figure(page).locator(".grid").boundingBox())!;
  const scale = box.width / (8 * 40 + 18);
  // Square d1, in the guard's row.
  await page.mouse.click(box.x + (18 + 3.5 * 40) * scale, box.y + (18 + 20) * scale);
  await expect(intruder(page)).toHaveAccessibleName(/^Intruder on d1/);
  await expect(node(page, "sees the intruder")).toHaveAccessibleName(/success$/);
});

test("The tree is changed by the keyboard, with its consequences, and taken back", async ({ page }) => {
  await open(page);
  await expect(node(page, "chase")).toHaveAccessibleName(/running$/);
  await node(page, "chase").focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(node(page, "chase")).toBeFocused();
  await expect(node(page, "chase")).toHaveAccessibleName(/not ticked$/);
  await button(page, "Undo").click();
  await expect(node(page, "chase")).toHaveAccessibleName(/running$/);
  await node(page, "sees the intruder").focus();
  await button(page, "not").click();
  await expect(node(page, "chase")).toHaveAccessibleName(/failure$/);
  await button(page, "Remove this decorator").click();
  await expect(node(page, "chase")).toHaveAccessibleName(/running$/);
});

test("A link brings back the view, and a broken one says so", async ({ page }) => {
  await open(page);
  await button(page, "Tick").click();
  const sentence = await said(page).textContent();
  await button(page, "Share and export").click();
  await button(page, "Copy a link to this view").click();
  await expect(page).toHaveURL(/figure=choice/);
  await page.reload();
  await expect(said(page)).toHaveText(sentence!);
  await open(page, "?figure=choice&tree=loop&map=A.B&ticks=3&at=0");
  await expect(figure(page).getByRole("status")).toContainText("This link is broken");
});

test("Awake, with a node chosen, it is accessible", async ({ page }) => {
  await open(page);
  await node(page, "patrol").focus();
  await expectAccessible(page, { within: ["figure#choice"] });
});

test("The first click on a node is not lost while the code is on its way, and nothing moves", async ({
  page,
}) => {
  for (const width of [1400, 760, 390]) {
    await page.setViewportSize({ width, height: 900 });
    let arrive = () => {};
    const clicked = new Promise<void>((done) => (arrive = done));
    await page.route(/\/behaviour\.[^/]*\.js/, (route) => clicked.then(() => route.continue()));
    await page.goto(address);
    await figure(page).scrollIntoViewIfNeeded();
    await hydrated(figure(page));
    const place = node(page, "patrol").filter({ visible: true });
    const tree = figure(page)
      .locator("svg", { has: page.getByRole("tree") })
      .filter({ visible: true });
    const placeOfTree = async () => {
      const [inside, around] = [(await tree.boundingBox())!, (await figure(page).boundingBox())!];
      return { ...inside, y: inside.y - around.y };
    };
    const before = await placeOfTree();
    await place.click();
    arrive();
    await expect(place).toHaveAttribute("aria-selected", "true");
    await expect(node(page, "patrol")).toHaveCount(1);
    expect(await placeOfTree()).toEqual(before);
    await page.unroute(/\/behaviour\.[^/]*\.js/);
  }
});

test("It fits a phone without sideways scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "", "guard");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // Whoever looks at the tree, from its top to its end, can step it.
  const forward = figure(page, "guard").getByRole("button", { name: "Step forward", exact: true });
  for (const part of ["first", "last"] as const) {
    const item = figure(page, "guard").getByRole("treeitem")[part]();
    await item.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect(item).toBeInViewport();
    await expect(forward).toBeInViewport({ ratio: 1 });
  }
  // However much the guard remembers, there is room for it below.
  await figure(page, "guard").locator("[data-keys]").focus();
  await page.keyboard.press("Home");
  const heights = new Set<number>();
  for (let tick = 0; tick < 12; tick++) {
    await page.keyboard.press("t");
    heights.add((await figure(page, "guard").boundingBox())!.height);
  }
  expect([...heights]).toHaveLength(1);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the tree and the grid stand", async ({ page }) => {
    await page.goto(address);
    await expect(figure(page).getByRole("treeitem").first()).toBeVisible();
    await expect(figure(page).getByRole("img", { name: /^The guard is on/ })).toBeVisible();
  });
});
