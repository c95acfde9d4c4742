import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { StepperOnPage } from "./stepperOnPage.ts";

const leaves = Array.from({ length: 12 }, (_, i) => (7 * i) % 13);
/** 1,885 nodes: 12 moves everywhere, three plies deep. */
const tree = JSON.stringify(Array(12).fill(Array(12).fill(leaves)));
const link = `chapters/alpha-beta/?figure=textbook&tree=${encodeURIComponent(tree)}&algorithm=alphaBeta&step=0`;

test("Of a tree of 1,885 nodes only those in sight have elements, and keys reach every other", {
  tag: "@core",
}, async ({ page }) => {
  const figure = await StepperOnPage.open(page, link, "textbook");
  const drawn = figure.root.locator("[data-node]");
  await expect.poll(() => drawn.count()).toBeGreaterThan(1);
  expect(await drawn.count()).toBeLessThan(400);
  // Nodes are numbered ply by ply: the last of all is the last leaf.
  await figure.node(0).focus();
  for (const [key, id] of [
    ["ArrowDown", 1],
    ["ArrowLeft", 1],
    ["ArrowRight", 2],
    ["ArrowDown", 25],
    ["ArrowDown", 301],
    ["ArrowRight", 302],
    ["ArrowUp", 25],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(figure.node(id)).toBeFocused();
    await expect(figure.node(id)).toBeInViewport();
  }
  // Whoever looks elsewhere keeps the focus, and so the place to come back to.
  await figure.node(0).focus();
  await figure.root.getByRole("slider", { name: "Step" }).fill("40");
  await expect(figure.node(0)).toHaveCount(1);
  await expect(figure.root.locator("[data-node][tabindex='0']")).toHaveCount(1);
});

test("A tree of 1,885 nodes is saved with all of them, and is drawn as before afterwards", async ({
  page,
}) => {
  const figure = await StepperOnPage.open(page, link, "textbook");
  await expect.poll(() => figure.root.locator("[data-node]").count()).toBeGreaterThan(1);
  const before = await figure.root.locator("[data-node]").count();
  const download = page.waitForEvent("download");
  await figure.share("SVG");
  const text = readFileSync(await (await download).path(), "utf8");
  expect(text.match(/id="node-\d+"|data-node="\d+"/g)).toHaveLength(1885);
  await expect(figure.root.locator("[data-node]")).toHaveCount(before);
});

test("A tree of 1,885 nodes goes with the pointer that drags it, wherever in it one looks", async ({
  page,
}) => {
  const figure = await StepperOnPage.open(page, link, "textbook");
  // Far from the root, which stands in the middle of the picture from which one begins.
  await figure.node(0).focus();
  await page.keyboard.press("ArrowDown");
  const left = async () => (await figure.node(1).boundingBox())!.x;
  const tree = (await figure.root.locator(".tree-window").boundingBox())!;
  const [x, y] = [tree.x + tree.width / 2, tree.y + 30];
  await expect(figure.node(1)).toBeInViewport();
  const before = await left();
  // What follows the hand comes once a pointer is there.
  await expect(async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y, { steps: 4 });
    const now = await left();
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
    expect(now).toBeCloseTo(before + 40, 0);
  }).toPass();
  // Where it is left, and how large, it is found again, though the search stands elsewhere.
  await figure.button("Zoom in").click();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 90, y, { steps: 4 });
  await page.mouse.up();
  const stood = await placeOf(figure);
  expect(stood[2]).toBeGreaterThan(1);
  await page.reload();
  await figure.alive();
  for (const at of [0, 1, 2])
    await expect.poll(async () => (await placeOf(figure))[at]).toBeCloseTo(stood[at], 1);
  await page.keyboard.press("ArrowRight");
  await figure.button("Show the whole tree").click();
  await expect.poll(async () => (await placeOf(figure))[2]).toBe(1);
});

/** Where a tree stands in its frame: to the right, downwards, and how large. */
const placeOf = async (figure: StepperOnPage) =>
  ((await figure.view()) ?? "").match(/-?[\d.]+(?:e-?\d+)?/g)!.map(Number);
