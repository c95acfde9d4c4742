import { expect, type Page, test } from "@playwright/test";
import { openWhole } from "./openWhole.ts";

const chapter = "chapters/alpha-beta/";
const figure = (page: Page) => page.locator('figure[id="textbook"]');
const tree = (page: Page) =>
  figure(page)
    .locator("svg")
    .filter({ has: page.getByRole("tree") });
const asleep = (page: Page) => figure(page).locator("[data-awake='false']");
const awake = (page: Page) => figure(page).locator("[data-awake='true']");

/** The drawings that a page asks for from now on. */
function drawingsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/drawings/")) asked.push(request.url());
  });
  return asked;
}

/** Whether the tree has been drawn for the width of its place: a drawing that is being exchanged has none. */
async function fitsItsPlace(page: Page): Promise<boolean> {
  const place = await tree(page).locator("..").boundingBox();
  const frame = await tree(page).getAttribute("viewBox");
  return place !== null && (frame ?? "").startsWith(`0 0 ${Math.round(place.width)} `);
}

/** How the tree is drawn, and how high the figure is. */
async function look(page: Page): Promise<unknown> {
  const box = await figure(page).boundingBox();
  const nodes = await tree(page)
    .locator("[data-node]")
    .evaluateAll((all) => all.map((node) => node.getAttribute("transform")));
  return { high: Math.round(box!.height), frame: await tree(page).getAttribute("viewBox"), nodes };
}

for (const width of [390, 1024, 1280]) {
  test(`At ${width} pixels the server's drawing is made for the place, and nothing moves when it wakes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const asked = drawingsOf(page);
    await page.goto(chapter);
    await figure(page).scrollIntoViewIfNeeded();
    await expect.poll(() => fitsItsPlace(page)).toBe(true);
    await expect(asleep(page)).toBeAttached();
    expect(asked.length).toBeGreaterThan(0);
    const before = await look(page);
    await figure(page).getByRole("button", { name: "Step forward" }).hover();
    await expect(awake(page)).toBeAttached();
    await expect.poll(() => look(page)).toEqual(before);
  });
}

/** For how many pixels each figure's picture is drawn, from the top of the page down. */
const drawnFor = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("ply-figure [data-awake=false] svg:has([role=tree])")].map(
      (svg) => svg.getAttribute("viewBox")!.split(" ")[2],
    ),
  );

test("Only what comes near is drawn for the place, and on paper all is", { tag: "@core" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openWhole(page, chapter);
  const own = (await drawnFor(page)).at(-1);
  expect(own).not.toBe("356");
  await figure(page).scrollIntoViewIfNeeded();
  await expect.poll(() => fitsItsPlace(page)).toBe(true);
  expect((await drawnFor(page)).at(-1)).toBe(own);
  // Paper waits for nothing: all has to be there once the browser has told of it.
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const printed = await drawnFor(page);
  expect(printed.length).toBeGreaterThan(2);
  expect(new Set(printed)).toEqual(new Set(["356"]));
});

test("On a large screen the page's own drawings are the ones, and no other is asked for", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1500, height: 900 });
  const asked = drawingsOf(page);
  await openWhole(page, chapter);
  await figure(page).scrollIntoViewIfNeeded();
  await expect(tree(page)).toHaveAttribute("viewBox", /^0 0 734 /);
  expect(asked).toEqual([]);
});

test("Where the drawing for a phone does not come, the page's own stays, and wakes", async ({ page }) => {
  await page.route("**/drawings/**", (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 900 });
  const asked = drawingsOf(page);
  await page.goto(chapter);
  await figure(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(tree(page)).toHaveAttribute("viewBox", /^0 0 734 /);
  await figure(page).getByRole("button", { name: "Step forward" }).click();
  await expect(awake(page)).toBeAttached();
  await expect(tree(page)).toHaveAttribute("viewBox", /^0 0 356 /);
});

test("A figure that is reached for before its drawing has come wakes as it is", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/drawings/**", async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(chapter);
  // Before scripts have come it hears nothing.
  await expect(page.locator("ply-figure:not(:defined)")).toHaveCount(0);
  await figure(page).getByRole("button", { name: "Step forward" }).click();
  await expect(awake(page)).toBeAttached();
  // Whatever drew it, it has found its place before the drawing comes.
  await expect.poll(() => fitsItsPlace(page)).toBe(true);
  const before = await look(page);
  const come = page.waitForResponse("**/drawings/**");
  release();
  await (await come).finished();
  await expect(awake(page)).toBeAttached();
  expect(await look(page)).toEqual(before);
});
