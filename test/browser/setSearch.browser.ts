import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { readResults, writeResults } from "../../src/tools/classroom/results.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { holdWorker } from "./holdWorker.ts";
import { minimax as right } from "./readersPrograms.ts";
import { watchTroubles } from "./watchTroubles.ts";

const panel = (page: Page) => page.locator("figure#your-search");
const field = (page: Page) => panel(page).getByRole("textbox", { name: "Your program" });
const form = (page: Page) => page.locator("figure#set-search");

const copied = `// Eve’s own
${right.replaceAll("position", "here").replaceAll("values", "list").replaceAll("end", "over")}`;
/** What is regretted least is played as well as what is regretted most. */
const regretting = `def next_strategy(regrets):
    whole = sum(regrets)
    return [regret / whole if whole > 0 else 1 / len(regrets) for regret in regrets]
def learn(regrets, strategy, earned):
    got = sum(share * amount for share, amount in zip(strategy, earned))
    return [regret + amount - got for regret, amount in zip(regrets, earned)]
def average(strategies):
    return [sum(shares) / len(strategies) for shares in zip(*strategies)]
`;
const wrongInPython = `def visit(position, depth):
    outcome = game.outcome(position)
    if outcome is not None: return outcome
    if depth == 0: return game.evaluate(position)
    return max([visit(game.play(position, move), depth - 1) for move in game.moves(position)])
`;

const keepClass = (page: Page) =>
  page.evaluate(() =>
    localStorage.setItem("plyground:rosters", '[{ "title": "7b", "names": ["Ada", "Bob", "Cyd"] }]'),
  );

async function makeLink(page: Page): Promise<string> {
  await page.goto("teach/#write");
  await keepClass(page);
  await page.reload();
  await form(page).scrollIntoViewIfNeeded();
  await expect(page.locator("astro-island:not([ssr])").filter({ has: form(page) })).toBeAttached();
  // A class that was kept brings its names, and what stood there comes back.
  const names = form(page).getByRole("textbox", { name: "A link for each of these names" });
  await form(page).getByRole("combobox", { name: "Class" }).selectOption("7b");
  await expect(names).toHaveValue("Ada\nBob\nCyd");
  await form(page).getByRole("button", { name: "Make the link" }).click();
  await expect(form(page).getByRole("status").filter({ hasText: "3 names can be copied" })).toBeVisible();
  await names.fill("");
  await form(page).getByRole("button", { name: "Bring in the names of “7b”" }).click();
  await expect(names).toHaveValue("Ada\nBob\nCyd");
  // Functions are tried on no trees, and what counts of them is no choice.
  await form(page).getByRole("combobox", { name: "Task" }).selectOption("ucb1");
  await expect(form(page).getByRole("combobox", { name: "What counts" })).toHaveCount(0);
  await expect(form(page).getByRole("textbox", { name: "Trees of your own" })).toHaveCount(0);
  await expect(form(page)).toContainText("What counts is that each function does what is right");
  await form(page).getByRole("button", { name: "Make the link" }).click();
  await expect(form(page).getByRole("link")).toHaveAttribute("href", /your-search\/\?set=ucb1$/);
  await form(page).getByRole("combobox", { name: "Task" }).selectOption("minimax");
  await form(page).getByRole("textbox", { name: "What the task is called" }).fill("Week 3");
  await form(page).getByRole("combobox", { name: "What counts" }).selectOption("leaves");
  await form(page).getByRole("checkbox", { name: "Mend" }).uncheck();
  const trees = form(page).getByRole("textbox", { name: "Trees of your own" });
  await trees.fill("[[3,12],[2,4]]\n\n[1,,2]");
  await form(page).getByRole("button", { name: "Make the link" }).click();
  await expect(form(page).getByRole("alert")).toContainText("Line 3, column 4");
  await expect(form(page).getByRole("link")).toHaveCount(0);
  await trees.fill("[[3,12],[2,4]]\n((5 6) (7 8))");
  await form(page).getByRole("button", { name: "Make the link" }).press("Enter");
  await expect(form(page).getByRole("alert")).toHaveCount(0);
  await expectAccessible(page, { within: ["figure#set-search"] });
  return (await form(page).getByRole("link").getAttribute("href"))!;
}

/** A student works on what the link sets, and hands in a file. */
async function handIn(page: Page, link: string, name: string, code: string, language: string) {
  await page.goto(`about:blank`);
  await page.goto(`${link}#name=${name}`);
  await expect(panel(page)).toContainText(`Week 3 · ${name}`);
  await panel(page).getByRole("tab", { name: "Write" }).click();
  await panel(page).getByRole("combobox", { name: "Language" }).selectOption(language);
  await field(page).fill(code);
  return save(page, name);
}

async function save(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent("download");
  await panel(page).getByRole("button", { name: "Save my result" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`plyground-${name}-minimax.json`);
  return (await readFile(await file.path())).toString();
}

test("A class of three: what is set, handed in, changed on the way, run again and found out", async ({
  page,
}) => {
  test.slow();
  const troubles = watchTroubles(page);
  const link = await makeLink(page);

  // What was set stands there, and nothing else can be chosen.
  await page.goto(link);
  await expect(panel(page)).toContainText("Your teacher has set minimax.");
  await expect(panel(page)).toContainText("What counts is the value, and which leaves are read to find it.");
  await expect(panel(page).locator(".set li")).toHaveText(["[[3,12],[2,4]]", "[[5,6],[7,8]]"], {
    useInnerText: true,
  });
  await expect(panel(page).getByRole("tab")).toHaveText(["Assemble", "Write"]);
  await expect(panel(page).getByRole("combobox", { name: "Task" })).toHaveCount(0);
  await panel(page).getByRole("button", { name: "Save my result" }).click();
  await expect(panel(page).getByRole("alert")).toContainText("Type your name first");

  const ada = await handIn(page, link, "Ada", right, "javaScript");
  await expect(panel(page)).toContainText("Right");
  await expectAccessible(page, { within: ["figure#your-search"] });
  // What is changed after a verdict is judged anew before it is saved.
  const hasty = "function visit() { return 0; }";
  await field(page).fill(hasty);
  await expect(panel(page).locator(".judgement")).toContainText("you have changed it since");
  const changedSince = readResults(await save(page, "Ada"));
  expect(changedSince.programs[0]).toMatchObject({ code: hasty, verdict: { passes: false } });
  await field(page).fill(right);
  await expect(panel(page).getByText("The 2 programs that you ran last")).toBeVisible();
  // What was begun is there again, in the way in which it was worked on.
  await page.reload();
  await expect(field(page)).toHaveValue(right);
  // On the same computer somebody else begins anew.
  await panel(page).getByRole("button", { name: "I am somebody else" }).click();
  await panel(page).getByRole("textbox", { name: "A new name" }).fill("Bob");
  await panel(page).getByRole("button", { name: "Start afresh" }).click();
  await expect(panel(page).getByRole("textbox", { name: "Your name" })).toHaveValue("Bob");
  await expect(panel(page)).not.toContainText("that you ran");
  const bob = await handIn(page, link, "Bob", wrongInPython, "python");
  await page.evaluate(() => localStorage.clear());
  const eve = await handIn(page, link, "Eve", copied, "javaScript");

  const read = readResults(ada);
  expect(read).toMatchObject({ name: "Ada", intact: true });
  expect(read.programs[0]).toMatchObject({ code: right, rung: "write", verdict: { passes: true } });
  // Bob puts Ada's verdict into his file, and reckons the checksum anew.
  const his = readResults(bob);
  expect(his.programs[0].verdict).toMatchObject({ difference: "wrongValue", passes: false });
  const changed = writeResults({
    ...his,
    programs: [{ ...his.programs[0], verdict: read.programs[0].verdict }],
  });

  // Fay was set functions, and says in her file that they are right.
  const none = { own: 0, right: 0 };
  const fay = writeResults({
    name: "Fay",
    done: new Map(),
    programs: [
      {
        ...read.programs[0],
        set: "?set=regretMatching&title=Week+4",
        language: "python",
        code: regretting,
        verdict: { ...read.programs[0].verdict, visits: none, leaves: none, sameAs: [] },
      },
    ],
  });

  await keepClass(page);
  await page.goto("teach/#collect");
  const results = page.locator("figure#results");
  await results.scrollIntoViewIfNeeded();
  await expect(page.locator("astro-island:not([ssr])").filter({ has: results })).toBeAttached();
  await page.getByLabel("Choose results files").setInputFiles(
    Object.entries({ ada, bob: changed, eve, fay }).map(([name, text]) => ({
      name: `${name}.json`,
      mimeType: "application/json",
      buffer: Buffer.from(text),
    })),
  );
  const programs = results.getByRole("region", { name: "Programs" });
  const row = (name: string) => programs.getByRole("row", { name: new RegExp(`^${name} `) });
  await expect(programs.locator("tbody tr")).toHaveCount(4);
  for (const name of ["Ada", "Bob", "Eve", "Fay"]) await expect(row(name)).toContainText("not run");
  await expect(row("Eve").getByRole("cell", { name: "Ada", exact: true })).toBeVisible();
  // Who of the class has not handed in what was set.
  await results.getByRole("combobox", { name: "Class" }).selectOption("7b");
  await expect(results).toContainText("Week 3: 1 of 3 have not handed in yet: Cyd.");
  await expect(results).toContainText("Week 3: Not in the class: Eve.");
  await expect(results).toContainText("Week 4: 3 of 3 have not handed in yet");
  // Nothing has run by itself.
  await expect(page.locator("iframe")).toHaveCount(0);

  const letGo = await holdWorker(page, /sandbox\.html/);
  await results.getByRole("button", { name: "Run all again" }).click();
  await results.getByRole("button", { name: "Cancel" }).click();
  letGo();
  await expect(results.getByText("Cancelled.")).toBeVisible();
  await results.getByRole("button", { name: "Run all again" }).click();
  await expect(results.getByText("All 4 programs were run again. 2 of them do not")).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  // The table scrolls in its frame, and the page does not.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1400);
  await expect(row("Ada")).not.toContainText("not what the file says");
  await expect(row("Ada").getByRole("cell", { name: "Right", exact: true })).toHaveCount(2);
  await expect(row("Bob")).toContainText("Not yet: wrong value");
  await expect(row("Bob")).toContainText("not what the file says");
  await expect(row("Bob")).not.toContainText("Ada");
  await expect(row("Fay")).toContainText("Not yet: answers otherwise");
  await expect(
    row("Fay").getByRole("cell", { name: "Negative regrets divided like the others" }),
  ).toBeVisible();
  // Functions visit nothing.
  await expect(row("Fay").getByRole("cell", { name: "–", exact: true })).toHaveCount(2);

  const download = page.waitForEvent("download");
  await results.getByRole("button", { name: "Save the programs’ table (CSV)" }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  // A head, four programs, those who have not handed in, and the end of the last line.
  expect(csv.split("\r\n")).toHaveLength(1 + 4 + 1 + 3 + 1);
  expect(csv).toContain("\r\nCyd,not handed in,Week 3\r\n");
  expect(csv).toMatch(
    /^Bob,bob\.json,Week 3 · Value and leaves,python,write,.*,Right,Not yet: wrong value,no,/m,
  );

  await row("Bob").getByRole("button", { name: "Read" }).click();
  await expect(results.getByRole("region", { name: "The program as text" })).toHaveText(wrongInPython, {
    useInnerText: true,
  });
  await results.getByRole("button", { name: "Show where they part" }).click();
  await expect(page.locator("figure#class-lockstep [data-awake=true]")).toBeVisible();
  // It is Bob's program, and nobody else's.
  const pair = page.locator("figure#class-lockstep");
  await expect(pair.getByRole("combobox", { name: "Algorithm on the left" })).toContainText("Bob’s program");
  await expect(results.getByText("Left Bob’s program, right the search of the task.")).toBeVisible();
  await expect(pair).not.toContainText("Your program");
  await row("Fay").getByRole("button", { name: "Read" }).click();
  await expect(results.getByText(/next_strategy returns/)).toBeVisible();
  // No figure shows a call of it, and there is nothing that it could stand beside.
  await expect(results.getByRole("button", { name: /^Show/ })).toHaveCount(0);
  await expectAccessible(page, { within: ["figure#results"] });

  await page.goto("your-search/?set=ucb1");
  await expect(panel(page)).toContainText("Your teacher has set UCB1.");
  await expect(panel(page)).toContainText("What counts is that each function does what is right");
  await page.goto("your-search/?set=alphabet");
  await expect(page.getByRole("alert")).toContainText("“alphabet” is nothing that can be set");
  await expect(panel(page).getByRole("button", { name: "Assemble" })).toBeVisible();
  expect(troubles).toEqual([]);
});
