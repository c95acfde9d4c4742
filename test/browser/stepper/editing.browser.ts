import { expect, test } from "@playwright/test";
import { random, type Tree } from "../../../src/engine/index.ts";
import { alignTrace } from "../../../src/kit/tree/alignTrace.ts";
import { expectedRun, textbookTree } from "./expectedRun.ts";
import { StepperOnPage } from "./stepperOnPage.ts";

const chapter = "chapters/alpha-beta/";
const treeRun = (tree: Tree) => expectedRun({ tree: JSON.stringify(tree), algorithm: "alphaBeta" });
const given: Tree = JSON.parse(textbookTree);
const run = treeRun(given);
const end = run.trace.length;

test.describe("The bar for editing", () => {
  test("orders all moves, and the counts follow at once", { tag: "@core" }, async ({ page }) => {
    const figure = await StepperOnPage.open(page, chapter, "textbook");
    await figure.button("Last step").click();
    await figure.button("Edit the tree").click();
    const leavesRead = () => figure.root.getByText(/^Leaves read/).textContent();

    await figure.button("Reverse").click();
    const reversed = treeRun([
      [2, 5, 14],
      [6, 4, 2],
      [8, 12, 3],
    ]);
    await figure.showsTree(reversed, reversed.trace.length);

    await figure.button("Best order").click();
    await expect.poll(leavesRead).toBe(`Leaves read ${run.measures.fewest} of ${run.measures.leaves}`);
    await figure.button("Worst order").click();
    await expect.poll(leavesRead).toBe(`Leaves read ${run.measures.leaves} of ${run.measures.leaves}`);

    await figure.button("As given").click();
    await figure.showsTree(run, end);
    await figure.button("Shuffle").click();
    const shuffled = treeRun(shuffledBy(1, given));
    await figure.showsTree(shuffled, shuffled.trace.length);

    await figure.button("Undo").click();
    await figure.showsTree(run, end);
    await figure.button("Redo").click();
    await figure.showsTree(shuffled, shuffled.trace.length);
    for (let undone = 0; undone < 5; undone++) await figure.button("Undo").click();
    await figure.showsTree(run, end);
    await expect(figure.button("Undo")).toHaveAttribute("aria-disabled", "true");
  });

  test("lets a leaf be dragged to another place", async ({ page }) => {
    const figure = await StepperOnPage.open(page, chapter, "textbook");
    await figure.button("Last step").click();
    await figure.button("Edit the tree").click();
    const from = (await figure.node(7).boundingBox())!;
    const beyond = (await figure.node(9).boundingBox())!;
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(beyond.x + beyond.width / 2 + 12, y, { steps: 6 });
    await expect(figure.root.locator(".goal line")).toBeAttached();
    await page.mouse.up();
    const dragged = treeRun([
      [3, 12, 8],
      [4, 6, 2],
      [14, 5, 2],
    ]);
    await figure.showsTree(dragged, dragged.trace.length);
  });

  test("lets a leaf be clicked and changed", async ({ page }) => {
    const figure = await StepperOnPage.open(page, chapter, "textbook");
    await figure.button("Last step").click();
    await figure.button("Edit the tree").click();
    await figure.node(9).click();
    const field = page.getByRole("textbox", { name: "Value of the leaf" });
    await expect(field).toBeFocused();
    await field.fill("−1000");
    await figure.live.click();
    const changed = treeRun([
      [3, 12, 8],
      [2, 4, -1000],
      [14, 5, 2],
    ]);
    await expect(field).toBeHidden();
    await figure.showsTree(changed, changed.trace.length);
  });
});

test.describe("The field of the tree", () => {
  test("takes another tree in either notation, as one change", async ({ page }) => {
    const figure = await StepperOnPage.open(page, chapter, "textbook");
    await figure.button("Last step").click();
    await figure.field.fill("((9 1) (2 (7 3)) 4)");
    await figure.field.press("Enter");
    const typed = treeRun([[9, 1], [2, [7, 3]], 4]);
    await figure.showsTree(typed, typed.trace.length);
    await figure.button("Edit the tree").click();
    await figure.button("Undo").click();
    await figure.showsTree(run, end);
    await expect(figure.button("Undo")).toHaveAttribute("aria-disabled", "true");
  });

  test("says what is wrong with a bad tree and where, keeps the text, and the last good tree stays", async ({
    page,
  }) => {
    const figure = await StepperOnPage.open(page, chapter, "textbook");
    const step = run.step("cutoff 1");
    await figure.field.fill("[[3,12,8],[2,,6]]");
    await figure.field.press("Enter");
    const alert = figure.root.getByRole("alert");
    await expect(alert).toContainText("Line 1, column 14");
    await expect(figure.field).toHaveValue("[[3,12,8],[2,,6]]");
    await expect(figure.field).toHaveAttribute("aria-invalid", "true");
    await expect(figure.field).toHaveAccessibleDescription(/column 14/);
    await figure.shows(run, step);
    await figure.button("Step forward").click();
    await figure.shows(run, step + 1);
    await expect(figure.field).toHaveValue("[[3,12,8],[2,,6]]");

    await figure.field.press("Escape");
    await expect(alert).toHaveCount(0);
    await figure.showsTree(run, step + 1);
  });

  for (const width of [1400, 1024, 390]) {
    test(`leaves the tree where it is as it comes, complains and goes, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const figure = await StepperOnPage.open(page, chapter, "textbook");
      await figure.gesturesHaveCome();
      const place = () =>
        figure.drawing.evaluate((drawing) => {
          const { left, top, width, height } = drawing.getBoundingClientRect();
          const frame = drawing.closest("figure")!.getBoundingClientRect();
          return [left - frame.left, top - frame.top, width, height];
        });
      const before = await place();
      const bar = figure.root.getByRole("toolbar", { name: "Edit the tree" });
      await figure.button("Edit the tree").click();
      await expect(bar).toBeVisible();
      expect(await place()).toEqual(before);

      await figure.field.fill("[[3,12,8],[2,,6]]");
      await figure.field.press("Enter");
      await expect(figure.root.getByRole("alert")).toBeVisible();
      expect(await place()).toEqual(before);

      await figure.button("Edit the tree").click();
      await expect(bar).toHaveCount(0);
      expect(await place()).toEqual(before);
    });
  }

  test("forgets the error when the tree is mended", async ({ page }) => {
    const figure = await StepperOnPage.open(page, chapter, "textbook");
    await figure.button("Last step").click();
    await figure.field.fill("[[3,12,8],[2,4,6]");
    await figure.live.click();
    await expect(figure.root.getByRole("alert")).toBeVisible();
    await figure.field.press("End");
    await figure.field.pressSequentially("]");
    await figure.field.press("Enter");
    const mended = treeRun([
      [3, 12, 8],
      [2, 4, 6],
    ]);
    await figure.showsTree(mended, mended.trace.length);
    await expect(figure.root.getByRole("alert")).toHaveCount(0);
  });
});

for (const reducedMotion of ["reduce", "no-preference"] as const) {
  const wanted = reducedMotion === "no-preference";
  test(`After an edit ${wanted ? "nodes glide to their new places" : "nothing moves where motion is not wanted"}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    // However busy the machine: each frame is drawn in its turn.
    await page.clock.install();
    const figure = await StepperOnPage.open(page, chapter, "textbook");
    await figure.gesturesHaveCome();
    await figure.button("Edit the tree").click();
    const [first, last] = await Promise.all([1, 3].map((id) => figure.node(id).getAttribute("transform")));
    // Every place at which the first move is drawn, until it stands where the last one stood.
    const moved = await figure.node(1).elementHandle();
    const places = await moved!.evaluateHandle((node) => {
      const seen: string[] = [];
      new MutationObserver(() => seen.push(node.getAttribute("transform")!)).observe(node, {
        attributeFilter: ["transform"],
      });
      return seen;
    });
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await figure.button("Reverse").click();
    await expect(figure.field).toHaveValue("[[2,5,14],[6,4,2],[8,12,3]]");
    const seen = () => places.evaluate((places) => [...places]);
    for (let frame = 0; frame < 60 && (await seen()).at(-1) !== last; frame++) await page.clock.runFor(16);
    expect((await seen()).at(-1)).toBe(last);
    const between = (await seen()).filter((place) => place !== first && place !== last);
    if (wanted) expect(between.length).toBeGreaterThan(10);
    else expect(between).toEqual([]);
  });
}

test("A move that is dragged takes its subtree along and says what the drop will bring", async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await figure.gesturesHaveCome();
  await figure.button("Edit the tree").click();
  const middle = async (id: number) => {
    const { x, y, width, height } = (await figure.node(id).locator(".target").boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [from, to, leaf] = [await middle(1), await middle(2), await middle(4)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const distance = to.x - from.x + 12;
  await page.mouse.move(from.x + distance, from.y, { steps: 5 });
  expect((await middle(4)).x - leaf.x).toBeCloseTo(distance, 0);
  const swapped = expectedRun({ tree: "[[2,4,6],[3,12,8],[14,5,2]]", algorithm: "alphaBeta" });
  const leaves = (run: typeof swapped) => run.trace.counters(run.trace.length).leaves;
  const own = expectedRun({ tree: textbookTree, algorithm: "alphaBeta" });
  await expect(figure.root.locator(".goal text")).toHaveText(`${leaves(own)} → ${leaves(swapped)} leaves`);
  await page.mouse.up();
  await expect(figure.field).toHaveValue("[[2,4,6],[3,12,8],[14,5,2]]");
});

test("While a leaf's value is dragged, the counts and the cuts it will bring are seen before it is dropped", async ({
  page,
}) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await figure.gesturesHaveCome();
  await figure.button("Edit the tree").click();
  const box = (await figure.node(7).locator(".target").boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const runOf = (tree: string) => expectedRun({ tree, algorithm: "alphaBeta" });
  const leaves = ({ trace }: ReturnType<typeof runOf>) => trace.counters(trace.length).leaves;
  const [own, raised] = [textbookTree, "[[3,12,8],[9,4,6],[14,5,2]]"].map(runOf);
  expect(leaves(raised)).not.toBe(leaves(own));
  const spared = () =>
    figure.root
      .locator(".spared")
      .evaluateAll((nodes) =>
        nodes.map((node) => Number((node as SVGElement).dataset.node)).sort((a, b) => a - b),
      );

  await page.mouse.move(x, y);
  await page.mouse.down();
  // Seven pixels for each unit, upwards: from 2 to 9.
  await page.mouse.move(x, y - 49, { steps: 8 });
  await expect(figure.node(7).locator(".label")).toHaveText("9");
  await expect(figure.root.locator(".goal text")).toHaveText(`${leaves(own)} → ${leaves(raised)} leaves`);
  const { traced } = alignTrace(raised.outline, raised.trace);
  const unread = raised.outline.nodes.filter(
    ({ id }) => traced[id] < 0 || raised.trace.node(traced[id], raised.trace.length).status !== "done",
  );
  expect(await spared()).toEqual(unread.map(({ id }) => id));
  await expect(figure.root.locator(".scissors, .hatch")).toHaveCount(0);
  await expect(figure.field).toHaveValue(textbookTree);

  await page.mouse.up();
  await expect(figure.field).toHaveValue("[[3,12,8],[9,4,6],[14,5,2]]");
  expect(await spared()).toEqual([]);
});

/** Every node's moves in the order of the seed's shuffle, from the root down. */
function shuffledBy(seed: number, tree: Tree): Tree {
  const { shuffle } = random(seed);
  const visit = (node: Tree): Tree => (typeof node === "number" ? node : shuffle(node).map(visit));
  return visit(tree);
}
