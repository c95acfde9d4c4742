import { expect, type Page, test } from "@playwright/test";
import { banditProcedure } from "../../src/kit/byHand/bandit/banditProcedure.ts";
import { freshBandit } from "../../src/kit/byHand/bandit/pulledArms.ts";
import { armName } from "../../src/kit/byHand/bandit/words.ts";
import { freshRun } from "../../src/kit/byHand/freshRun.ts";
import { freshRegrets } from "../../src/kit/byHand/regret/regretGames.ts";
import { regretProcedure } from "../../src/kit/byHand/regret/regretProcedure.ts";
import { freshTicks } from "../../src/kit/byHand/ticks/freshTicks.ts";
import { ticksProcedure } from "../../src/kit/byHand/ticks/ticksProcedure.ts";
import { playedBy } from "../kit/byHand/players.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { hydrated, wakeFigure } from "./openFigure.ts";
import { button, field, figure, phone, tap, told } from "./practiceOnPage.ts";
import { watchTroubles } from "./watchTroubles.ts";

const tree = "[[3,12,8],[2,4,6],[14,5,2]]";
const node = (page: Page, id: number) => figure(page).locator("[role=treeitem]").nth(id);

async function open(page: Page, more = ""): Promise<void> {
  await page.goto(`be-the-search/?algorithm=alphaBeta&tree=${tree}${more}`);
  await expect(button(page, "Take back")).toBeVisible();
}

/** The items of a tree stand depth first on the page; acts know their nodes ply by ply. */
const places = [0, 1, 5, 9, 2, 3, 4, 6, 7, 8, 10, 11, 12];
type Press = (page: Page, id: number) => Promise<void>;

/** Does an act as a text says it. */
async function doAct(page: Page, text: string, press: Press): Promise<void> {
  const [kind, first, second] = text.split(" ");
  const typed = (number: string) => number.replace("Infinity", "inf");
  if (kind === "enter" || kind === "owner") await press(page, Number(first));
  else if (kind === "cut") await button(page, "Cut the rest").click();
  else if (kind === "window") {
    await field(page, "α").fill(typed(first));
    await field(page, "β").fill(typed(second));
    await field(page, "β").press("Enter");
  } else {
    await field(page, "Value").fill(typed(first));
    await field(page, "Value").press("Enter");
  }
}
const byMouse: Press = (page, id) => node(page, places[id]).click();

test("Where nothing is done there is nothing to take back, and the keyboard stays where it was", async ({
  page,
}) => {
  // The root's first child is entered first, and the root is ticked first.
  for (const [asked, first] of [
    [`algorithm=alphaBeta&tree=${tree}`, 1],
    ["algorithm=behaviourTree&seed=1", 0],
  ] as const) {
    await page.goto(`be-the-search/?${asked}`);
    const back = button(page, "Take back");
    await expect(back).toHaveAttribute("aria-disabled", "true");
    await expect(figure(page)).toContainText("0 acts done");
    await back.focus();
    await page.keyboard.press("Enter");
    await expect(back).toBeFocused();
    await node(page, first).click();
    await expect(figure(page)).toContainText("1 act done");
    await expect(back).not.toHaveAttribute("aria-disabled", "true");
    await back.focus();
    await page.keyboard.press("Enter");
    await expect(figure(page)).toContainText("0 acts done");
    await expect(back).toBeFocused();
    await expect(back).toHaveAttribute("aria-disabled", "true");
  }
});

test("A link to a search that nobody can carry out is told so, and another is there", async ({ page }) => {
  const troubles = watchTroubles(page);
  await page.goto(`be-the-search/?algorithm=alphaBeat&tree=${tree}`);
  const refused = figure(page).getByRole("alert");
  await expect(refused).toContainText(
    'cannot be used: there is no algorithm "alphaBeat"; there are minimax, ',
  );
  await expect(refused).toContainText("Here is alpha–beta instead.");
  await expect(figure(page).getByRole("treeitem")).toHaveCount(13);
  await figure(page).getByRole("combobox", { name: "Search", exact: true }).selectOption("minimax");
  await expect(refused).toHaveCount(0);
  for (const right of ["alphaBeta", "star1", "ucb1"]) {
    await page.goto(`be-the-search/?algorithm=${right}`);
    await expect(button(page, "Take back")).toBeVisible();
    await expect(refused, right).toHaveCount(0);
  }
  expect(troubles).toEqual([]);
});

test("A link with a difficulty or a telling that is not there is told so, until something else is opened", async ({
  page,
}) => {
  const refused = figure(page).getByRole("alert");
  for (const search of ["algorithm=alphaBeta&", "algorithm=ucb1&", ""]) {
    await page.goto(`be-the-search/?${search}level=9&telling=never`);
    await expect(refused).toContainText('There is no level "9"; there are 1, 2, 3, 4, 5, 6.');
    await expect(refused).toContainText('There is no telling "never"; there are atOnce, atEnd.');
    await figure(page).getByRole("combobox", { name: "Difficulty", exact: true }).selectOption("2");
    await expect(refused).toHaveCount(0);
  }
  await page.goto("be-the-search/?algorithm=alphaBeta&level=2&telling=atOnce");
  await expect(button(page, "Take back")).toBeVisible();
  await expect(refused).toHaveCount(0);
});

test("Alpha–beta is carried out by mouse: a wrong act is told, a reload goes on, the search is shown both ways", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await open(page);
  const acts = playedBy("alphaBeta", tree);
  for (const act of acts.slice(0, 8)) await doAct(page, act, byMouse);
  await doAct(page, "enter 4", byMouse);
  await expect(told(page)).toContainText("not stand right below move 2");
  await doAct(page, acts[8], byMouse);
  await expect(figure(page)).toContainText("9 acts done, 1 wrong at first");
  await expectAccessible(page);
  await page.reload();
  await expect(figure(page)).toContainText("9 acts done, 1 wrong at first");
  await button(page, "Take back").click();
  await expect(figure(page)).toContainText("8 acts done");
  await doAct(page, acts[8], byMouse);
  // What only compares with the parent would read on here, and is named.
  await doAct(page, "enter 8", byMouse);
  await expect(told(page)).toContainText("alpha is not less than beta");
  for (const act of acts.slice(9)) await doAct(page, act, byMouse);
  await expect(figure(page)).toContainText("All 19 acts are done. 2 were wrong at first.");
  const model = figure(page).locator(".model");
  await expect(model).toContainText("Act 10 of 19 Cuts the rest of move 2");
  await expect(model).toContainText("You: goes to move 2.2");
  await model.getByRole("button", { name: "Next act" }).click();
  await expect(model).toContainText("By the bound of the root");
  await model.getByRole("button", { name: "One act back" }).click();
  await model.getByRole("button", { name: "First act" }).click();
  await expect(model).toContainText("The search begins at the root");
  await expectAccessible(page);
  await page.reload();
  await expect(figure(page)).toContainText("All 19 acts are done. 2 were wrong at first.");
  await expect(model).toContainText("Act 19 of 19");
  expect(troubles).toEqual([]);
});

test("In a chapter what was begun goes on after a reload, once it is asked for", { tag: "@core" }, async ({
  page,
}) => {
  await page.goto("chapters/minimax/");
  await hydrated(figure(page));
  await button(page, "Be the search").click();
  await node(page, 1).press("Enter");
  await expect(figure(page)).toContainText("1 act done");
  await page.reload();
  await hydrated(figure(page));
  await button(page, "Be the search").click();
  await expect(figure(page)).toContainText("1 act done");
});

test("A behaviour tree that cannot be used is refused with the reason, until another one is there", async ({
  page,
}) => {
  await page.goto("be-the-search/?algorithm=behaviourTree&tree=nonsense");
  const refused = figure(page).getByRole("alert");
  await expect(refused).toContainText("The tree of the link cannot be used");
  await expectAccessible(page);
  await button(page, "Another tree").click();
  await expect(refused).toHaveCount(0);
  await expect(page).not.toHaveURL(/tree=/);
});

test("As in an examination nothing is said before the end, by keyboard alone; so is UCB1 carried out", async ({
  page,
}) => {
  await open(page, "&telling=atEnd");
  await node(page, 0).focus();
  // A wrong leaf first: the third.
  const walk: Press = async (page, id) => {
    await node(page, places[id]).focus();
    await page.keyboard.press("Enter");
  };
  for (const act of ["enter 1", "window -Infinity Infinity", "enter 6"]) await doAct(page, act, walk);
  await expect(told(page)).toHaveText("");
  await page.keyboard.press("z");
  await doAct(page, "enter 6", walk);
  // In its field, too, the letter goes to the field, and is not written.
  await page.keyboard.press("r");
  await page.keyboard.press("r");
  await page.keyboard.type("8");
  await page.keyboard.press("Enter");
  await button(page, "The search is done").press("Enter");
  await expect(figure(page)).toContainText("The first 2 of 19 acts were right, the next one was not.");
  await expect(figure(page).locator(".model")).toContainText("from left to right");
  // What the search does and what was done stand beside each other.
  const [right, own] = await figure(page).getByRole("tree").all();
  await expect(right.locator("[role=treeitem]").nth(4)).toHaveAccessibleName(/not read/);
  await expect(own.locator("[role=treeitem]").nth(4)).not.toHaveAccessibleName(/not read/);
  await expectAccessible(page);

  await figure(page).getByRole("combobox", { name: "Search" }).selectOption("ucb1");
  await expect(page).toHaveURL(/algorithm=ucb1&level=1&seed=/);
  await page.goto("be-the-search/?algorithm=ucb1&level=1&seed=keys");
  await expect(button(page, "Pull A")).toBeVisible();
  await button(page, "Pull A").focus();
  await page.keyboard.press("b");
  await expect(told(page)).toContainText("of equal bounds the first is taken");
  const { acts } = banditProcedure(freshBandit(1, "keys"));
  for (const [place, act] of acts.entries()) {
    if (place === 4) await page.reload();
    if (act.kind === "pull") {
      const press = button(page, "Pull A");
      await expect(press).toBeVisible();
      if (place === 4) await press.focus();
      await page.keyboard.press(armName(act.arm).toLowerCase());
      continue;
    }
    await expect(field(page, "pulls n")).toBeFocused();
    await page.keyboard.type(String(act.pulls));
    await page.keyboard.press("Tab");
    await page.keyboard.type(String(act.earned));
    await page.keyboard.press("Enter");
  }
  await expect(figure(page)).toContainText(`All ${acts.length} acts are done. One was wrong at first.`);
  await expect(figure(page).locator(".model")).toContainText(`Act ${acts.length} of ${acts.length}`);
  await expectAccessible(page);
});

test("What an examination let go wrong of UCB1 and of regret matching leads somewhere, beside what is right", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  /** All acts but the last were done before, and one of them was another. */
  async function goOn(algorithm: string, acts: readonly string[], place: number, wrong: string) {
    const asked = `?algorithm=${algorithm}&level=1&seed=own&telling=atEnd`;
    const done = acts.slice(0, -1).map((act, at) => (at === place ? wrong : act));
    const kept = JSON.stringify({ asked, acts: done, wrong: 0 });
    const key = `plyground:by-hand:${algorithm}`;
    await page.evaluate(([key, kept]) => sessionStorage.setItem(key, kept), [key, kept] as const);
    await page.goto(`be-the-search/${asked}`);
    await expect(figure(page)).toContainText(`${done.length} acts done`);
  }
  // Any file of the site is enough to keep something.
  await page.goto("robots.txt");
  const bandit = banditProcedure(freshBandit(1, "own"));
  const { pulls } = bandit;
  await goOn("ucb1", bandit.acts.map(bandit.write), 0, "pull 1");
  const last = bandit.acts[bandit.acts.length - 1] as { pulls: number; earned: number };
  await field(page, "pulls n").fill(String(last.pulls));
  await field(page, "earned").fill(String(last.earned));
  await field(page, "earned").press("Enter");
  const model = figure(page).locator(".model");
  await expect(model).toContainText(`Act 1 of ${bandit.acts.length} Pulls A`);
  await expect(model).toContainText("You: pulls B");
  await figure(page).getByText("All acts, yours beside the right ones").click();
  const acts = figure(page).locator(".acts tbody tr");
  await expect(acts).toHaveCount(bandit.acts.length);
  await expect(acts.nth(0)).toContainText("pulls Apulls B");
  await expect(acts.nth(1)).toContainText("the same");
  await acts.nth(1).getByRole("button").click();
  // After one pull: A was pulled by UCB1, and B by hand; each has paid what it would have.
  const [right, own] = await figure(page).locator(".both table tbody").all();
  const row = (arm: number) => `${armName(arm)}1${pulls[0].pays[arm]}`;
  await expect(right.locator("tr.current")).toContainText(row(0));
  await expect(own.locator("tr.current")).toContainText(row(1));
  await expectAccessible(page);

  const match = regretProcedure(freshRegrets(1, "own"));
  await goOn("regretMatching", match.acts.map(match.write), 0, "strategy 1 0");
  const average = match.acts[match.acts.length - 1].numbers;
  const fields = figure(page).getByRole("textbox");
  for (const [at, number] of average.entries()) await fields.nth(at).fill(String(number));
  await button(page, "Say it so").click();
  await model.getByRole("button", { name: "Last act" }).click();
  const tables = figure(page).locator(".both table");
  // The payoffs and what was played, twice; and only what was played first is another.
  await expect(tables).toHaveCount(4);
  await expect(tables.nth(1).locator("tbody tr").first()).toHaveText("10.50.5");
  await expect(tables.nth(3).locator("tbody tr").first()).toHaveText("110");
  await expectAccessible(page);
  expect(troubles).toEqual([]);
});

/** What a finger does for an act: nodes and buttons are touched, and so is a field before a number is typed. */
async function tapAct(page: Page, text: string): Promise<void> {
  const [kind, first, second] = text.split(" ");
  const type = async (name: string, number: string) => {
    await tap(field(page, name));
    await page.keyboard.type(number.replace("Infinity", "inf"));
  };
  if (kind === "enter" || kind === "owner") await tap(figure(page).locator(`[data-node="${first}"]`));
  else if (kind === "cut") await tap(button(page, "Cut the rest"));
  else if (kind === "window") {
    await type("α", first);
    await type("β", second);
    await tap(button(page, "Enter it so"));
  } else {
    await type("Value", first);
    await tap(button(page, "Return"));
  }
}

test("By taps alone a whole tree is searched on a phone; of a large one what can be pressed next stands at the edge", async ({
  browser,
}) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const troubles = watchTroubles(page);
  await page.goto("be-the-search/?algorithm=alphaBeta&level=1&seed=touch");
  await expect(button(page, "Take back")).toBeVisible();
  const { setup, outline } = freshRun("alphaBeta", 1, "touch");
  const acts = playedBy("alphaBeta", setup.tree!);
  for (const [done, act] of acts.entries()) {
    if (done > 0) await expect(figure(page)).toContainText(done === 1 ? "1 act done" : `${done} acts done`);
    await tapAct(page, act);
  }
  await expect(figure(page)).toContainText(`All ${acts.length} acts are right, without one mistake.`);
  await tap(figure(page).locator(".model").getByRole("button", { name: "One act back" }));
  await expect(figure(page).locator(".model")).toContainText(`Act ${acts.length - 1} of ${acts.length}`);
  expect(await figure(page).locator("[data-node]").count()).toBe(outline.nodes.length);
  // A large tree is wider than a phone: what can be pressed next and is not in sight stands at the edge.
  await page.goto("be-the-search/?algorithm=minimax&level=6&seed=touch");
  await expect(button(page, "Take back")).toBeVisible();
  const large = playedBy("minimax", freshRun("minimax", 6, "touch").setup.tree!);
  const outside = figure(page).locator("[data-outside]");
  await expect(outside).toHaveCount(2);
  for (const [done, act] of large.slice(0, 16).entries()) {
    if (done > 0) await expect(figure(page)).toContainText(`${done} act`);
    const beside = figure(page).locator(`[data-outside="${act.split(" ")[1]}"]`);
    if (act.startsWith("enter") && (await beside.count()) > 0) await tap(beside);
    else await tapAct(page, act);
  }
  await expect(figure(page)).toContainText("16 acts done");
  await expect(told(page)).toHaveText("Right.");
  expect(troubles).toEqual([]);
  await context.close();
});

test("A guard and an intruder on one square are drawn beside each other", async ({ page }) => {
  const tree = "selector(sees, run); ; 0:a1; 2";
  await page.goto(`be-the-search/?${new URLSearchParams({ algorithm: "behaviourTree", tree })}`);
  const guard = (await figure(page).locator(".guard").boundingBox())!;
  const intruder = (await figure(page).locator(".intruder").boundingBox())!;
  expect(guard.x + guard.width).toBeLessThanOrEqual(intruder.x);
  expect(guard.y).toBeLessThan(intruder.y + intruder.height);
});

test("By taps alone a behaviour tree is ticked on a phone, and a wrong node is told", async ({ browser }) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const troubles = watchTroubles(page);
  await page.goto("be-the-search/?algorithm=behaviourTree&level=3&seed=touch");
  await expect(button(page, "Take back")).toBeVisible();
  const { acts } = ticksProcedure(freshTicks(3, "touch"));
  const place = (id: number) => figure(page).locator(`[data-node="${id}"]`);
  // The node that is ticked last of all is pressed too soon.
  await tap(place(0));
  await tap(place(acts.reduce((last, act) => (act.kind === "tick" ? Math.max(last, act.node) : last), 0)));
  await expect(told(page)).not.toHaveText("Right.");
  await expect(figure(page)).toContainText("1 act done");
  // The tree is higher than the screen: what is asked and what is said stay in sight above its foot.
  await figure(page).evaluate((top) => top.scrollIntoView({ behavior: "instant" }));
  await expect(told(page)).toBeInViewport({ ratio: 1 });
  await expect(figure(page).locator(".asked")).toBeInViewport({ ratio: 1 });
  for (const [done, act] of acts.slice(1).entries()) {
    await expect(figure(page)).toContainText(done === 0 ? "1 act done" : `${done + 1} acts done`);
    if (act.kind === "tick") await tap(place(act.node));
    else if (act.kind === "answer") await tap(button(page, act.status));
    else {
      for (const id of act.nodes) await tap(place(id));
      const many = act.nodes.length;
      const reset =
        many === 0 ? "Nothing is reset" : many === 1 ? "Reset this node" : `Reset these ${many} nodes`;
      await tap(button(page, reset));
    }
  }
  await expect(figure(page)).toContainText(`All ${acts.length} acts are done. One was wrong at first.`);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(troubles).toEqual([]);
  await context.close();
});

test("On a phone a fresh tree is searched by touch, and what was practised comes back", async ({
  browser,
}) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const troubles = watchTroubles(page);
  await page.goto("be-the-search/?algorithm=minimax&level=1&seed=touch");
  await expect(button(page, "Take back")).toBeVisible();
  // The first leaf is two touches away, and so is what it is told.
  const items = figure(page).locator("[role=treeitem]");
  await items.nth(1).tap();
  await items.nth(0).tap();
  await expect(told(page)).toContainText("move 1");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await button(page, "Show me").tap();
  await expect(figure(page).locator(".model")).toBeVisible();
  await button(page, "Another tree").tap();
  await expect(button(page, "Take back")).toBeVisible();
  // Regrets, too, number by number.
  await page.goto("be-the-search/?algorithm=regretMatching&level=1&seed=touch");
  const match = regretProcedure(freshRegrets(1, "touch"));
  for (const [place, { numbers }] of match.acts.entries()) {
    const fields = figure(page).getByRole("textbox");
    await expect(fields).toHaveCount(numbers.length);
    for (const [at, number] of numbers.entries()) await fields.nth(at).fill(number.toFixed(2));
    await button(page, "Say it so").tap();
    if (place === 1) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await expect(figure(page)).toContainText(`All ${match.acts.length} acts are right, without one mistake.`);
  await page.goto("review/");
  await expect(page.locator("main")).toContainText("Nothing is due today");
  await expect(page.locator("main")).toContainText("Regret matching");
  await page.evaluate(() =>
    localStorage.setItem(
      "plyground:skills",
      JSON.stringify({
        alphaBeta: { level: 3, runs: [{ level: 3, acts: 20, wrong: 0, day: 20000 }], due: 20001, streak: 1 },
      }),
    ),
  );
  await page.evaluate(() =>
    localStorage.setItem(
      "plyground:missed",
      JSON.stringify([
        {
          chapter: "alpha-beta",
          question: { ask: "next", tree: "[[6,9],[5,7]]", at: "leave 1.0" },
          due: 20001,
          streak: 0,
        },
      ]),
    ),
  );
  await page.reload();
  await expect(page.locator("main")).toContainText("One search and one question are due");
  // A question that was missed is asked of another tree, and comes back.
  await page.getByRole("button", { name: "Answer the question" }).tap();
  const question = page.locator("figure#missed");
  await question.getByRole("radio").first().tap();
  await question.getByRole("button", { name: "Check", exact: true }).tap();
  const shows = question.getByRole("button", { name: "Show the answer" });
  if (await shows.isVisible()) await shows.tap();
  await expect(question).toContainText("It comes back tomorrow");
  await question.getByRole("button", { name: "Go on" }).tap();
  await expect(page.locator("main")).toContainText("One search is due");
  await expect(page.locator("main")).toContainText("A question of “Alpha–beta");
  await page.getByRole("link", { name: "Alpha–beta", exact: true }).last().tap();
  await expect(figure(page).getByRole("combobox", { name: "Difficulty" })).toHaveValue("3");
  expect(troubles).toEqual([]);
  await context.close();
});

test("Expectimax is carried out by hand: a plain mean is told, a rounded one taken, and the stepper hands its tree over", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await page.goto("be-the-search/?algorithm=minimax");
  await expect(button(page, "Take back")).toBeVisible();
  await figure(page).getByRole("combobox", { name: "Search" }).selectOption("expectimax");
  await expect(
    figure(page)
      .getByRole("treeitem", { name: /chance/i })
      .first(),
  ).toBeVisible();
  await expect(figure(page)).toContainText("0 acts done");
  await expect(page).toHaveURL(/algorithm=expectimax&level=1&seed=/);

  await page.goto(
    `be-the-search/?${new URLSearchParams({ algorithm: "expectimax", tree: "[2, {1/3: 0, 2/3: 4}]" })}`,
  );
  await expect(figure(page).locator(".chances text")).toHaveText(["1/3", "2/3"]);
  for (const place of [1, 2, 3, 4]) await node(page, place).click();
  await expect(figure(page)).toContainText("where chance draws");
  await doAct(page, "return 2", byMouse);
  await expect(told(page)).toContainText("2 is the plain mean.");
  await doAct(page, "return 8/3", byMouse);
  await doAct(page, "return 2.67", byMouse);
  await expect(figure(page)).toContainText("All 6 acts are done. One was wrong at first.");
  await expectAccessible(page);

  await page.goto("chapters/chance/");
  const coin = page.locator("figure#coin");
  await wakeFigure(coin);
  await coin.getByRole("button", { name: "Share and export" }).click();
  await page.getByRole("link", { name: "Be the search: do it by hand" }).click();
  await expect(figure(page).locator(".chances text")).toHaveText(["1/2", "1/2"]);
  expect(troubles).toEqual([]);
});

test("The menu of a deepening search leads to doing it by hand", async ({ page }) => {
  await page.goto("playground/?figure=deepening");
  const deepening = page.locator("figure#deepening");
  await wakeFigure(deepening);
  await deepening.getByRole("button", { name: "Share and export" }).click();
  await page.getByRole("link", { name: "Be the search: do it by hand" }).click();
  await expect(figure(page).getByRole("combobox", { name: "Search" })).toHaveValue("iterativeDeepening");
});
