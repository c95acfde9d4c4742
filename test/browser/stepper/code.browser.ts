import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { cutListing } from "../../../src/listing/cutListing.ts";
import { diffListing } from "../../../src/listing/diffListing.ts";
import { lineText } from "../../../src/listing/lines/listing.ts";
import { runningLines } from "../../../src/listing/runningLines.ts";
import { titles } from "../../../src/listing/words.ts";
import { expectedRun, textbookTree } from "./expectedRun.ts";
import { StepperOnPage } from "./stepperOnPage.ts";

const chapter = "chapters/alpha-beta/";
const run = expectedRun({ tree: textbookTree, algorithm: "alphaBeta" });

function listingOf(name: string) {
  const file = new URL(`../../../src/engine/searches/${name}.ts`, import.meta.url);
  return cutListing(readFileSync(file, "utf8"), name);
}
const listing = listingOf("alphaBeta");

/** The lines of the search that run at a step, as they are written. */
function runningAt(step: number): string[] {
  const event = run.trace.event(step);
  const { node } = event;
  const lines = runningLines(listing, { ...event, side: run.trace.side(node), isRoot: node === 0 });
  return lines.map((line) => lineText(listing.lines[line]));
}

test("The line of code that runs is lit at every step", { tag: "@core" }, async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  const code = figure.root.getByLabel(/, code$/);
  const shown = (await code.locator("li").allTextContents())
    .join("\n")
    .split("\n")
    .slice(0, listing.lines.length);
  expect(shown).toEqual(listing.lines.map(lineText));
  await expect(code.locator("li").first(), "the function's head is where it opens").toBeInViewport();
  await expect(code.locator(".run")).toHaveText(runningAt(run.step("cutoff 1")));
  await expect(code.locator(".run").first()).toContainText("α >= β");
  await figure.root.focus();
  await page.keyboard.press("Home");
  await expect(code.locator(".run")).toHaveCount(0);
  const lit = new Set<string>();
  for (let step = 1; step <= run.step("cutoff 1"); step++) {
    await page.keyboard.press("ArrowRight");
    await expect(code.locator(".run")).toHaveText(runningAt(step));
    lit.add(runningAt(step).join());
  }
  expect(lit.size).toBeGreaterThan(4);
  await expect(code.locator(".run").first()).toBeInViewport();
});

test("A step is seen in the tree at once; the code and the path follow a frame later, also where steps never rest", async ({
  page,
}) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await figure.root.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(figure.root.getByLabel(/, code$/).locator(".run")).toHaveText(runningAt(1));
  const press = (times: number, apart: "at once" | "each frame") =>
    figure.root.evaluate(
      async (root, { times, apart }) => {
        const seen = () => ({
          said: root.querySelector("[aria-live]")!.textContent,
          code: root.querySelector(".code")!.innerHTML,
          path: root.querySelector(".stack tbody")!.textContent,
        });
        const before = seen();
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        let beside = 0;
        for (let time = 0; time < times; time++) {
          root.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
          await Promise.resolve();
          if (apart === "each frame") await frame();
          if (seen().path !== before.path) beside++;
        }
        await new Promise((done) => queueMicrotask(() => done(undefined)));
        const atOnce = seen();
        await frame();
        await frame();
        await new Promise((done) => setTimeout(done));
        return { before, atOnce, after: seen(), beside };
      },
      { times, apart },
    );
  const one = await press(1, "at once");
  expect(one.atOnce.said).not.toBe(one.before.said);
  expect(one.atOnce).toMatchObject({ code: one.before.code, path: one.before.path });
  expect(one.after.path).not.toBe(one.before.path);
  await expect(figure.root.getByLabel(/, code$/).locator(".run")).toHaveText(runningAt(2));
  const many = await press(12, "each frame");
  expect(many.beside, "what stands beside the tree goes along while a key is held").toBeGreaterThan(6);
  await expect(figure.root.getByLabel(/, code$/).locator(".run")).toHaveText(runningAt(14));
});

test("The code says its language and its first call, and what is copied of it runs", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  const code = figure.root.getByLabel(/, code$/);
  await expect(code.getByText("function chooseMove")).toBeAttached();
  await expect(figure.root.getByText("JavaScript", { exact: true })).toBeVisible();
  await figure.root.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(figure.root.getByText("Copied: it runs as it stands.")).toBeVisible();
  // The page's policy lets no text become a program.
  const program = await page.evaluate(() => navigator.clipboard.readText());
  const printed: unknown[][] = [];
  new Function("console", program)({ log: (...words: unknown[]) => printed.push(words) });
  expect(printed).toEqual([
    ["value:", run.result.value],
    ["move:", (run.result.line[0] as number) + 1],
  ]);
});

test("In forced colours the running line, the scrubber's rail and the leaf bar can be told apart", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  const colour = (selector: string, property: string, part?: string) =>
    figure.root
      .locator(selector)
      .first()
      .evaluate(
        (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name!),
        [property, part],
      );
  const lines = ".code li";
  expect(await colour(`${lines}.run`, "background-color")).not.toBe(
    await colour(`${lines}:not(.run)`, "background-color"),
  );
  expect(await colour(`${lines}.run`, "border-left-color")).not.toBe(
    await colour(`${lines}:not(.run)`, "border-left-color"),
  );
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const [of, part] of [
    [".rail", "::before"],
    [".control.icon.primary", "::before"],
    [".bar", "::before"],
    [".bar", "::after"],
    [".rail .cutoff", "::before"],
  ] as const)
    expect(await colour(of, "background-color", part), `${of}${part}`).not.toBe(ground);
  // What is to come of a rail is hollow, so that no palette's grey looks like what was done.
  expect(await colour(".rail", "background-color")).toBe(ground);
  expect(await colour(".rail", "box-shadow")).not.toBe("none");
});

test("What changed since the search before it stands line by line", async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "deep");
  const before = "minimax";
  const name = `${titles.alphaBeta}, compared with ${titles[before]}`;
  const changes = figure.root.getByLabel(name);
  await figure.root.focus();
  await page.keyboard.press("End");
  const rows = diffListing(listingOf(before), listing);
  for (const kind of ["added", "removed"] as const) {
    const changed = rows.filter((row) => row.kind === kind);
    expect(changed.length).toBeGreaterThan(0);
    await expect(changes.locator(`li.${kind}`)).toHaveCount(changed.length);
    for (const [i, { line }] of changed.entries()) {
      await expect(changes.locator(`li.${kind}`).nth(i)).toContainText(lineText(line).trim());
    }
  }
});

test("The path lists the nodes from the root to where the search stands, with their windows", async ({
  page,
}) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  const path = figure.root.getByRole("table", { name: "The path to the node under search" });
  const rows = path.locator("tbody tr");
  await expect(rows).toHaveText([/the root.*3.*∞.*3.*≥3/, /move 2.*3.*2.*2.*≤2/]);
  await figure.node(10).click();
  await expect(rows).toHaveText([/the root.*3.*∞.*3.*≥3/, /move 3.*3.*∞.*∞.*\?/, /move 3\.1.*3.*∞.*\?/]);
  await path.getByRole("button", { name: "Stop play at move 3", exact: true }).click();
  await expect(figure.node(3).locator(".stop")).toBeVisible();
});
