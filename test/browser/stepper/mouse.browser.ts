import { expect, test } from "@playwright/test";
import { formatValue } from "../../../src/drawing/formatValue.ts";
import { forward, next, out, over } from "../../../src/trace/index.ts";
import { expectedRun, textbookTree } from "./expectedRun.ts";
import { StepperOnPage } from "./stepperOnPage.ts";

const chapter = "chapters/alpha-beta/";
const run = expectedRun({ tree: textbookTree, algorithm: "alphaBeta" });
const firstCut = run.step("cutoff 1");

test("Nothing jumps while the path beside the tree grows and shrinks", async ({ page }) => {
  const figure = await StepperOnPage.open(page, "playground/", "stepper");
  await figure.button("First step").click();
  const places = () =>
    figure.root.evaluate((root) =>
      [...root.querySelectorAll("button, .beside, div.path")]
        .filter((element) => element.checkVisibility() && !element.closest("table"))
        .map((element) => element.getBoundingClientRect())
        .map(({ y, height }) => [y + scrollY, height].join(" ")),
    );
  const before = await places();
  for (let step = 1; step <= run.trace.length; step++) {
    await figure.button("Step forward").click();
    await expect(figure.scrubber).toHaveValue(String(step));
    expect(await places(), `at step ${step}`).toEqual(before);
  }
});

test("The buttons of a debugger step through a search", { tag: "@core" }, async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  let step = firstCut;
  for (const [name, leadsTo] of [
    ["First step", () => 0],
    ["Step forward", () => forward(run.trace, step)],
    ["Step into the next node", () => next(run.trace, "enter", step)!],
    ["Step over", () => over(run.trace, step)],
    ["Step back", () => step - 1],
    ["Step out", () => out(run.trace, step)],
    ["Step over", () => over(run.trace, step)],
    ["Last step", () => run.trace.length],
  ] as const) {
    await figure.button(name).click();
    step = leadsTo();
    await figure.shows(run, step);
  }
  for (const name of ["Step forward", "Step over", "Step out", "Last step"]) {
    await expect(figure.button(name)).toHaveAttribute("aria-disabled", "true");
  }
});

test("Dragging the knob goes to any step, and every cutoff has its mark", async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await expect(figure.root.locator(".rail .cutoff")).toHaveCount(
    run.trace.counters(run.trace.length).cutoffs,
  );
  const box = (await figure.scrubber.boundingBox())!;
  const knob = 20;
  const across = (step: number) => box.x + knob / 2 + ((box.width - knob) * step) / run.trace.length;
  await page.mouse.move(across(firstCut), box.y + box.height / 2);
  await page.mouse.down();
  for (const step of [3, 20, 11]) {
    await page.mouse.move(across(step), box.y + box.height / 2, { steps: 4 });
    await figure.shows(run, step);
  }
  await page.mouse.up();
  await page.mouse.click(across(run.trace.length), box.y + box.height / 2);
  await figure.shows(run, run.trace.length);
});

test("A click on a node goes to the step that entered it, and the arrow keys step on from there", async ({
  page,
}) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await figure.node(11).click();
  await figure.shows(run, run.step("enter 2.1"));
  await expect(figure.root).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await figure.shows(run, run.step("enter 2.1") + 1);
  await figure.node(1).click();
  await figure.shows(run, run.step("enter 0"));
});

test("When the gestures have come too, a click leaves the keys with the figure, and there is a way back from a closer look", async ({
  page,
}) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await figure.gesturesHaveCome();
  await figure.node(1).click();
  await figure.shows(run, run.step("enter 0"));
  await expect(figure.root).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await figure.shows(run, run.step("enter 0") + 1);

  const whole = figure.button("Show the whole tree");
  const before = await figure.view();
  await expect(whole).toHaveCount(0);
  await figure.node(0).hover();
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -600);
  await page.keyboard.up("Control");
  await expect.poll(() => figure.view()).not.toBe(before);
  await page.keyboard.press("ArrowRight");
  await whole.click();
  await expect.poll(() => figure.view()).toBe(before);
  await expect(whole).toHaveCount(0);
});

test("A click on what was cut off goes to the step that tells why", async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await figure.button("Last step").click();
  await figure.node(8).click();
  await figure.shows(run, firstCut);
  await expect(figure.live).toContainText("cut");
});

test("A click on play plays, and a click on pause stops it", async ({ page }) => {
  await page.clock.install();
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await figure.button("First step").click();
  await figure.button("Play").click();
  await page.clock.runFor(2500);
  await figure.button("Pause").click();
  const stopped = Number(await figure.scrubber.inputValue());
  expect(stopped).toBeGreaterThan(1);
  await page.clock.runFor(10_000);
  await figure.shows(run, stopped);
});

for (const [what, act] of [
  ["A step by hand", (figure: StepperOnPage) => figure.button("Step back").click()],
  ["A click on a node", (figure: StepperOnPage) => figure.node(4).click()],
] as const) {
  test(`${what} stops play`, async ({ page }) => {
    await page.clock.install();
    const figure = await StepperOnPage.open(page, chapter, "textbook");
    await figure.button("Play").click();
    await act(figure);
    await expect(figure.button("Play")).toBeVisible();
    const stopped = Number(await figure.scrubber.inputValue());
    await page.clock.runFor(10_000);
    await figure.shows(run, stopped);
  });
}

test("The true values of what was not read show when they are asked for", async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  const reveal = figure.button(/^Reveal/);
  await expect(figure.root.locator(".note")).toHaveCount(0);
  await reveal.click();
  await expect(reveal).toHaveAttribute("aria-pressed", "true");
  const { truth } = run.measures;
  const unknown = [0, 2];
  for (const id of unknown) {
    const told = figure.node(id).locator(".note");
    await expect(told).toHaveText(formatValue(truth[id]));
    const size = await told.evaluate((text) => text.getBoundingClientRect().height);
    expect(size).toBeGreaterThan(12);
  }
  await expect(figure.root.locator(".note")).toHaveCount(unknown.length);
  await expect(figure.node(3)).toContainClass("revealed");
  await expect(figure.node(3).locator(".label")).toHaveText(formatValue(truth[3]));
  // A leaf that was cut off loses its hatching, and no other.
  const [cut, read] = [figure.node(8), figure.node(7)];
  await expect(cut).toContainClass("revealed");
  await expect(cut.locator(".label")).toHaveText("4");
  await expect(cut.locator(".hatch")).toHaveCount(0);
  await expect(read).not.toContainClass("revealed");
  await reveal.click();
  await expect(figure.root.locator(".note")).toHaveCount(0);
  await expect(cut.locator(".hatch")).toHaveCount(1);
});

test("Another algorithm runs on the same tree", async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await figure.button("Last step").click();
  for (const algorithm of ["minimax", "failHard", "shallowAlphaBeta", "alphaBeta"] as const) {
    const other = expectedRun({ ...run.setup, algorithm });
    await figure.algorithm.selectOption(algorithm);
    await figure.shows(other, other.trace.length);
  }
});

test("The arrow of a cut runs to the owner of the bound, as far up as it is", async ({ page }) => {
  const deep = expectedRun({ tree: "[5,[[[4,9]]]]", algorithm: "alphaBeta" });
  const figure = await StepperOnPage.open(page, chapter, "deep");
  const cut = deep.step("cutoff 1");
  await figure.shows(deep, cut);
  const owner = deep.trace.owner(cut);
  expect(owner.kind).toBe("ancestor");
  await expect(figure.root.locator(".owner tspan")).toHaveText([
    `the root’s α = ${owner.value}`,
    "set by move 1",
  ]);
  await expect(figure.root.locator(".scissors")).toHaveCount(1);
  await figure.button("Step back").click();
  await expect(figure.root.locator(".owner")).toHaveCount(0);
  await expect(figure.root.locator(".scissors")).toHaveCount(0);
});
