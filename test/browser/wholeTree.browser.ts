import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { holdQuestions } from "./holdWorker.ts";
import { wakeFigure } from "./openFigure.ts";
import { watchTroubles } from "./watchTroubles.ts";

const figure = (page: Page) => page.locator("figure#whole");
const picture = (page: Page) => figure(page).locator(".whole-picture");
const canvas = (page: Page) => picture(page).locator("canvas[data-painted]");
const said = (page: Page) => figure(page).locator(".say");
const card = (page: Page) => figure(page).getByRole("region", { name: "The node" });
const button = (page: Page, name: string) => figure(page).getByRole("button", { name, exact: true });
const search = (page: Page) => figure(page).getByRole("combobox", { name: "Search played over it" });
const scrubber = (page: Page) => figure(page).getByRole("slider", { name: "Step" });

async function open(page: Page, asked = ""): Promise<void> {
  await page.goto(`whole-tree/${asked}`);
  await wakeFigure(figure(page));
  await expect(canvas(page)).toBeVisible();
}

/** Of 40 places along a row of the picture, how many are painted. */
const painted = (page: Page, level: number, levels: number) =>
  canvas(page).evaluate(
    (drawn: HTMLCanvasElement, row) => {
      // A copy: browsers complain of what is painted and read by turns.
      const copy = document.createElement("canvas");
      [copy.width, copy.height] = [drawn.width, drawn.height];
      const context = copy.getContext("2d", { willReadFrequently: true })!;
      context.drawImage(drawn, 0, 0);
      const y = Math.round(row * drawn.height);
      return Array.from({ length: 40 }, (_, i) => Math.round(((i + 0.5) / 40) * drawn.width)).filter(
        (x) => context.getImageData(x, y, 1, 1).data[3] > 0,
      ).length;
    },
    (level + 0.5) / levels,
  );

test("A link that names a game alone opens its tree, and of none it is said", async ({ page }) => {
  await open(page, "?game=race2x2");
  await expect(figure(page).getByRole("combobox", { name: "Game" })).toHaveValue("race2x2");
  await expect(page).toHaveURL(/[?&]figure=whole(&|$)/);
  await page.goto("whole-tree/?game=chess");
  await expect(figure(page)).toContainText("This link is broken");
});

test("What was unfolded below the picture is unfolded after a reload", async ({ page }) => {
  await open(page);
  const list = figure(page).locator("details", { hasText: "as a list" });
  const table = figure(page).locator("details", { hasText: "as a table" });
  await list.locator("summary").click();
  await expect(list.getByRole("treeitem").first()).toBeVisible();
  await page.reload();
  await expect(list.getByRole("treeitem").first()).toBeVisible();
  await expect(table).not.toHaveAttribute("open");
  await list.locator("summary").click();
  await page.reload();
  await wakeFigure(figure(page));
  await expect(canvas(page)).toBeVisible();
  await expect(list).not.toHaveAttribute("open");
});

test("Draws all of tic-tac-toe, tells of the node below the pointer, zooms and comes back", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page);
  await expect(figure(page)).toContainText(/549,946 nodes in \d+ MB, \d+ bytes a node/);
  await expect.poll(() => painted(page, 9, 10)).toBe(40);
  const box = (await picture(page).boundingBox())!;
  await page.mouse.move(box.x + 0.5 * box.width, box.y + 0.15 * box.height);
  await expect(card(page)).toContainText("X the centre");
  await page.mouse.click(box.x + 0.5 * box.width, box.y + 0.15 * box.height);
  await button(page, "Look closer").click();
  await expect(figure(page)).toContainText(/leaves [\d,]+ to [\d,]+ of 255,168/);
  const looked = await figure(page).locator(".seen").textContent();
  await page.keyboard.down("Control");
  await page.mouse.move(box.x + 0.5 * box.width, box.y + 0.5 * box.height);
  await page.mouse.wheel(0, -600);
  await page.keyboard.up("Control");
  await expect(figure(page).locator(".seen")).not.toHaveText(looked!);
  const closer = await figure(page).locator(".seen").textContent();
  await page.mouse.down();
  await page.mouse.move(box.x + 0.2 * box.width, box.y + 0.5 * box.height, { steps: 4 });
  await page.mouse.up();
  await expect(figure(page).locator(".seen")).not.toHaveText(closer!);
  await button(page, "Whole tree").click();
  await expect(figure(page)).toContainText("all 255,168 leaves");
  expect(troubles).toEqual([]);
});

test("Plays another search over the tree: what it cuts is gone, and every step is a picture", async ({
  page,
}) => {
  await open(page);
  await search(page).selectOption("ownOrder");
  await expect(said(page)).toContainText("the game’s own order is done");
  await expect.poll(() => painted(page, 9, 10)).toBeLessThan(20);
  await scrubber(page).fill("1000");
  await expect(canvas(page)).toHaveAttribute("data-painted", "1000");
  await expect(said(page)).toContainText(/It has read 5\d\d of 549,946 nodes/);
  await scrubber(page).fill("0");
  await expect(said(page)).toContainText("has read nothing yet");
  await expect.poll(() => painted(page, 0, 10)).toBe(0);
  await figure(page).getByRole("combobox", { name: "Colour nodes by" }).selectOption("class");
  await expect(figure(page)).toContainText("765 classes of positions");
});

test("Cancels what grows, refuses what is too large, and keeps what it has", async ({ page }) => {
  await open(page, "?figure=whole&position=XO.......");
  await holdQuestions(page);
  await figure(page).getByRole("textbox", { name: "Plies of the tree" }).fill("5");
  await figure(page).getByRole("textbox", { name: "Plies of the tree" }).press("Enter");
  await button(page, "Cancel").click();
  await expect(figure(page)).toContainText("Cancelled");
  await expect(canvas(page)).toBeVisible();
});

test("Says of a tree beyond a million nodes that it is too large", async ({ page }) => {
  await open(page, "?figure=whole&position=XO.......");
  await figure(page).getByRole("combobox", { name: "Game" }).selectOption("connectFour");
  await expect(figure(page)).toContainText(/137,257 nodes|137,2\d\d nodes/);
  const plies = figure(page).getByRole("textbox", { name: "Plies of the tree" });
  await plies.fill("9");
  await plies.press("Enter");
  await expect(figure(page).getByRole("alert")).toContainText("more than 1,000,000 nodes");
  await expect(plies).toHaveValue("6");
  await expect(canvas(page)).toBeVisible();
  await plies.fill("0");
  await plies.press("Enter");
  await expect(
    figure(page).getByText(
      'Its depth "0" is no whole number from 1 to 60. What was there before still holds.',
    ),
  ).toBeVisible();
});

test("Opens a node in the Stepper, and comes back to the same part of the tree", async ({ page }) => {
  await open(page, "?figure=whole&search=alphaBeta&at=end&focus=4%200%208%202&from=0.45&to=0.5");
  await expect(card(page)).toContainText("Ply 4");
  const seen = await figure(page).locator(".seen").textContent();
  const link = card(page).getByRole("link", { name: "Open in the Stepper" });
  expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(24);
  await link.click();
  await expect(page).toHaveURL(
    /playground\/\?figure=stepper&game=ticTacToe&position=O\.O\.X\.\.\.X&algorithm=alphaBeta&depth=5$/,
  );
  await expect(page.locator(".stepper")).toBeVisible();
  await expect(page.locator(".stepper").getByRole("textbox", { name: "Position" })).toHaveValue("O.O.X...X");
  await page.goBack();
  await wakeFigure(figure(page));
  await expect(figure(page).locator(".seen")).toHaveText(seen!);
  await expect(card(page)).toContainText("Ply 4");
  await expect(search(page)).toHaveValue("alphaBeta");
});

test("Comes back from the Stepper by its link to the same part of the tree, and to the node that was reached there", async ({
  page,
}) => {
  await open(page, "?figure=whole&search=alphaBeta&colour=visit&at=end&focus=4%200%208%202&from=0.45&to=0.5");
  await expect(card(page)).toContainText("Ply 4");
  const seen = await figure(page).locator(".seen").textContent();
  await card(page).getByRole("link", { name: "Open in the Stepper" }).click();
  const stepper = page.locator(".stepper");
  await expect(stepper).toBeVisible();
  await wakeFigure(page.locator("figure#stepper"));
  await stepper
    .getByRole("button", { name: /Step into|Into|One step/ })
    .first()
    .click();
  await stepper.getByRole("link", { name: "In the whole tree" }).click();
  await wakeFigure(figure(page));
  await expect(figure(page).locator(".seen")).toHaveText(seen!);
  await expect(search(page)).toHaveValue("alphaBeta");
  await expect(figure(page).getByRole("combobox", { name: "Colour nodes by" })).toHaveValue("visit");
});

test("Leads from any position of a game in the Stepper to its whole tree", async ({ page }) => {
  await page.goto("playground/?figure=stepper&game=ticTacToe&position=XOXO.....&algorithm=minimax&depth=9");
  await wakeFigure(page.locator("figure#stepper"));
  await page.getByRole("link", { name: "In the whole tree" }).click();
  await wakeFigure(figure(page));
  await expect(figure(page)).toContainText(/234 nodes in/);
});

test("Turns to branches by a key and by its menu, and has the same in sight", async ({ page }) => {
  await open(page, "?figure=whole&position=XO.......&search=alphaBeta&at=end&focus=4");
  const layout = figure(page).getByRole("combobox", { name: "Layout of the tree" });
  await picture(page).focus();
  await page.keyboard.press("Enter");
  const leaves = async () => (await figure(page).locator(".seen").textContent())!;
  const before = await leaves();
  await page.keyboard.press("b");
  await expect(layout).toHaveValue("branches");
  await expect.poll(() => painted(page, 1, 8)).toBeLessThan(10);
  const ring = picture(page).locator("rect.ring.outer");
  await expect(ring).toBeVisible();
  const [box, frame] = [(await ring.boundingBox())!, (await picture(page).boundingBox())!];
  expect(box.x).toBeGreaterThan(frame.x);
  expect(box.x + box.width).toBeLessThan(frame.x + frame.width);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(card(page)).toContainText("X the centre");
  await page.mouse.move(0, 0);
  await layout.selectOption("leaves");
  await expect(figure(page).locator(".seen")).toHaveText(before);
});

test("Is walked, zoomed and stepped by keys alone", async ({ page }) => {
  await open(page, "?figure=whole&position=XOXO.....&search=alphaBeta&at=end");
  await picture(page).focus();
  const seen = figure(page).locator(".seen");
  await page.keyboard.press("ArrowDown");
  await expect(card(page)).toContainText("The root");
  await page.keyboard.press("ArrowDown");
  await expect(card(page)).toContainText("Ply 1: X the centre");
  await page.keyboard.press("ArrowRight");
  await expect(card(page)).toContainText("Ply 1: X right");
  await page.keyboard.press("ArrowLeft");
  await expect(card(page)).toContainText("Ply 1: X the centre");
  await page.keyboard.press("Enter");
  await expect(seen).toContainText(/^leaves 1 to/);
  await page.keyboard.press("0");
  await expect(seen).toContainText(/^all/);
  await page.keyboard.press("+");
  await expect(seen).toContainText(/^leaves/);
  await page.keyboard.press("-");
  await expect(seen).toContainText(/^all/);
  await page.keyboard.press("ArrowUp");
  await expect(card(page)).toContainText("The root");
  await page.keyboard.press("Escape");
  await page.keyboard.press("End");
  await expect(said(page)).toContainText("is done");
  await page.keyboard.press("Home");
  await expect(said(page)).toContainText("has read nothing yet");
  await figure(page).locator(".whole-tree").focus();
  await page.keyboard.press("ArrowRight");
  await expect(said(page)).toContainText("is at the root");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("the whole tree");
});

test("Has the same facts as a table and as a tree that is unfolded level by level", async ({ page }) => {
  await open(page, "?figure=whole&position=XOXO.....");
  await figure(page).getByText("The same as a table").click();
  const cells = figure(page).getByRole("row").nth(2).getByRole("cell");
  await expect(cells).toHaveText(["MIN", "5", "5", "0", "2", "2", "1"]);
  await figure(page).getByText("The same as a list").click();
  const items = figure(page).getByRole("treeitem");
  await expect(items).toHaveCount(6);
  await items.first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(items).toHaveCount(10);
  await expect(items.nth(2)).toHaveAttribute("aria-level", "3");
  await expectAccessible(page, { within: ["figure#whole"] });
});

/** How many pages a page takes on paper. */
async function pagesOf(page: Page): Promise<number | undefined> {
  const [edge, format] = ["1cm", "A4"];
  const pdf = await page.pdf({ format, margin: { top: edge, bottom: edge, left: edge, right: edge } });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
}

test("Is one page of paper, with its words, and two with its table", async ({ page }) => {
  await page.goto("whole-tree/");
  await expect(figure(page).locator(".first svg")).toBeVisible();
  expect(await pagesOf(page)).toBe(1);
  await open(page, "?figure=whole&position=XOXO.....");
  await figure(page).getByText("The same as a table").click();
  await expect(figure(page).getByRole("row")).not.toHaveCount(0);
  expect(await pagesOf(page)).toBeLessThanOrEqual(2);
  // What was painted and what is written over it are as wide, and as high, though paper is narrower than the screen.
  await page.emulateMedia({ media: "print" });
  const boxes = await picture(page).evaluate((frame) =>
    ["canvas", "svg.drawing"].map((part) => {
      const { width, height } = frame.querySelector(part)!.getBoundingClientRect();
      return [Math.round(width), Math.round(height)];
    }),
  );
  expect(boxes[0]).toEqual(boxes[1]);
  await expect(figure(page).getByText("The same as a list")).toBeHidden();
});

test("Survives another size of the window, and fits a phone", async ({ page }) => {
  await open(page, "?figure=whole&search=alphaBeta&at=9000");
  await page.setViewportSize({ width: 390, height: 800 });
  await expect
    .poll(() => canvas(page).evaluate((drawn: HTMLCanvasElement) => drawn.width / devicePixelRatio))
    .toBeLessThan(390);
  await expect.poll(() => painted(page, 0, 10)).toBe(40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("Is painted in the reader's own colours where those are forced", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "?figure=whole&position=XOXO.....");
  await page.emulateMedia({ forcedColors: "active" });
  await expect.poll(() => painted(page, 0, 6)).toBe(40);
  const middle = () =>
    canvas(page).evaluate((drawn: HTMLCanvasElement) => [
      ...drawn.getContext("2d")!.getImageData(5, 8, 1, 1).data,
    ]);
  const forced = await middle();
  await page.emulateMedia({ forcedColors: "none" });
  await expect.poll(async () => String(await middle())).not.toBe(String(forced));
});
