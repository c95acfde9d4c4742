import { expect, test } from "@playwright/test";
import { expectedRun, textbookTree } from "./expectedRun.ts";
import { StepperOnPage } from "./stepperOnPage.ts";

const chapter = "chapters/alpha-beta/";
const run = expectedRun({ tree: textbookTree, algorithm: "alphaBeta" });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("Nothing jumps while a thumb steps through a whole search", async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  const forward = figure.button("Step forward");
  await figure.button("First step").tap();
  await figure.shows(run, 0);
  const places = () =>
    figure.root.evaluate((root) =>
      [...root.querySelectorAll("button, input, select, svg, .say, .panel, .count")]
        .filter((element) => element.checkVisibility() && !element.closest("table"))
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [
            element.getAttribute("aria-label") ?? element.className,
            x,
            y + scrollY,
            width,
            height,
          ].join(" ");
        }),
    );
  // A browser's own mark of a tap would be painted before what the tap asks for.
  await expect(forward).toHaveCSS("-webkit-tap-highlight-color", "rgba(0, 0, 0, 0)");
  const before = await places();
  expect(before.join()).toContain("Step forward");
  for (let step = 1; step <= run.trace.length; step++) {
    await forward.tap();
    await expect(figure.scrubber).toHaveValue(String(step));
    expect(await places(), `at step ${step}`).toEqual(before);
  }
  await figure.shows(run, run.trace.length);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("A phone has two rows of what is searched and three of steps", async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  const rows = (bar: string) =>
    figure.root.locator(bar).evaluate((bar) => {
      const controls = [...bar.querySelectorAll("button, select, input, .count")];
      const middles = controls
        .filter((control) => control.checkVisibility() && !control.matches(".cutoff"))
        .map((control) => control.getBoundingClientRect())
        .map(({ top, bottom }) => (top + bottom) / 2);
      return middles.sort((a, b) => a - b).filter((y, i) => i === 0 || y - middles[i - 1]! > 12).length;
    });
  expect(await rows(".head")).toBe(2);
  expect(await rows(".transport")).toBe(3);
});

test("Everything that can be touched is large enough for a finger", async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await figure.button("Edit the tree").tap();
  await figure.root.getByRole("tab", { name: "Path" }).tap();
  await expect(figure.button("To the next cutoff")).toBeVisible();
  const sizes = await figure.root.evaluate((root) => {
    const targets = [...root.querySelectorAll("button, input, select, [role=tab], .target")];
    return (
      targets
        .filter((target) => target.checkVisibility() && !target.closest("dialog"))
        // Marks of the scrubber let a finger through to the knob; buttons lead to the same places.
        .filter((target) => getComputedStyle(target).pointerEvents !== "none")
        .map((target) => {
          const { width, height } = target.getBoundingClientRect();
          const name = target.getAttribute("aria-label") ?? target.textContent ?? "";
          return { name, size: Math.min(width, height), inTransport: target.closest(".transport") !== null };
        })
    );
  });
  expect(sizes.filter(({ inTransport }) => inTransport).length).toBeGreaterThanOrEqual(10);
  expect(sizes.filter(({ size, inTransport }) => size < (inTransport ? 40 : 24))).toEqual([]);
});

test("A tap on a node goes to the step that entered it, without moving the page", { tag: "@core" }, async ({
  page,
}) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await figure.node(11).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await figure.node(11).tap();
  await figure.shows(run, run.step("enter 2.1"));
  await figure.node(1).tap();
  await figure.shows(run, run.step("enter 0"));
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test("One panel shows at a time", async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  const code = figure.root.getByLabel(/, code$/);
  const path = figure.root.getByRole("table", { name: "The path to the node under search" });
  await expect(code).toBeVisible();
  await expect(path).toBeHidden();
  await figure.root.getByRole("tab", { name: "Path" }).tap();
  await expect(path).toBeVisible();
  await expect(code).toBeHidden();
  await figure.root.getByRole("tab", { name: "Code" }).tap();
  await expect(code).toBeVisible();
});

test("A leaf is dragged by a finger while the tree is being edited", async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await figure.button("Last step").tap();
  await figure.button("Edit the tree").tap();
  await figure.node(7).scrollIntoViewIfNeeded();
  const [from, beyond] = [(await figure.node(7).boundingBox())!, (await figure.node(9).boundingBox())!];
  const y = from.y + from.height / 2;
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  const [start, end] = [from.x + from.width / 2, beyond.x + beyond.width / 2 + 8];
  await send("touchStart", start);
  for (let share = 0.2; share <= 1; share += 0.2) await send("touchMove", start + (end - start) * share);
  await send("touchMove", end);
  await send("touchEnd");
  const dragged = expectedRun({ tree: "[[3,12,8],[4,6,2],[14,5,2]]", algorithm: "alphaBeta" });
  await figure.showsTree(dragged, dragged.trace.length);
});

test("A swipe up scrolls the page, over the steps too, and one to the side moves the tree", async ({
  page,
}) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await figure.node(2).scrollIntoViewIfNeeded();
  await figure.node(2).tap();
  await expect.poll(() => figure.drawing.evaluate((svg) => "__zoom" in svg)).toBe(true);
  const touch = await page.context().newCDPSession(page);
  const [top, view] = [await page.evaluate(() => scrollY), await figure.view()];
  const swipe = async (dx: number, dy: number, over = figure.drawing) => {
    const box = (await over.boundingBox())!;
    const [x, y] = [Math.round(box.x + box.width * 0.6), Math.round(box.y + box.height / 2)];
    // By its own clock the finger rests before it is lifted: nothing goes on gliding, on however slow a machine.
    const begin = Date.now() / 1000 - 2;
    const send = (type: "touchStart" | "touchMove" | "touchEnd", seconds: number, share?: number) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        timestamp: begin + seconds,
        touchPoints: share === undefined ? [] : [{ x: x + dx * share, y: y + dy * share }],
      });
    await send("touchStart", 0, 0);
    for (let step = 1; step <= 10; step++) await send("touchMove", step / 50, step / 10);
    await send("touchEnd", 1.5);
  };
  await swipe(0, -160);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 80);
  expect(await figure.view()).toBe(view);
  await swipe(0, 160);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(top + 40);
  expect(await figure.view()).toBe(view);
  const step = await figure.scrubber.inputValue();
  await figure.scrubber.scrollIntoViewIfNeeded();
  const here = await page.evaluate(() => scrollY);
  await swipe(0, -160, figure.scrubber);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(here + 80);
  await expect(figure.scrubber).toHaveValue(step);
  await swipe(40, 0, figure.scrubber);
  await expect(figure.scrubber).not.toHaveValue(step);
  await figure.node(2).scrollIntoViewIfNeeded();
  await swipe(-60, 0);
  await expect.poll(() => figure.view()).not.toBe(view);
  await figure.button("Show the whole tree").tap();
  await expect.poll(() => figure.view()).toBe(view);
});

test("What is no value for a leaf is refused beside it, and nothing moves", async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await figure.button("Edit the tree").tap();
  const leaf = figure.node(12);
  await leaf.scrollIntoViewIfNeeded();
  const place = await leaf.boundingBox();
  await leaf.tap();
  const field = figure.root.getByRole("textbox", { name: "Value of the leaf" });
  await field.fill("1,5");
  await field.press("Enter");
  const complaint = figure.root.getByRole("alert");
  await expect(complaint).toContainText('"1,5" is no value for a leaf');
  expect(await leaf.boundingBox()).toEqual(place);
  const [at, below, frame] = await Promise.all(
    [field, complaint, figure.root].map(async (part) => (await part.boundingBox())!),
  );
  expect(below.y - (at.y + at.height)).toBeLessThan(24);
  for (const { x, width } of [at, below]) {
    expect(x).toBeGreaterThan(frame.x);
    expect(x + width).toBeLessThan(frame.x + frame.width);
  }
  await expect(figure.field).not.toHaveAttribute("aria-invalid", "true");
});

test("A refused tree is said below its field, over the picture, and a name of forty plies is broken in two", async ({
  page,
}) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  const field = figure.root.getByRole("textbox").first();
  await field.fill("[[1,2],[3");
  await field.press("Enter");
  const [at, said] = await Promise.all(
    [field, figure.root.getByRole("alert")].map((one) => one.boundingBox()),
  );
  expect(said!.y).toBeGreaterThan(at!.y + at!.height);
  expect(said!.y).toBeLessThan(at!.y + at!.height + 24);
  await field.fill(`${"[".repeat(40)}5${"]".repeat(40)}`);
  await field.press("Enter");
  await expect(figure.root.getByRole("alert")).toHaveCount(0);
  const sentence = figure.root.locator(".say");
  await expect(sentence).toContainText("Done");
  expect(await sentence.evaluate((say) => say.scrollWidth - say.clientWidth)).toBe(0);
});

test("What the colours of 81 leaves say stands beside the buttons to zoom", async ({ page }) => {
  const tree = (plies: number): string =>
    plies === 0 ? "7" : `[${[0, 1, 2].map(() => tree(plies - 1)).join(",")}]`;
  const address = `playground/?figure=stepper&tree=${tree(4)}&algorithm=minimax`;
  const figure = await StepperOnPage.open(page, address, "stepper");
  await figure.button("Last step").tap();
  await figure.button("Show the whole tree").tap();
  const colours = figure.root.locator(".tree-window > p").filter({ hasText: "MIN" });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const endOfColours = async () => {
      const { x, width } = (await colours.boundingBox())!;
      return x + width - (await figure.button("Zoom out").boundingBox())!.x;
    };
    await expect.poll(endOfColours, `${width} pixels wide`).toBeLessThan(0);
  }
});
