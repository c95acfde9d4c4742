import { expect, type Page, test } from "@playwright/test";
import { taskNames } from "../../src/judge/tasks.ts";
import { packText } from "../../src/kit/share/packText.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { watchTroubles } from "./watchTroubles.ts";

const panel = (page: Page) => page.locator("figure#your-search");
const button = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true });
const verdict = (page: Page) => panel(page).locator(".judgement");
const field = (page: Page) => panel(page).getByRole("textbox", { name: "Your program" });
const lines = (page: Page, list: "pool" | "taken") => panel(page).locator(`.${list} .line`);

async function open(page: Page, asked = ""): Promise<void> {
  await page.goto(`your-search/${asked}`);
  await expect(panel(page).locator("[data-open=true]")).toBeVisible();
}

/** Opens a program as a link brings it. */
const openProgram = async (page: Page, task: string, text: string): Promise<void> =>
  open(page, `?task=${task}&code=${await packText(text)}`);

/** Begins in a chapter whose panel gets its code by a press: before scripts have come it hears none. */
async function begin(page: Page, rung: string): Promise<void> {
  await expect(page.locator("astro-island:defined", { has: panel(page) })).toBeAttached();
  await button(page, rung).click();
}

async function judge(page: Page): Promise<void> {
  await button(page, "Run").click();
  await expect(verdict(page)).toBeVisible();
}

test("A link to a task that is not there is told so, and another is there", async ({ page }) => {
  await open(page, "?task=minimaxx");
  const refused = panel(page).getByRole("alert");
  await expect(refused).toContainText('cannot be used: there is no task "minimaxx"; there are minimax, ');
  await expect(refused).toContainText("Here is minimax instead.");
  await panel(page).getByRole("combobox", { name: "Task", exact: true }).selectOption("alphaBeta");
  await expect(refused).toHaveCount(0);
  await open(page, "?task=alphaBeta");
  await expect(refused).toHaveCount(0);
});

test("A link with a language, a way to work or a beginning that is not there is told so, and what is usual is there", async ({
  page,
}) => {
  const refused = panel(page).getByRole("alert");
  await open(page, "?task=minimax&rung=rite&language=pyton");
  await expect(refused).toContainText([
    'there is no language "pyton"; there are javaScript, python.',
    'there is no rung "rite"; there are assemble, mend, write.',
  ]);
  await panel(page).getByRole("combobox", { name: "Language", exact: true }).selectOption("python");
  await expect(refused).toHaveCount(0);
  await open(page, "?task=alphaBeta&rung=mend&start=noSuchMistake");
  await expect(refused).toContainText(['there is no start "noSuchMistake"; there are ']);
  await panel(page).getByRole("tab").last().click();
  await expect(refused).toHaveCount(0);
  for (const right of ["rung=write&start=before&language=python", "rung=mend", "rung=assemble"]) {
    await open(page, `?task=alphaBeta&${right}`);
    await expect(refused, right).toHaveCount(0);
  }
});

test("The programs that were run stay unfolded over a reload", async ({ page }) => {
  await open(page, "?task=minimax&rung=write&start=empty");
  await judge(page);
  const run = panel(page).getByRole("button", { name: /^Open/ });
  await panel(page).getByText("The program that you ran").click();
  await expect(run).toBeVisible();
  await page.reload();
  await expect(run).toBeVisible();
});

test("The lines of minimax are put in order by keyboard alone, and are judged right", async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page, "?task=minimax&rung=assemble");
  await page.evaluate(() => localStorage.clear());
  const wanted = [
    "function visit(position, depth) {",
    "const outcome = game.outcome(position)",
    "if (outcome !== undefined) return outcome",
    "if (depth === 0) return game.evaluate(position)",
    "let best",
    'if (game.turn(position) === "max") {',
    "best = −∞",
    "for (const move of game.moves(position)) {",
    "const child = game.play(position, move)",
    "const value = visit(child, depth − 1)",
    "if (value > best) best = value",
    "}",
    "} else {",
    "best = ∞",
    "for (const move of game.moves(position)) {",
    "const child = game.play(position, move)",
    "const value = visit(child, depth − 1)",
    "if (value < best) best = value",
    "}",
    "}",
    "return best",
    "}",
  ];
  for (const line of wanted) {
    const piece = panel(page)
      .locator(".pool")
      .getByRole("button", { name: `Take: ${line}`, exact: true })
      .first();
    await piece.focus();
    await page.keyboard.press("Enter");
  }
  await expect(lines(page, "taken")).toHaveText(wanted);
  // One up and down again: the keys of a line move it, and the focus goes with it.
  await lines(page, "taken").nth(4).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(lines(page, "taken").nth(3)).toHaveText("let best");
  await expect(lines(page, "taken").nth(3)).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(lines(page, "taken").nth(4)).toBeFocused();
  await judge(page);
  await expect(verdict(page)).toContainText("Right");
  await page.reload();
  await expect(lines(page, "taken")).toHaveText(wanted);
  await expectAccessible(page);
  expect(troubles).toEqual([]);
});

test("A mistake is named, shown where it parts from the right search, and mended", async ({ page }) => {
  await open(page, "?task=alphaBeta&rung=mend");
  await judge(page);
  await expect(verdict(page)).toContainText("Alpha–beta that cuts above beta only");
  await button(page, "Show where they part").click();
  const pair = page.locator("figure#your-lockstep");
  await expect(pair.locator("[data-awake=true]")).toBeVisible();
  await expect(pair).toContainText("Your program");
  const step = Number((await pair.getByText(/^step \d+ of/).textContent())?.match(/\d+/)?.[0]);
  expect(step).toBeGreaterThan(0);
  await field(page).fill((await field(page).inputValue()).replaceAll("α > β", "α >= β"));
  await judge(page);
  await expect(verdict(page)).toContainText("Right");
  await button(page, "Start again").click();
  await expect(field(page)).toHaveValue(/α > β/);
  await button(page, "Take back").click();
  await expect(field(page)).toHaveValue(/α >= β/);
  // What figures have no search for stands beside the search of the task, too.
  for (const [task, own, mistake, right] of [
    ["winSooner", "sooner", "Draws that count their plies", "Minimax"],
    ["killers", "remember", "The first two killers of a ply, kept for ever", "Alpha–beta with killers"],
  ]) {
    await panel(page).getByRole("combobox", { name: "Task" }).selectOption(task);
    // Until its program has come, that of the task before stands there.
    await expect(field(page)).toHaveValue(new RegExp(`function ${own}\\b`));
    await judge(page);
    await expect(verdict(page)).toContainText(mistake);
    await button(page, "Show where they part").click();
    await expect(pair.locator("[data-awake=true]")).toBeVisible();
    await expect(pair.getByRole("combobox", { name: "Algorithm on the right" })).toContainText(right);
    await expect(pair.getByText(/^step [1-9]\d* of/)).toBeVisible();
    await expect(pair.getByText("Here they part.")).toBeAttached();
    await expect(panel(page).getByText("A leaf shows what its outcome counts")).toHaveCount(
      task === "winSooner" ? 1 : 0,
    );
  }
});

test("A program for trees with chance nodes is judged, shown step by step, and mended", async ({ page }) => {
  const troubles = watchTroubles(page);
  await page.goto("chapters/chance/");
  await begin(page, "Mend");
  await expect(field(page)).toHaveValue(/game\.turn\(position\)/);
  await panel(page).getByRole("combobox", { name: "What is wrong" }).selectOption("plainMean");
  await expect(field(page)).toHaveValue(/value \/ moves\.length/);
  await judge(page);
  await expect(verdict(page)).toContainText("Every outcome counted alike");
  await expect(verdict(page)).toContainText(/On the tree \S*\{/);
  await button(page, "Show it step by step").click();
  const alone = page.locator("figure#your-case");
  await expect(alone.locator("[data-awake=true]")).toBeVisible();
  await expect(alone).toContainText("Your program");
  await alone.getByRole("button", { name: "Last step" }).click();
  await expect(alone.getByText(/^step [1-9]\d* of/)).toBeVisible();
  // What it counts stands beside what expectimax counts.
  await expect(panel(page).getByRole("table").getByRole("row")).not.toHaveCount(0);
  await expect(panel(page).getByRole("button", { name: "Try all orders" })).toHaveCount(0);
  await expectAccessible(page);
  const wrong = await field(page).inputValue();
  await field(page).fill(
    wrong
      .replace(
        "const moves = game.moves(position)",
        "const chances = game.chances(position)\n    let place = 0",
      )
      .replace("value / moves.length", "chances[place++] * value"),
  );
  await judge(page);
  await expect(verdict(page)).toContainText("Right");
  expect(troubles).toEqual([]);
});

test("In a chapter the task is chosen beforehand or later, judged, and comes back with the page", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  const task = panel(page).getByRole("combobox", { name: "Task" });
  await page.goto("chapters/transposition-tables/#write-it-yourself");
  await expect(page.locator("astro-island:not([ssr]) #your-search")).toBeVisible();
  await task.selectOption("killers");
  await expect(panel(page)).toContainText("Put the lines of alpha–beta with killers in order");
  await expect(panel(page).locator("[data-open=false]")).toBeVisible();
  await page.reload();
  await expect(task).toHaveValue("killers");
  await button(page, "Mend").click();
  await expect(panel(page).getByRole("tab", { name: "Mend" })).toBeFocused();
  await judge(page);
  await expect(verdict(page)).toContainText("The first two killers of a ply, kept for ever");
  await task.selectOption("alphaBetaWithTable");
  await expect(field(page)).toHaveValue(/table/);
  await field(page).fill("function visit() { return table }");
  await page.reload();
  await panel(page).scrollIntoViewIfNeeded();
  await expect(task).toHaveValue("alphaBetaWithTable");
  await expect(panel(page).getByRole("tab", { name: "Mend", selected: true })).toBeVisible();
  await expect(field(page)).toHaveValue("function visit() { return table }");
  // There nothing of it comes before it is pressed.
  await page.goto("chapters/negascout/#write-it-yourself");
  await begin(page, "Write");
  await expect(task).toHaveCount(0);
  await judge(page);
  await expect(verdict(page)).toContainText("“Negamax alpha–beta”");
  await page.goBack();
  await panel(page).scrollIntoViewIfNeeded();
  await expect(panel(page).locator("[data-open=true]")).toBeVisible();
  await expect(task).toHaveValue("alphaBetaWithTable");
  expect(troubles).toEqual([]);
});

test("A written program that is none says in which line, and one that throws too", { tag: "@core" }, async ({
  page,
}) => {
  await open(page, "?task=minimax&rung=write");
  await field(page).fill("function visit(position, depth) {\n  return )\n}");
  await judge(page);
  await expect(verdict(page)).toContainText("This cannot be run");
  await expect(verdict(page)).toContainText("Line 2");
  await field(page).fill("function visit(position, depth) {\n\n  return nothing.here\n}");
  await judge(page);
  await expect(verdict(page)).toContainText("breaks off in line 3: ReferenceError");
  await field(page).fill("} function other() {");
  await judge(page);
  await expect(verdict(page)).toContainText("This cannot be run");
  // What is wrong behind the end is told at the end, which has a line.
  for (const open of ["{\n  if (true) {\n  return 3\n", "{\n  return 3\n}}\n"]) {
    await field(page).fill(`function visit(position, depth) ${open}`);
    await judge(page);
    await expect(verdict(page)).toContainText("Line 3: the program ends here, and its brackets do not match");
  }
  await field(page).fill("const visitor = 3");
  await judge(page);
  await expect(verdict(page)).toContainText("it breaks off: TypeError: there is no function visit.");
});

test("Whoever types before the editor has come goes on in it at the same place", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/prismEditor/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "?task=minimax&rung=write");
  await field(page).press("ControlOrMeta+a");
  await page.keyboard.type("function visit() {");
  release();
  await expect(panel(page).locator(".prism-code-editor")).toBeVisible();
  await page.keyboard.type(" return 7");
  await expect(field(page)).toHaveValue(/^function visit\(\) \{ return 7/);
});

test("Whoever writes before the text to begin with has come keeps what is written", async ({ page }) => {
  await open(page, "?task=alphaBeta&rung=write&start=empty");
  await expect(panel(page).locator(".prism-code-editor")).toBeVisible();
  // The listing of minimax is fetched when it is asked for, and does not come yet.
  let letGo = () => {};
  const go = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route("**/*.js", async (route) => {
    await go;
    await route.continue();
  });
  const asked = page.waitForRequest("**/*.js");
  await panel(page).getByRole("combobox", { name: "Start from" }).selectOption("before");
  await asked;
  await field(page).fill("// mine");
  letGo();
  await page.waitForLoadState("networkidle");
  await expect(field(page)).toHaveValue("// mine");
  await page.reload();
  await expect(field(page)).toHaveValue("// mine");
  await button(page, "Start again").click();
  await expect(field(page)).toHaveValue(/^function visit\(position, depth\) \{/);
});

test("A program from a link is shown, and runs when it is told to", async ({ page }) => {
  await openProgram(page, "minimax", "while (true) {}\nfunction visit() {}");
  await expect(panel(page)).toContainText("came with a link");
  await expect(field(page)).toHaveValue(/while \(true\)/);
  await expect(verdict(page)).toHaveCount(0);
  await judge(page);
  await expect(verdict(page)).toContainText("stopped after two seconds");
  await expect(verdict(page)).not.toContainText("you have changed it");
  // It was given up at once, and there is nothing of it to be shown.
  await expect(verdict(page)).toContainText("After that it was tried on nothing else.");
  await expect(verdict(page).getByRole("button")).toHaveCount(0);
  await button(page, "Step through it").click();
  await expect(panel(page).getByRole("alert")).toContainText("It broke off before it had done anything");
  // What is changed in it is kept, and the page comes back to it; the verdict is about what was run.
  await field(page).fill("function visit() { return 7 }");
  await expect(verdict(page)).toContainText("you have changed it since");
  await page.reload();
  await expect(field(page)).toHaveValue("function visit() { return 7 }");
  await expect(panel(page).getByRole("combobox", { name: "Start from" })).toHaveValue("brought");
  await expect(panel(page)).not.toContainText("came with a link");
});

/** The site's own address where a program's text is to have it: one that is not whole leads nowhere from a sandbox. */
const site = "SITE";
/** What a program can try in order to get out; each says in its value what came of it. */
const attacks: Readonly<Record<string, string>> = {
  "ask the network": `try { fetch('${site}attack').catch(() => {}); } catch {}`,
  "open a socket": "try { new WebSocket('ws://localhost:1/attack'); } catch {}",
  "fetch code": `try { importScripts('${site}attack.js'); } catch {}`,
  "import code": `import('${site}attack.js').catch(() => {});`,
  "read what is kept":
    "try { self.kept = localStorage.length; } catch {} try { indexedDB.open('attack'); } catch {}",
  "reach its page": `try { parent.document.title = 'attacked'; top.location = '${site}attack'; } catch {}`,
  "promise without end": "const again = () => Promise.resolve().then(again); again();",
  "write over prototypes":
    "Array.prototype.push = () => { throw 1; }; Object.prototype.kind = 'value'; Int32Array.from = () => 'attack';",
  "throw a proxy":
    "throw new Proxy(function () {}, { get() { throw 1; }, apply() { throw 2; }, getPrototypeOf() { throw 3; } });",
  "fill the memory": "const all = []; for (let i = 0; i < 1e6; i++) all.push(new Array(10).fill(i));",
  "call itself without end": "const deep = () => deep(); deep();",
};

for (const [what, attack] of Object.entries(attacks)) {
  test(`A program that tries to ${what} does nothing to the page`, async ({ page, baseURL }) => {
    const asked = new Set<string>();
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.includes("attack")) asked.add(request.url());
    });
    // Some are only begun: what the policy has stopped has asked nobody.
    page.on("requestfailed", (request) => {
      if (request.failure()?.errorText === "csp") asked.delete(request.url());
    });
    page.on("websocket", (socket) => asked.add(socket.url()));
    const whole = attack.replaceAll(site, baseURL!);
    await openProgram(page, "minimax", `${whole}\nfunction visit() { return 0; }`);
    const { title, address } = { title: await page.title(), address: page.url() };
    await judge(page);
    await expect(verdict(page)).not.toContainText("Right");
    await expect.poll(() => [...asked]).toEqual([]);
    expect([await page.title(), page.url()]).toEqual([title, address]);
    // The page lives on, and so does what runs programs.
    await field(page).fill("function visit(position, depth) {\n  return 0\n}");
    await judge(page);
    await expect(verdict(page)).toContainText("Not yet");
  });
}

test("Stop ends a program at once, and every task can be chosen", async ({ page }) => {
  // It answers again and again, so nothing but Stop would end it soon.
  const slow = "function visit() { const end = Date.now() + 30; while (Date.now() < end); return 0 }";
  await openProgram(page, "minimax", slow);
  await button(page, "Run").press("Enter");
  await expect.poll(() => page.workers().length).toBe(1);
  // The keyboard stays on the button.
  await expect(button(page, "Stop")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button(page, "Run")).toBeFocused();
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(verdict(page)).toHaveCount(0);
  for (const task of taskNames) {
    await panel(page).getByRole("combobox", { name: "Task" }).selectOption(task);
    await expect(field(page)).toHaveValue(/^function /);
  }
});

test("A program that takes its time is right as far as it was tried, and no further", async ({ page }) => {
  // It waits once on each tree, well within the time that it has for one.
  const slow = `let end = Date.now() + 600
function visit(position, depth) {
  while (Date.now() < end);
  const outcome = game.outcome(position)
  if (outcome !== undefined) return outcome
  if (depth === 0) return game.evaluate(position)
  const isMax = game.turn(position) === "max"
  let best = isMax ? -Infinity : Infinity
  for (const move of game.moves(position)) {
    const value = visit(game.play(position, move), depth - 1)
    if (isMax ? value > best : value < best) best = value
  }
  return best
}`;
  await openProgram(page, "minimax", slow);
  await button(page, "Run").click();
  await expect(verdict(page)).toBeVisible();
  await expect(verdict(page)).toContainText("Right so far");
  await expect(verdict(page)).toContainText(
    /tried on \d+ trees and positions of 1,\d+: then its time was over/,
  );
  await expect(verdict(page)).not.toHaveClass(/right/);
});

const ucb1 = `function ucb1(mean, pulls, total, c) {
  return pulls === 0 ? ∞ : mean + c * Math.sqrt(Math.log(total) / pulls)
}
function choose(arms, c) {
  const total = arms.reduce((sum, { pulls }) => sum + pulls, 0)
  const bounds = arms.map(({ pulls, earned }) => ucb1(earned / pulls, pulls, total, c))
  return bounds.indexOf(Math.max(...bounds))
}
`;

test("Functions are judged one by one, shown in the figure of their chapter, and ended where they do not end", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await open(page, "?task=uct&rung=mend");
  await judge(page);
  await expect(verdict(page)).toContainText("The logarithm of the wrong count");
  await expect(verdict(page)).toContainText(/up to iteration \d+\. There select goes from/);
  await button(page, "Show the right one in its figure").click();
  await expect(page.locator("figure#your-mcts [data-awake=true]")).toBeVisible();
  await expectAccessible(page);
  await panel(page).getByRole("combobox", { name: "Task" }).selectOption("ucb1");
  await panel(page).getByRole("tab", { name: "Write" }).click();
  await field(page).fill("const ucb1 = () => { while (true) {} }");
  await judge(page);
  await expect(verdict(page)).toContainText("ucb1 does not come to an end: it was stopped after two seconds");
  await field(page).fill(ucb1.replace("pulls === 0 ? ∞ : ", ""));
  await judge(page);
  await expect(verdict(page)).toContainText("For a mean of 0, 0 of 0 pulls");
  await field(page).fill(ucb1);
  await judge(page);
  await expect(verdict(page)).toContainText("Right");
  expect(troubles).toEqual([]);
});

test("On a phone nothing is wider than the screen, and lines are taken by touch", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await open(page, "?task=alphaBeta&rung=assemble");
  await lines(page, "pool").first().tap();
  await expect(lines(page, "taken")).toHaveCount(1);
  await lines(page, "taken").first().tap();
  await expect(lines(page, "taken")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});
