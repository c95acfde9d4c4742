import { readFile } from "node:fs/promises";
import { deflateSync } from "node:zlib";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { parseTree } from "../../src/engine/index.ts";
import { resultsOf, writeResults } from "../../src/tools/classroom/results.ts";
import { expectedRun, textbookTree } from "./stepper/expectedRun.ts";
import { StepperOnPage } from "./stepper/stepperOnPage.ts";
import { watchTroubles } from "./watchTroubles.ts";

const treeLink = `tree=${encodeURIComponent(textbookTree)}&algorithm=alphaBeta`;

/** Waits until the figure with that id answers. */
async function alive(page: Page, figure: string): Promise<void> {
  const place = page.locator(`figure[id="${figure}"]`);
  await place.scrollIntoViewIfNeeded();
  await expect(
    page.locator("astro-island:not([ssr]), ply-figure:defined").filter({ has: place }).first(),
  ).toBeAttached();
}

test.describe("A worksheet", () => {
  test("keeps its answers on a sheet of their own", async ({ page }) => {
    await page.goto(`print/?${treeLink}&step=4&figure=textbook`);
    await alive(page, "worksheet");
    const blank = page.getByRole("region", { name: "Worksheet" });
    const key = page.getByRole("region", { name: "Answer key" });
    await expect(key).toContainText("It reads 7 of the 9 leaves");
    await expect(key).toContainText("alpha = 3, beta = ∞");
    await expect(key).toContainText("At the root it chooses move 1, which is worth 3");
    expect(await blank.innerText()).not.toMatch(/reads 7|alpha = 3|move 1/);
    await expect(blank.locator(".answer, .edge.cut")).toHaveCount(0);
    await expect(key.locator(".edge.cut")).toHaveCount(2);
    const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(pages).toHaveLength(2);
  });

  test("is changed by keyboard, and its address follows", async ({ page }) => {
    await page.goto("print/");
    await alive(page, "worksheet");
    const field = page.getByRole("textbox", { name: "Tree", exact: true });
    await field.fill("[[1,2],[0,9]]");
    await field.press("Enter");
    const key = page.getByRole("region", { name: "Answer key" });
    await expect(key).toContainText("It reads 3 of the 4 leaves");
    await page.reload();
    await expect(key).toContainText("It reads 3 of the 4 leaves");
    await page.getByRole("checkbox", { name: "Answers on a second sheet" }).press("Space");
    await expect(key).toHaveCount(0);
  });

  for (const [what, link, problem] of [
    ["a tree cut short", "tree=[[3,12&algorithm=alphaBeta", /^This link cannot be printed: .*line 1/],
    ["a tree too large", "game=ticTacToe&algorithm=alphaBeta", /very many leaves/],
  ] as const) {
    test(`says what is wrong with a link to ${what}`, async ({ page }) => {
      const troubles = watchTroubles(page);
      await page.goto(`print/?${link}`);
      await expect(page.getByRole("alert")).toHaveText(problem);
      await expect(page.getByRole("region", { name: "Worksheet" })).toBeVisible();
      expect(troubles).toEqual([]);
    });
  }

  test("keeps what was typed when it is refused", async ({ page }) => {
    await page.goto("print/");
    await alive(page, "worksheet");
    const field = page.getByRole("textbox", { name: "Tree", exact: true });
    await field.fill("[[1,2],[0,9]");
    await field.press("Enter");
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(field).toHaveValue("[[1,2],[0,9]");
    // Nor does another change let it pass for the tree that is printed.
    await page.getByRole("combobox", { name: "Search" }).last().selectOption("minimax");
    await expect(page.getByRole("region", { name: "Worksheet" })).toContainText("Minimax by hand");
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(field).toHaveValue("[[1,2],[0,9]");
    await field.press("Escape");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

/** Makes links for a list of names; the row of each. */
async function makeLinks(page: Page, names: readonly string[]) {
  await page.goto("teach/");
  await alive(page, "variants");
  await page.getByRole("textbox", { name: "Names, one on each line" }).fill(names.join("\n"));
  await page.getByRole("button", { name: "Make the links" }).press("Enter");
  const row = (name: string) => page.getByRole("row").filter({ hasText: name });
  await expect(row(names[0]!)).toBeVisible();
  return row;
}

test.describe("A class", () => {
  test("gets a tree each, and the teacher the answers", { tag: "@core" }, async ({ page }) => {
    const row = await makeLinks(page, ["Ada Lovelace", "Alan Turing"]);
    const cells = await row("Ada Lovelace").getByRole("cell").allInnerTexts();
    const [reads, tree] = [cells.at(-3)!, cells.at(-1)!];
    expect(parseTree(tree)).toHaveLength(3);
    expect(tree).not.toBe((await row("Alan Turing").getByRole("cell").allInnerTexts()).at(-1));

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save the table (CSV)" }).click();
    const csv = await readFile(await (await download).path(), "utf8");
    expect(csv).toContain(`"${tree}"`);

    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url()));
    await row("Ada Lovelace")
      .getByRole("link", { name: /^Print/ })
      .click();
    await expect(page.getByRole("region", { name: "Answer key" })).toContainText(`reads ${reads} of the 9`);
    await expect(page.getByRole("region", { name: "Worksheet" })).toContainText("Ada Lovelace");
    expect(sent.filter((url) => url.split("#")[0]!.includes("Ada"))).toEqual([]);
  });

  test("hears which name is there twice", async ({ page }) => {
    await page.goto("teach/");
    const names = page.getByRole("textbox", { name: "Names, one on each line" });
    await alive(page, "variants");
    await names.fill("Ada\nada");
    await page.getByRole("button", { name: "Make the links" }).click();
    await expect(page.getByRole("alert")).toContainText("“ada” is there twice");
    await expect(names).toHaveValue("Ada\nada");
  });

  test("is set anew after a reload as it was: tree, search, title and names, and what is to be written", async ({
    page,
  }) => {
    await page.goto("teach/");
    await alive(page, "variants");
    const form = page.locator('figure[id="variants"]');
    const tree = form.getByRole("textbox", { name: "Tree", exact: true });
    const search = form.getByRole("combobox", { name: "Search" });
    const names = form.getByRole("textbox", { name: "Names, one on each line" });
    await tree.fill("[1, {1/2: 3, 1/2: 7}]");
    await tree.press("Enter");
    await expect(search).toHaveValue("star1");
    await search.selectOption("star2");
    await names.fill("Ada\nBob");
    const task = page.locator('figure[id="set-search"]');
    await task.scrollIntoViewIfNeeded();
    await alive(page, "set-search");
    await task.getByRole("combobox", { name: "Task" }).selectOption("alphaBeta");
    await task.getByRole("textbox", { name: "Trees of your own" }).fill("[[1,2],[3,4]]\n[");
    await page.reload();
    await alive(page, "variants");
    await expect(names).toHaveValue("Ada\nBob");
    await expect(tree).toHaveValue("[1, {1/2: 3, 1/2: 7}]");
    await expect(search).toHaveValue("star2");
    await task.scrollIntoViewIfNeeded();
    await expect(task.getByRole("combobox", { name: "Task" })).toHaveValue("alphaBeta");
    await expect(task.getByRole("textbox", { name: "Trees of your own" })).toHaveValue("[[1,2],[3,4]]\n[");
  });

  test("is read from a file that is a list of names, and from no other", async ({ page }) => {
    await page.goto("teach/");
    await alive(page, "variants");
    const form = page.locator('figure[id="variants"]');
    const list = form.getByRole("textbox", { name: "Names, one on each line" });
    const choose = (name: string, text: string) =>
      form
        .locator("input[type=file]")
        .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
    await choose("7b.txt", "Ada\nBob\n");
    await expect(list).toHaveValue("Ada\nBob");
    await choose("8a.txt", "Cyd\ncyd\n");
    await expect(form.getByRole("alert")).toHaveText(
      "“8a.txt” is not read: “cyd” is there twice: add something that tells the two apart. Nothing was changed.",
    );
    await choose("9c.txt", "{}");
    await expect(form.getByRole("alert")).toHaveText(
      "“9c.txt” is not read: it is no list of names: that is a text with a name on each line. Nothing was changed.",
    );
    await expect(list).toHaveValue("Ada\nBob");
    // The head of a table is no name, unless the teacher says so.
    await form.getByText("Keep this list as a class, or as a file").click();
    await choose("7b.csv", "Name;Points\nAda;3\nBob;12\n");
    await expect(list).toHaveValue("Ada\nBob");
    await expect(form.getByRole("status").filter({ hasText: "“Name”" })).toContainText(
      "Its first line, “Name”, was taken for the head of the table, and is no name.",
    );
    await form.getByRole("button", { name: "“Name” is a name, too" }).click();
    await expect(list).toHaveValue("Name\nAda\nBob");
    await expect(form.getByRole("textbox", { name: "Called", exact: true })).toBeFocused();
  });

  test("gets no links while the tree that was typed is refused", async ({ page }) => {
    await page.goto("teach/");
    await alive(page, "variants");
    const form = page.locator('figure[id="variants"]');
    const tree = form.getByRole("textbox", { name: "Tree", exact: true });
    await tree.fill("[[1,2],[0,9]");
    await tree.press("Enter");
    await expect(form.getByRole("alert")).toContainText("still open");
    await form.getByRole("combobox", { name: "Search" }).selectOption("minimax");
    await form.getByRole("textbox", { name: "Names, one on each line" }).fill("Ada");
    await form.getByRole("button", { name: "Make the links" }).click();
    await expect(form.getByRole("alert")).toContainText("still open");
    await expect(form).toContainText("mend the tree above first");
    await expect(form.getByRole("row")).toHaveCount(0);
    await tree.fill("[[1,2],[0,9]]");
    await tree.press("Enter");
    await form.getByRole("button", { name: "Make the links" }).click();
    await expect(form.getByRole("row")).toHaveCount(2);
  });

  test("hands its results in as files", async ({ page }) => {
    const row = await makeLinks(page, ["Ada Lovelace"]);
    const value = await row("Ada Lovelace").getByRole("cell").nth(2).innerText();
    await row("Ada Lovelace").getByRole("link", { name: /^Open/ }).click();
    const check = page.getByRole("group", { name: "Check yourself" });
    await expect(page.getByText("Exercise 1 · Ada Lovelace")).toBeVisible();
    for (let press = 0; press < 3; press++) await check.getByRole("button", { name: "Next" }).click();
    await expect(check).toContainText("What is the root worth to MAX?");
    await check.getByRole("textbox").fill(value);
    await check.getByRole("textbox").press("Enter");

    await page.goto("results/");
    await expect(page.getByRole("row", { name: "Exercise 1" })).toContainText("1 of 9");
    // Her exercise says who she is.
    await expect(page.getByText("Results of Ada Lovelace")).toBeVisible();
    await page.getByRole("button", { name: "Mend the name" }).click();
    const name = page.getByRole("textbox", { name: "Your name" });
    await expect(name).toHaveValue("Ada Lovelace");
    await name.fill(" ");
    await name.press("Enter");
    await expect(page.getByRole("alert")).toContainText("Type your name first");
    await name.fill("Ada Lovelace");
    const download = page.waitForEvent("download");
    await name.press("Enter");
    const saved = await readFile(await (await download).path());

    await page.goto("teach/#results");
    const choose = page.getByLabel("Choose results files");
    await alive(page, "results");
    await choose.setInputFiles([
      { name: "ada.json", mimeType: "application/json", buffer: saved },
      {
        name: "eve.json",
        mimeType: "application/json",
        buffer: Buffer.from(saved.toString().replace("Ada Lovelace", "Eve")),
      },
      { name: "half.json", mimeType: "application/json", buffer: saved.subarray(0, 60) },
    ]);
    const results = page.getByRole("region", { name: "Results" });
    await expect(results.getByRole("row", { name: /^Ada Lovelace/ })).toContainText("1 of 9");
    await expect(results.getByRole("row", { name: /^Ada Lovelace/ })).not.toContainText("changed");
    await expect(results.getByRole("row", { name: "Eve" })).toContainText("changed after it was saved");
    await expect(page.getByRole("alert")).toContainText("“half.json” is left out");
  });
});

/** The check of an exercise's link, open. */
async function openExercise(page: Page, link: string) {
  await page.goto(`exercise/${link}`);
  // The same page with another end of its address is not loaded anew by itself.
  await page.reload();
  await alive(page, "exercise");
  return page.getByRole("group", { name: "Check yourself" });
}
const linkTo = (tree: string, seed: string) =>
  `?tree=${encodeURIComponent(tree)}&algorithm=alphaBeta&title=Exercise+1#seed=${seed}`;

test("What one student did in one exercise outlasts another exercise of its title, and another student", async ({
  page,
}) => {
  const give = async (check: Locator, value: string) => {
    await check.getByRole("textbox").fill(value);
    await check.getByRole("textbox").press("Enter");
    await expect(check.locator(".reply")).not.toBeEmpty();
  };
  const ada = linkTo(textbookTree, "Ada");
  let check = await openExercise(page, ada);
  await give(check, "1000");
  await expect(check.locator(".reply")).toContainText("Not so.");
  // The way that is asked about further on shows this value: it waits, and so does the walk through all steps.
  await expect(check.getByRole("button", { name: "Step through it" })).toHaveCount(0);
  await check.getByRole("button", { name: "Question 6," }).click();
  await expect(check).toContainText("Question 6 waits.");
  await expect(check.getByRole("tree")).toHaveCount(0);
  await check.getByRole("button", { name: "Answer question" }).click();
  await check.getByRole("button", { name: "Show the answer" }).click();
  await expect(check.getByRole("button", { name: "Question 1, answer shown" })).toBeVisible();

  // Another tree of the same title, and another student's variant.
  for (const [tree, seed] of [
    ["[[3,12,8],[2,4,6]]", "Ada"],
    [textbookTree, "Bob"],
  ] as const) {
    check = await openExercise(page, linkTo(tree, seed));
    await expect(check.getByRole("button", { name: "Question 1, open" })).toBeVisible();
    await give(check, "1000");
  }
  const whose = page.locator(".whose");
  await expect(whose).toContainText("This was made for Bob. Answers in this browser are kept for Ada.");
  await page.getByRole("button", { name: "I am Bob" }).click();
  await expect(whose).toContainText("kept in this browser, for Bob");
  // Bob begins afresh, without Ada's tries.
  await expect(check.getByRole("textbox")).toHaveValue("");
  await give(check, "1001");

  await page.goto("results/");
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: "I am somebody else" }).click();
  await page.getByRole("button", { name: "I am Ada" }).click();
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: "the tree of “Bob”" })).toHaveCount(1);
  // Ada cannot be called as Bob is: one of the two could not go on then.
  await page.getByRole("button", { name: "Mend the name" }).click();
  await page.getByRole("textbox", { name: "Your name" }).fill("bob");
  await page.getByRole("textbox", { name: "Your name" }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("“bob” has answered on this computer already.");
  await page.reload();
  await expect(page.getByText("Results of Ada")).toBeVisible();
  check = await openExercise(page, ada);
  await expect(check.getByRole("button", { name: "Question 1, answer shown" })).toBeVisible();
});

test("A press that leaves a wrong tree is not lost where the reason comes in above it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("teach/#own-trees");
  await alive(page, "variants");
  const figure = page.locator("figure#variants");
  const links = figure.getByRole("button", { name: "Make the links" });
  await figure.getByRole("textbox", { name: "Names, one on each line" }).fill("Ada\nBob");
  await figure.getByRole("textbox", { name: "Tree" }).fill("[[1,2");
  await links.click();
  await expect(figure.getByRole("alert")).toContainText("the text ends");
  await figure.getByRole("textbox", { name: "Tree" }).fill("[[1,2],[3,4]]");
  await links.click();
  await expect(figure.getByRole("alert")).toHaveCount(0);
  await expect(figure.getByRole("row").filter({ hasText: "Ada" })).toBeVisible();
});

test("Results are told apart by what is in them, and equal names are shown", async ({ page }) => {
  const of = (name: string, tries: string[]) =>
    Buffer.from(
      writeResults(
        resultsOf(
          name,
          new Map([["minimax", { answers: [{ tries, draft: "", solved: true, shown: false }] }]]),
        ),
      ),
    );
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/json", buffer });
  // The page's code is on its way until files are chosen: they are read when it comes.
  let letGo = () => {};
  const go = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/\.js$/, async (route) => {
    await go;
    await route.continue();
  });
  await page.goto("teach/#results", { waitUntil: "commit" });
  const choose = page.getByLabel("Choose results files");
  const results = page.getByRole("region", { name: "Results" });
  await choose.setInputFiles(file("early.json", of("Eve", ["3"])));
  letGo();
  await alive(page, "results");
  await results.getByRole("button", { name: "Take out Eve" }).click();
  // One name for two files, from two folders; and both are no results.
  await choose.setInputFiles([file("a.json", Buffer.from("{")), file("a.json", Buffer.from("{"))]);
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveCount(2);
  await choose.setInputFiles(file("a.json", of("O’Hara", ["3"])));
  await expect(results.getByRole("row", { name: "O’Hara" })).toContainText("1 of 1, 1 try");
  await choose.setInputFiles(file("a.json", of("Anna", ["3"])));
  await choose.setInputFiles([
    file("b.json", of("anna", ["1", "2", "3"])),
    file("c.json", of("Anna", ["3"])),
  ]);
  await expect(page.getByRole("alert")).toContainText(
    "“c.json” holds the same as “a.json”, and is counted once.",
  );
  await expect(results.locator("tbody tr")).toHaveCount(3);
  await expect(results.getByText("one of 2 files of this name")).toHaveCount(2);
  await expect(results.getByRole("row", { name: "b.json" })).toContainText("1 of 1, 3 tries");
  await results.getByRole("button", { name: "Take out anna, b.json" }).click();
  await expect(results.locator("tbody tr")).toHaveCount(2);
});

async function addStep(figure: StepperOnPage): Promise<void> {
  await figure.button("Share and export").click();
  await figure.page.getByRole("button", { name: "Add this step to the tour" }).click();
  await expect(figure.root.getByRole("status")).toContainText("of your tour now");
}

test.describe("A tour", () => {
  test("is made in a chapter, written on, and played from its link by keys", async ({ page, browser }) => {
    const chapter = await StepperOnPage.open(page, "chapters/alpha-beta/", "textbook");
    await chapter.button("First step").click();
    await addStep(chapter);
    await chapter.button("Last step").click();
    await addStep(chapter);
    const last = Number(await chapter.scrubber.inputValue());

    await page.goto("tour/");
    await page.getByRole("textbox", { name: "Note to step 1" }).fill("Who moves?");
    await page.getByRole("textbox", { name: "Note to step 2" }).fill("What was left?");
    await page.getByRole("button", { name: "Move step 2 up" }).press("Enter");
    await expect(page.getByRole("textbox", { name: "Note to step 1" })).toHaveValue("What was left?");
    // A step that was taken out comes back with its note, and the keyboard stays in the list.
    await page.getByRole("button", { name: "Take step 2 out" }).press("Enter");
    await expect(page.getByRole("button", { name: "Take step 1 out" })).toBeFocused();
    await page.getByRole("button", { name: "Take the step back" }).press("Enter");
    await expect(page.locator("[aria-current=step]")).toBeFocused();
    await expect(page.getByRole("textbox", { name: "Note to step 2" })).toHaveValue("Who moves?");
    await page.getByRole("button", { name: "Copy the link" }).click();
    await expect(page).toHaveURL(/#tour=/);
    // Behind its own link it can be written on.
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Note to step 1" })).toHaveValue("What was left?");

    const fresh = await (await browser.newContext()).newPage();
    await fresh.goto(page.url());
    const figure = new StepperOnPage(fresh, "tour");
    await fresh.getByRole("button", { name: "Play full screen" }).press("Enter");
    const stage = fresh.getByRole("group", { name: "Tour" });
    await expect(stage).toContainText("1/2 What was left?");
    await expect(figure.scrubber).toHaveValue(String(last));
    await fresh.keyboard.press("ArrowRight");
    await expect(stage).toContainText("2/2 Who moves?");
    await expect(figure.scrubber).toHaveValue("0");
    await fresh.keyboard.press("PageUp");
    await expect(figure.scrubber).toHaveValue(String(last));
    await fresh.keyboard.press("Escape");
    await expect(stage).not.toHaveClass(/playing/);
    await fresh.context().close();
  });

  test("holds figures of every kind, each with its own steps", async ({ page }) => {
    const troubles = watchTroubles(page);
    await page.goto("chapters/bandits/");
    const bandit = page.locator("figure#turns");
    await alive(page, "turns");
    await bandit.locator("[data-awake]").dispatchEvent("pointerenter");
    await expect(bandit.locator("[data-awake]")).toHaveAttribute("data-awake", "true");
    const share = bandit.getByRole("button", { name: "Share and export" });
    await share.click();
    await page.getByRole("button", { name: "Full screen, in large type" }).click();
    await expect
      .poll(() => page.evaluate(() => document.fullscreenElement?.closest("figure")?.id))
      .toBe("turns");
    await page.evaluate(() => document.exitFullscreen());
    await expect(bandit.locator("[data-staged]")).toHaveCount(0);
    await share.click();
    await page.getByRole("button", { name: "Add this step to the tour" }).click();
    await expect(bandit.getByRole("status")).toContainText("This is step 1 of your tour now.");
    const chapter = await StepperOnPage.open(page, "chapters/alpha-beta/", "textbook");
    await addStep(chapter);

    await page.goto("tour/");
    await expect(page.locator("figure#tour-bandit [data-awake]")).toHaveAttribute("data-awake", "true");
    await page.getByRole("button", { name: "Play full screen" }).press("Enter");
    await page.keyboard.press("PageDown");
    await expect(page.locator("figure#tour-bandit")).toHaveCount(0);
    await expect(new StepperOnPage(page, "tour").scrubber).toBeVisible();
    await page.keyboard.press("PageUp");
    await expect(page.locator("figure#tour-bandit [data-awake]")).toHaveAttribute("data-awake", "true");
    expect(troubles).toEqual([]);
  });

  test("that would unpack to more than a tour can hold is refused at once", async ({ page }) => {
    const bomb = deflateSync(Buffer.alloc(3_000_000, " ")).toString("base64url");
    await page.goto(`tour/#tour=${bomb}`);
    await expect(page.getByRole("alert")).toContainText("it unpacks to more than a tour can hold");
    await page.goto(`tour/#tour=${"A".repeat(6001)}`);
    await page.reload();
    await expect(page.getByRole("alert")).toContainText("it has 6,001 characters");
  });

  test("whose link was cut short says so", async ({ page }) => {
    await page.goto("tour/#tour=eJyLVnJUKMlXKEhMBQ");
    await expect(page.getByRole("alert")).toHaveText(/This link holds no whole tour: it was cut short/);
  });
});

test("A figure fills the screen by a key, larger, and comes back", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const figure = await StepperOnPage.open(page, "chapters/alpha-beta/", "textbook");
  const before = (await figure.node(0).boundingBox())!;
  await figure.root.focus();
  await page.keyboard.press("f");
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toContain("large");
  await expect
    .poll(async () => (await figure.node(0).boundingBox())!.height)
    .toBeGreaterThan(before.height * 1.2);
  const frame = (await figure.root.boundingBox())!;
  const controls = (await figure.scrubber.boundingBox())!;
  expect(controls.y + controls.height).toBeLessThanOrEqual(frame.y + frame.height);
  // Keys and pointer still do what they did.
  await page.keyboard.press("Home");
  await figure.node(2).click();
  await expect(figure.root.locator("[aria-live]")).toContainText("MAX tries move 2");
  const button = (await figure.button("Share and export").boundingBox())!;
  await figure.button("Share and export").click();
  await expect(async () => {
    const menu = (await page.getByRole("group", { name: "Share and export" }).boundingBox())!;
    expect(Math.abs(menu.x + menu.width - button.x - button.width)).toBeLessThan(24);
    expect(Math.abs(menu.y - button.y - button.height)).toBeLessThan(24);
  }).toPass();
  await page.keyboard.press("Escape");
  await figure.root.focus();
  await page.keyboard.press("f");
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await expect.poll(async () => (await figure.node(0).boundingBox())!.height).toBeCloseTo(before.height, 0);
});

test("Figures follow the conventions of the book in use, say so, and come back", async ({ page }) => {
  await page.goto("teach/");
  await alive(page, "conventions");
  await page.getByRole("radio", { name: "only when alpha > beta" }).check();
  await page.getByRole("radio", { name: "also as they were when it was left" }).press("Space");

  const figure = await StepperOnPage.open(page, "chapters/alpha-beta/", "ties");
  await expect(figure.algorithm).toHaveValue("cutAboveOnly");
  await expect(figure.root).toContainText("As in your book: cuts at α > β, windows stay when a node is left");
  const tree = await figure.field.inputValue();
  const theirs = expectedRun({ tree, algorithm: "cutAboveOnly" });
  const ours = expectedRun({ tree, algorithm: "alphaBeta" });
  await figure.root.press("End");
  const leaves = (run: typeof ours) => run.trace.counters(run.trace.length).leaves;
  expect(leaves(theirs)).toBeGreaterThan(leaves(ours));
  await figure.shows(theirs, theirs.trace.length);
  await expect(figure.root.locator(".opening .window")).not.toHaveCount(0);

  await figure.button("Use the notebook’s").click();
  await expect(figure.algorithm).toHaveValue("alphaBeta");
  await expect(figure.root).not.toContainText("As in your book");
  await page.reload();
  await figure.alive();
  await expect(figure.algorithm).toHaveValue("alphaBeta");
});

test("A link brings conventions along, and they stay", async ({ page }) => {
  const figure = await StepperOnPage.open(page, "chapters/alpha-beta/?conventions=hard", "textbook");
  await expect(figure.algorithm).toHaveValue("failHard");
  await alive(page, "check");
  await expect(page.locator("figure#check")).toContainText("As in your book: fail-hard");
  const other = await StepperOnPage.open(page, "chapters/move-ordering/", "lab");
  await expect(other.algorithm).toHaveValue("failHard");
  await page.goto("print/");
  await expect(page.getByRole("combobox", { name: "Search" })).toHaveValue("failHard");
});

test("Where the browser keeps nothing, each place that keeps answers says so, and the page's theme works", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  const troubles = watchTroubles(page);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("chapters/minimax/");
  const theme = page.locator("html");
  await expect(theme).toHaveAttribute("data-theme", "light");
  await alive(page, "check");
  await expect(page.locator("figure#check")).toContainText("This browser keeps nothing here");
  await page.locator("starlight-theme-select:visible select").selectOption("dark");
  await expect(theme).toHaveAttribute("data-theme", "dark");
  await page.goto("results/");
  await expect(page.locator("figure#results")).toContainText("This browser keeps nothing here");
  await expect(theme).toHaveAttribute("data-theme", "light");
  await page.goto("review/");
  await expect(page.getByRole("main")).toContainText("So nothing that you practise can come back.");
  expect(troubles).toEqual([]);
});
