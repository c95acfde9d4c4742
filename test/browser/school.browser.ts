import { readFile } from "node:fs/promises";
import { expect, type FrameLocator, type Locator, type Page, test } from "@playwright/test";
import { unzipSync } from "fflate";
import { askQuestion } from "../../src/kit/questions/askQuestion.ts";
import { questionsFor } from "../../src/tools/classroom/questionsFor.ts";
import { readLines } from "../../src/tools/classroom/results.ts";
import { setupFor } from "../../src/tools/worksheet/exercise.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { minimax as right } from "./readersPrograms.ts";
import { SchoolSystem } from "./schoolSystem.ts";
import { textbookTree } from "./stepper/expectedRun.ts";
import { watchTroubles } from "./watchTroubles.ts";

/** Waits until a part of the teacher's page answers. */
async function alive(page: Page, figure: string): Promise<Locator> {
  const place = page.locator(`figure[id="${figure}"]`);
  await place.scrollIntoViewIfNeeded();
  await expect(page.locator("astro-island:not([ssr])").filter({ has: place })).toBeAttached();
  return place;
}
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent("download");
  await press();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** What is asked in the tree of somebody's own, made ready. */
const askedOf = (seed: string) =>
  questionsFor(
    setupFor({ setup: { tree: textbookTree, algorithm: "alphaBeta" }, title: "Exercise 1", seed }),
  ).map(askQuestion);
async function type(frame: FrameLocator, answer: string): Promise<void> {
  await frame.getByRole("textbox").first().fill(answer);
  await frame.getByRole("button", { name: "Check", exact: true }).click();
}
async function lineIn(frame: FrameLocator): Promise<string> {
  await frame.getByRole("button", { name: "Copy as one line" }).click();
  return frame.getByRole("textbox", { name: "Your results as one line" }).inputValue();
}

test("A class of three works in a school's system, each in a tree of their own, and its teacher sees what came of it", async ({
  page,
  context,
}) => {
  const troubles = watchTroubles(page);
  // The teacher keeps the class, and saves the exercise as a package.
  await page.goto("teach/");
  const variants = await alive(page, "variants");
  await page
    .getByRole("textbox", { name: "Names, one on each line" })
    .fill("Ada Lovelace\nAlan Turing\nGrace Hopper");
  await variants.getByText("Keep this list as a class").click();
  await variants.getByRole("textbox", { name: "Called", exact: true }).fill("7b");
  await variants.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(variants.getByText("“7b” is kept in this browser: 3 names.")).toBeVisible();
  const list = await saved(page, () => variants.getByRole("button", { name: "Save as a file" }).click());
  expect([list.name, list.bytes.toString()]).toEqual(["7b.txt", "Ada Lovelace\nAlan Turing\nGrace Hopper\n"]);
  await variants.locator('input[type="file"]').setInputFiles({
    name: "photo.png",
    mimeType: "image/png",
    buffer: Buffer.from([137, 80, 78, 71, 0, 255]),
  });
  await expect(variants.getByRole("alert")).toContainText("Nothing was changed");
  await expect(page.getByRole("textbox", { name: "Names, one on each line" })).toHaveValue(/^Ada Lovelace/);
  const zip = await saved(page, () => variants.getByRole("button", { name: "Package (SCORM)" }).click());
  expect(zip.name).toBe("Exercise 1.zip");
  await expect(variants.getByText(/^Saved, \d+ kB/)).toBeVisible();
  const moodle = await saved(page, () => variants.getByRole("button", { name: "Moodle" }).click());
  expect([moodle.name, moodle.bytes.toString().slice(0, 5)]).toEqual(["Exercise 1.xml", "<?xml"]);
  const qti = await saved(page, () => variants.getByRole("button", { name: "QTI" }).click());
  expect([qti.name, Object.keys(unzipSync(qti.bytes))[0]]).toEqual([
    "Exercise 1 (QTI).zip",
    "imsmanifest.xml",
  ]);

  // Three learners open it there.
  const students = await context.newPage();
  const told = watchTroubles(students);
  const system = await SchoolSystem.with(students, zip.bytes);
  const ada = await system.open("Lovelace, Ada");
  await expect(ada.getByText("This tree is Ada Lovelace’s own.")).toBeVisible();
  const [question] = askedOf("Ada Lovelace");
  await type(ada, "99");
  await expect(ada.getByText(question.hint("99"))).toBeVisible();
  await type(ada, question.answer);
  await expect(ada.getByText("1 of 9 solved")).toBeVisible();
  expect((await system.told("Lovelace, Ada")).core).toMatchObject({
    lesson_status: "incomplete",
    lesson_location: "2",
    score: { raw: "11", min: "0", max: "100" },
  });
  // What is typed and not checked is kept when she leaves, and all of it is there when she is back.
  await ada.getByRole("button", { name: "Next" }).click();
  await ada.getByRole("textbox").first().fill("7");
  await system.close();
  const again = await system.open("Lovelace, Ada");
  await expect(again.getByText("Question 2 of 9")).toBeVisible();
  await expect(again.getByRole("textbox").first()).toHaveValue("7");
  await expect(again.getByText("1 of 9 solved")).toBeVisible();
  const lines = [await lineIn(again)];

  // Alan does all of it.
  const alan = await system.open("Turing, Alan");
  const own = askedOf("Alan Turing");
  // A picture that would answer another question waits for that.
  const inOrder = [...own.keys()].sort((one, other) => own[one].scene!.decides - own[other].scene!.decides);
  for (const [solved, place] of inOrder.entries()) {
    const { options, answer } = own[place];
    await alan.getByRole("button", { name: new RegExp(`^Question ${place + 1}\\b`) }).click();
    await expect(alan.getByText(`Question ${place + 1} of 9`)).toBeVisible();
    if (options === undefined) await type(alan, answer);
    else {
      await alan.getByRole("radio", { name: options.find(({ key }) => key === answer)!.label }).check();
      await alan.getByRole("button", { name: "Check", exact: true }).click();
    }
    await expect(alan.getByText(`${solved + 1} of 9 solved`)).toBeVisible();
  }
  lines.push(await lineIn(alan));
  const { core, interactions } = await system.told("Turing, Alan");
  expect(core).toMatchObject({ lesson_status: "completed", score: { raw: "100" } });
  expect(Object.values(interactions).map(({ result }) => result)).toEqual(own.map(() => "correct"));

  // Grace only looks.
  const grace = await system.open("Hopper, Grace");
  await expect(grace.getByText("Question 1 of 9")).toBeVisible();
  await system.close();
  const untouched = await system.told("Hopper, Grace");
  expect(untouched.core).toMatchObject({ lesson_status: "incomplete", score: { raw: "" } });
  expect(untouched.interactions).toEqual({});
  expect([system.missing, told]).toEqual([[], []]);

  // The lines come back on the teacher's page.
  const trees = (await readLines(lines.join("\n"))).map((read) => {
    if (read instanceof Error) throw read;
    return [...read.done.values()][0].tree;
  });
  expect(new Set(trees).size).toBe(2);
  const results = await alive(page, "results");
  await results.getByText("Or paste lines of results").click();
  await results
    .getByRole("textbox", { name: "Or paste lines of results" })
    .fill(`1\t${lines[0]}\r\n2\t${lines[1]}\r\n`);
  await results.getByRole("button", { name: "Take these lines" }).click();
  await expect(results.getByRole("row", { name: /Ada Lovelace/ })).toContainText("1 of 9, 2 tries");
  await expect(results.getByRole("row", { name: /Alan Turing/ })).toContainText("9 of 9, 9 tries");
  await expect(results.getByRole("combobox", { name: "Class" })).toHaveValue("7b");
  await expect(results.getByText("1 of 3 have not handed in yet: Grace Hopper.")).toBeVisible();
  await results.getByText("Which mistakes were commonest, without names").click();
  await expect(
    results
      .getByRole("region", { name: "Which mistakes" })
      .getByRole("row", { name: "Exercise 1, question 1" }),
  ).toContainText("1 of 2");
  const table = await saved(page, () =>
    results.getByRole("button", { name: "Save the table (CSV)" }).click(),
  );
  expect(table.bytes.toString()).toContain("\r\nGrace Hopper\r\n");
  await expectAccessible(page);
  // It outlasts the page.
  await page.reload();
  await expect((await alive(page, "variants")).getByRole("combobox", { name: "Class" })).toBeVisible();
  expect(troubles).toEqual([]);
});

test("A chapter's questions go into a package, and into a window that a system opens", {
  tag: "@core",
}, async ({ page, context }) => {
  await page.goto("teach/");
  const chapter = await alive(page, "chapter-package");
  await chapter.getByRole("combobox", { name: "Chapter" }).selectOption("alpha-beta");
  const zip = await saved(page, () => chapter.getByRole("button", { name: "Package (SCORM)" }).click());
  await page.setViewportSize({ width: 390, height: 800 });
  const system = await SchoolSystem.with(page, zip.bytes);
  const troubles = watchTroubles(page);
  const frame = await system.open("Lovelace, Ada");
  await expect(frame.getByText("Each tree that can be another one is Ada Lovelace’s own.")).toBeVisible();
  await expect(frame.getByText("Question 1 of 10")).toBeVisible();
  const inner = page.frames().at(-1)!;
  expect(await inner.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  // Some systems open a package in a window of its own.
  await page.evaluate(() => {
    window.onclick = () => open("/content/index.html");
  });
  const opened = context.waitForEvent("page");
  await page.evaluate(() => (window as unknown as { onclick(): void }).onclick());
  const own = await opened;
  await expect(own.getByText("Each tree that can be another one is Ada Lovelace’s own.")).toBeVisible();
  await own.close();
  // Without a system the page says so, and works.
  await page.goto("http://school.invalid/content/index.html");
  await expect(page.getByText("No school’s system is around this page")).toBeVisible();
  await expect(page.getByText("Question 1 of 10")).toBeVisible();
  await expectAccessible(page);
  expect([system.missing, troubles]).toEqual([[], []]);
});

test("A program to write goes into a package: it is judged there, and is there when who wrote it is back", async ({
  page,
  context,
}) => {
  await page.goto("teach/#write");
  const form = await alive(page, "set-search");
  await form.getByRole("textbox", { name: "What the task is called" }).fill("Week 3");
  const pack = async () => {
    await form.getByRole("button", { name: "Make the link" }).click();
    await form.getByRole("button", { name: "Save as a package (SCORM)" }).click();
  };
  await form.getByRole("combobox", { name: "Language" }).selectOption("python");
  await pack();
  await expect(form.getByRole("alert")).toContainText("A package runs programs in JavaScript alone");
  await form.getByRole("combobox", { name: "Language" }).selectOption("");
  await expect(form.getByRole("alert")).toHaveCount(0);
  const zip = await saved(page, pack);
  expect(zip.name).toBe("Week 3.zip");
  await expect(form.getByText(/^Saved, \d+ kB/)).toBeVisible();

  const students = await context.newPage();
  await students.setViewportSize({ width: 390, height: 800 });
  const troubles = watchTroubles(students);
  const system = await SchoolSystem.with(students, zip.bytes);
  const program = (frame: FrameLocator) => frame.getByRole("textbox", { name: "Your program" });
  const write = async (frame: FrameLocator, code: string) => {
    await frame.getByRole("tab", { name: "Write" }).click();
    await program(frame).fill(code);
    await expect(program(frame)).toHaveValue(code);
  };
  const ada = await system.open("Lovelace, Ada");
  await expect(ada.getByText("Week 3 · Ada Lovelace")).toBeVisible();
  await expect(ada.getByText("Your teacher has set minimax, in JavaScript.")).toBeVisible();
  const inner = students.frames().at(-1)!;
  expect(await inner.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await write(ada, right);
  await ada.getByRole("button", { name: "Run" }).click();
  await expect(ada.getByText(/^[\d,]+ of [\d,]+ checks passed: .* 100 of 100 points/)).toBeVisible();
  expect((await system.told("Lovelace, Ada")).core).toMatchObject({
    lesson_status: "completed",
    score: { raw: "100", min: "0", max: "100" },
  });
  expect((await system.told("Lovelace, Ada")).interactions[0]).toMatchObject({ result: "correct" });
  await system.close();
  const again = await system.open("Lovelace, Ada");
  await expect(program(again)).toHaveValue(right);
  await expect(again.getByText("Your school’s system has 100 of 100 points of yours.")).toBeVisible();

  // Alan writes something, and does not run it; then far too much.
  const alan = await system.open("Turing, Alan");
  const begun = "function visit() { return 7; }";
  await write(alan, begun);
  await system.close();
  expect((await system.told("Turing, Alan")).core).toMatchObject({
    lesson_status: "incomplete",
    score: { raw: "" },
  });
  const back = await system.open("Turing, Alan");
  await expect(program(back)).toHaveValue(begun);
  const long = `// ${Array.from({ length: 9000 }, () => String.fromCharCode(33 + Math.random() * 90)).join("")}`;
  await program(back).fill(long);
  await expect(back.getByRole("alert")).toContainText("It is not kept between visits");
  const file = await saved(students, () => back.getByRole("button", { name: "Save the program" }).click());
  expect([file.name, file.bytes.toString()]).toEqual(["minimax.js", long]);

  // Grace only looks.
  const grace = await system.open("Hopper, Grace");
  await expect(
    program(grace)
      .or(grace.getByRole("tab", { name: "Write" }))
      .first(),
  ).toBeVisible();
  await system.close();
  const untouched = await system.told("Hopper, Grace");
  expect(untouched.core).toMatchObject({ lesson_status: "incomplete", score: { raw: "" } });
  expect(untouched.interactions).toEqual({});
  // What they wrote is nowhere but in the system.
  expect((await students.evaluate(() => Object.keys(localStorage))).sort()).toEqual([
    "Hopper, Grace",
    "Lovelace, Ada",
    "Turing, Alan",
  ]);
  // Without a system the page says so, and works.
  await students.goto("http://school.invalid/content/index.html");
  await expect(students.getByText("No school’s system is around this page")).toBeVisible();
  await expectAccessible(students);
  expect([system.missing, troubles]).toEqual([[], []]);
});
