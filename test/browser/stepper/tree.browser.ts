import { expect, test } from "@playwright/test";
import type { Tree } from "../../../src/engine/index.ts";
import { alignTrace } from "../../../src/kit/tree/alignTrace.ts";
import { shownPath } from "../../../src/kit/tree/treeCells.svelte.ts";
import { expectedRun } from "./expectedRun.ts";
import { StepperOnPage } from "./stepperOnPage.ts";

const nineTree = "[[[6,7],[9,10]],[[12,3],[4,5]],[[8,11],[1,2]]]";
const link = (tree: string, step: number | string = "") =>
  `playground/?figure=stepper&tree=${tree}&algorithm=alphaBeta${step === "" ? "" : `&step=${step}`}`;

/** A tree of equal branching; its leaves count up and around, two digits each. */
function uniform(branching: number, plies: number): string {
  let leaf = 0;
  const grow = (left: number): Tree =>
    left === 0 ? 10 + ((leaf++ * 37) % 90) : Array.from({ length: branching }, () => grow(left - 1));
  return JSON.stringify(grow(plies));
}
const chain = (plies: number) => `${"[".repeat(plies)}1${",2]".repeat(plies)}`;

/** What is seen of a drawn tree, in pixels of the screen. */
const seen = (figure: StepperOnPage) =>
  figure.drawing.evaluate((svg) => {
    const box = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    };
    const all = [...svg.querySelectorAll("[data-node] > .shape")].map(box);
    const labels = [...svg.querySelectorAll<SVGTextElement>("text")].map((text) => {
      const { a, b } = text.getScreenCTM()!;
      return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    });
    const gutter = svg.querySelector(".ladder")?.getBoundingClientRect().right ?? 0;
    return {
      frame: box(svg.parentElement!),
      gutter,
      left: Math.min(...all.map(({ left }) => left)),
      right: Math.max(...all.map(({ right }) => right)),
      top: Math.min(...all.map(({ top }) => top)),
      bottom: Math.max(...all.map(({ bottom }) => bottom)),
      smallest: Math.min(...labels),
    };
  });

/** All of the tree is in its frame and beside the windows, and what is printed can be read. */
async function expectWhole(figure: StepperOnPage): Promise<void> {
  const { frame, gutter, left, right, top, bottom, smallest } = await seen(figure);
  expect(left).toBeGreaterThanOrEqual(Math.max(frame.left, gutter));
  expect(right).toBeLessThanOrEqual(frame.right + 1);
  expect(top).toBeGreaterThanOrEqual(frame.top);
  expect(bottom).toBeLessThanOrEqual(frame.bottom + 1);
  expect(smallest).toBeGreaterThanOrEqual(9 - 1e-6);
}

test("A tree of 27 leaves is drawn whole from the first, and larger ones when all of it is asked for", async ({
  page,
}) => {
  const figure = await StepperOnPage.open(page, link(uniform(3, 3), 20), "stepper");
  await expect(figure.node(39)).toBeAttached();
  await expectWhole(figure);
  for (const [tree, nodes, share] of [
    [uniform(3, 4), 121, 0.7],
    [uniform(10, 3), 1111, 0.45],
    [chain(100), 201, 0.7],
  ] as const) {
    await figure.field.fill(tree);
    await figure.field.press("Enter");
    await figure.button("Show the whole tree").click();
    // Of a large tree any node but the root may be out of sight until all of it is shown.
    await expect(figure.node(1)).toHaveAttribute("aria-setsize", String(JSON.parse(tree).length));
    await expect(figure.node(nodes - 1)).toBeAttached();
    await expectWhole(figure);
    const { frame, top, bottom } = await seen(figure);
    expect(bottom - top, "it is laid out for its frame").toBeGreaterThan(share * (frame.bottom - frame.top));
  }
});

test("A tree of 81 leaves is drawn whole from the first, its leaves in the colours of their values", {
  tag: "@core",
}, async ({ page }) => {
  const figure = await StepperOnPage.open(page, link(uniform(3, 4), 60), "stepper");
  await expect(figure.node(120)).toBeAttached();
  await expectWhole(figure);
  const { frame, gutter, left, right, top, bottom } = await seen(figure);
  expect(right - left, "it uses the width of its frame").toBeGreaterThan(0.9 * (frame.right - gutter));
  expect(bottom - top).toBeGreaterThan(0.75 * (frame.bottom - frame.top));
  const { outline } = expectedRun({ tree: uniform(3, 4), algorithm: "alphaBeta" });
  const leaves = outline.nodes.filter(({ value }) => value !== undefined);
  await expect(figure.root.locator(".shape.toned")).toHaveCount(leaves.length);
  const toneOf = (id: number) =>
    figure
      .node(id)
      .locator(".shape")
      .evaluate((shape: SVGElement) => Number.parseFloat(shape.style.getPropertyValue("--tone")));
  const ascending = leaves.toSorted((one, other) => one.value! - other.value!);
  expect(await toneOf(ascending[0].id)).toBe(0);
  expect(await toneOf(ascending[80].id)).toBe(100);
  // What cannot be printed is said where the pointer is.
  await figure.node(ascending[40].id).hover({ force: true });
  await expect(figure.root.locator(".near")).toContainText(String(ascending[40].value));
});

for (const width of [1400, 1024]) {
  test(`Trees of about 200 nodes are drawn whole from the first, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [branching, plies, nodes] of [
      [6, 3, 259],
      [2, 7, 255],
      [5, 3, 156],
    ] as const) {
      const figure = await StepperOnPage.open(page, link(uniform(branching, plies), 60), "stepper");
      await expect(figure.node(nodes - 1)).toBeAttached();
      await expectWhole(figure);
      const { frame, gutter, left, right } = await seen(figure);
      expect(right - left, "it uses the width of its frame").toBeGreaterThan(0.9 * (frame.right - gutter));
      await expect(figure.root.locator("[data-node] > .shape.toned")).toHaveCount(branching ** plies);
      // The path says its values, and so does what the pointer is on.
      await figure.node(nodes - 1).hover({ force: true });
      const { outline } = expectedRun({ tree: uniform(branching, plies), algorithm: "alphaBeta" });
      await expect(figure.root.locator(".near")).toContainText(String(outline.nodes[nodes - 1].value));
    }
  });
}

for (const width of [1400, 390]) {
  test(`A path of 40 plies keeps all its windows inside the frame, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const figure = await StepperOnPage.open(page, link(chain(40), 41), "stepper");
    for (const whole of [false, true]) {
      if (whole) await figure.button("Show the whole tree").click();
      await expect(figure.root.locator(".ladder .window")).toHaveCount(40);
      const { frame, smallest } = await seen(figure);
      expect(smallest).toBeGreaterThanOrEqual(9 - 1e-6);
      const lines = await figure.root.locator(".ladder .window").evaluateAll((lines) =>
        lines.map((line) => {
          const { left, right, top, bottom } = line.getBoundingClientRect();
          return { left, right, top, bottom, y: line.querySelector(".axis")!.getBoundingClientRect().top };
        }),
      );
      for (const [i, line] of lines.entries()) {
        expect(line.left).toBeGreaterThanOrEqual(frame.left - 1);
        expect(line.right).toBeLessThanOrEqual(frame.right + 1);
        expect(line.top).toBeGreaterThanOrEqual(frame.top - 1);
        expect(line.bottom).toBeLessThanOrEqual(frame.bottom + 1);
        if (i > 0) expect(line.y - lines[i - 1].y).toBeGreaterThan(2);
      }
      await expect(figure.root.locator(".ladder .window").last().locator("text")).toHaveCount(2);
    }
  });
}

for (const width of [1400, 390]) {
  test(`On a path of 40 plies the number lines stand at the rows in sight, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const figure = await StepperOnPage.open(page, link(chain(40), 12), "stepper");
    for (const _ of Array(29)) {
      await figure.root.press("ArrowRight");
      const { apart, aligned } = await figure.drawing.evaluate((svg) => {
        const frame = svg.parentElement!.getBoundingClientRect();
        const middle = (element: Element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return (top + bottom) / 2;
        };
        const veil = svg.querySelector(".ladder > rect")?.getBoundingClientRect().bottom ?? frame.top;
        const lines = [...svg.querySelectorAll(".ladder .axis")].map(middle);
        const rows = [...svg.querySelectorAll("[data-node] .shape")].map(middle);
        const seen = rows.filter((y) => y > veil && y < frame.bottom - 60);
        // Rows of which the path has no node yet have no line.
        const last = Math.max(...lines) + 2;
        const inPath = seen.filter((y) => y <= last);
        return {
          apart: inPath.filter((y) => !lines.some((line) => Math.abs(line - y) < 2)),
          aligned: inPath.length,
        };
      });
      expect(apart).toEqual([]);
      expect(aligned).toBeGreaterThan(2);
    }
  });
}

test("In forced colours the leaves of a large tree keep their colours, and so does what says what they mean", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const figure = await StepperOnPage.open(page, link(uniform(3, 4), 60), "stepper");
  await expect(figure.root.locator(".tree-window p i")).toHaveCSS("background-image", /gradient/);
  const fills = await figure.root
    .locator(".done .shape.toned")
    .evaluateAll((leaves) => leaves.map((leaf) => getComputedStyle(leaf).fill));
  expect(new Set(fills).size).toBeGreaterThan(3);
});

/** The number lines of the ladder, and where their nodes stand. */
const ladder = (figure: StepperOnPage) =>
  figure.drawing.evaluate((svg) => {
    const frame = svg.parentElement!.getBoundingClientRect();
    const middle = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { x: (left + right) / 2, y: (top + bottom) / 2 };
    };
    const lines = [...svg.querySelectorAll(".ladder .window")];
    return {
      heights: [...svg.querySelectorAll("[data-node] .shape")].map((shape) => Math.round(middle(shape).y)),
      ids: [...svg.querySelectorAll<SVGElement>("[data-node]")].map(({ dataset }) => Number(dataset.node)),
      lines: lines.map((line) => Math.round(middle(line.querySelector(".axis")!).y)),
      axes: new Set(
        lines.map((line) => JSON.stringify([line.querySelector(".axis")!.getBoundingClientRect().left])),
      ).size,
      outside: lines.filter((line) => {
        const { left, right } = line.getBoundingClientRect();
        return left < frame.left - 1 || right > frame.right + 1;
      }).length,
      places: lines.map((line) =>
        [...line.querySelectorAll(".tick")].map((tick) => Math.round(middle(tick).x)),
      ),
    };
  });

for (const width of [1400, 390]) {
  test(`The windows of the path are a ladder at every step, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const figure = await StepperOnPage.open(page, link(nineTree), "stepper");
    const run = expectedRun({ tree: nineTree, algorithm: "alphaBeta" });
    const { shown } = alignTrace(run.outline, run.trace);
    await figure.root.focus();
    await page.keyboard.press("Home");
    const tickOf = new Map<number, number>();
    for (let step = 1; step <= run.trace.length; step++) {
      await page.keyboard.press("ArrowRight");
      await expect(figure.scrubber).toHaveValue(String(step));
      const path = shownPath(run.trace, step).filter((id) => run.trace.children(id).length > 0);
      const { heights, ids, lines, axes, outside, places } = await ladder(figure);
      expect(lines, `at step ${step}`).toHaveLength(path.length);
      for (const [place, y] of lines.entries())
        expect(Math.abs(y - heights[ids.indexOf(shown[path[place]])])).toBeLessThan(12);
      expect(axes).toBeLessThanOrEqual(1);
      expect(outside).toBe(0);
      for (const [place, id] of path.entries()) {
        const { alpha } = run.trace.node(id, step);
        expect(places[place][0]).toBe(tickOf.get(alpha) ?? places[place][0]);
        tickOf.set(alpha, places[place][0]);
      }
    }
    expect(tickOf.size).toBeGreaterThan(1);
  });
}

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  const moves = reducedMotion === "no-preference";
  test(`A value ${moves ? "travels up its edge and a bound slides" : "and a bound are where they belong at once, without motion"}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const run = expectedRun({ tree: nineTree, algorithm: "alphaBeta" });
    const kindAt = (step: number) => run.trace.event(step).kind;
    const steps = Array.from({ length: run.trace.length }, (_, i) => i + 1);
    const left = steps.find((step) => kindAt(step) === "leave")!;
    const improved = steps.find((step) => kindAt(step) === "improve" && kindAt(step - 1) === "leave")!;
    const figure = await StepperOnPage.open(page, link(nineTree, left - 1), "stepper");
    await figure.root.focus();
    /** How many pictures move right after a step, and how long they do. */
    const motionAfter = (parts: string) =>
      figure.drawing.evaluate(async (svg, parts) => {
        const root = svg.closest<HTMLElement>("[data-keys]")!;
        root.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
        await new Promise(requestAnimationFrame);
        return [...svg.querySelectorAll(parts)]
          .flatMap((part) => part.getAnimations())
          .map((motion) => Number(motion.effect!.getComputedTiming().duration));
      }, parts);
    const flights = await motionAfter(".travel");
    expect(flights).toHaveLength(moves ? 1 : 0);
    // At rest it is gone.
    await expect(figure.root.locator(".travel")).toHaveCount(0);
    while (Number(await figure.scrubber.inputValue()) < improved - 1) await page.keyboard.press("ArrowRight");
    const slides = await motionAfter(".ladder .tick");
    expect(slides.length > 0).toBe(moves);
    for (const duration of [...flights, ...slides]) {
      expect(duration).toBeGreaterThanOrEqual(150);
      expect(duration).toBeLessThanOrEqual(250);
    }
    // Back is no cause of anything: nothing travels down.
    await page.keyboard.press("ArrowLeft");
    await expect(figure.root.locator(".travel")).toHaveCount(0);
  });
}

test("A line leads from a bound up to the node that set it", async ({ page }) => {
  const run = expectedRun({ tree: nineTree, algorithm: "alphaBeta" });
  const inherits = (step: number) => {
    const [above, here] = shownPath(run.trace, step).slice(-2);
    if (here === undefined || run.trace.children(here).length === 0) return false;
    const [one, other] = [run.trace.node(above, step), run.trace.node(here, step)];
    return Number.isFinite(one.alpha) && one.alpha === other.alpha;
  };
  const step = Array.from({ length: run.trace.length }, (_, i) => i + 1).find(inherits)!;
  const figure = await StepperOnPage.open(page, link(nineTree, step), "stepper");
  const places = async () => {
    const line = (await figure.root.locator(".lineage.alpha").boundingBox())!;
    const ticks = await figure.root.locator(".ladder .tick.alpha").evaluateAll((ticks) =>
      ticks.map((tick) => {
        const { left, top } = tick.getBoundingClientRect();
        return { left, top };
      }),
    );
    return { line, ticks };
  };
  // The ticks slide to their places.
  await expect
    .poll(async () => {
      const { line, ticks } = await places();
      return Math.abs(line.x - ticks[0].left);
    })
    .toBeLessThan(2);
  const { line, ticks } = await places();
  expect(line.y).toBeGreaterThan(ticks[0].top);
  expect(line.y + line.height).toBeLessThan(ticks.at(-1)!.top);
  await figure.button("First step").click();
  await expect(figure.root.locator(".lineage")).toHaveCount(0);
});
