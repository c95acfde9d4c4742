import { expect, type Page, test } from "@playwright/test";
import { taskNames } from "../../src/judge/tasks.ts";
import { packCode } from "../../src/tools/yourSearch/codeLink.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { watchTroubles } from "./watchTroubles.ts";

const panel = (page: Page) => page.locator("figure#your-search");
const button = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true });
const verdict = (page: Page) => panel(page).locator(".verdict");
const field = (page: Page) => panel(page).getByRole("textbox", { name: "Your program" });
const lines = (page: Page, list: "pool" | "taken") => panel(page).locator(`.${list} .line`);

async function open(page: Page, asked = ""): Promise<void> {
  await page.goto(`your-search/${asked}`);
  await expect(panel(page).locator("[data-open=true]")).toBeVisible();
}

/** Opens a program as a link brings it. */
const openProgram = async (page: Page, task: string, text: string): Promise<void> =>
  open(page, `?task=${task}&code=${await packCode(text)}`);

async function judge(page: Page): Promise<void> {
  await button(page, "Run").click();
  await expect(verdict(page)).toBeVisible({ timeout: 60_000 });
}

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
  await expect(pair.locator("[data-awake=true]")).toBeVisible({ timeout: 30_000 });
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
});

test("A written program that is none says in which line, and one that throws too", async ({ page }) => {
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
});

test("A program from a link is shown, and runs when it is told to", async ({ page }) => {
  await openProgram(page, "minimax", "while (true) {}\nfunction visit() {}");
  await expect(panel(page)).toContainText("came with a link");
  await expect(field(page)).toHaveValue(/while \(true\)/);
  await expect(verdict(page)).toHaveCount(0);
  await judge(page);
  await expect(verdict(page)).toContainText("stopped after two seconds");
});

/** What a program can try in order to get out; each says in its value what came of it. */
const attacks: Readonly<Record<string, string>> = {
  "ask the network": "try { fetch('/attack'); } catch {}",
  "open a socket": "try { new WebSocket('ws://localhost:1/attack'); } catch {}",
  "fetch code": "try { importScripts('/attack.js'); } catch {}",
  "import code": "import('/attack.js').catch(() => {});",
  "read what is kept":
    "try { self.kept = localStorage.length; } catch {} try { indexedDB.open('attack'); } catch {}",
  "reach its page": "try { parent.document.title = 'attacked'; top.location = '/attack'; } catch {}",
  "promise without end": "const again = () => Promise.resolve().then(again); again();",
  "write over prototypes":
    "Array.prototype.push = () => { throw 1; }; Object.prototype.kind = 'value'; Int32Array.from = () => 'attack';",
  "throw a proxy":
    "throw new Proxy(function () {}, { get() { throw 1; }, apply() { throw 2; }, getPrototypeOf() { throw 3; } });",
  "fill the memory": "const all = []; for (let i = 0; i < 1e6; i++) all.push(new Array(10).fill(i));",
  "call itself without end": "const deep = () => deep(); deep();",
};

for (const [what, attack] of Object.entries(attacks)) {
  test(`A program that tries to ${what} does nothing to the page`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("attack")) asked.push(request.url());
    });
    await openProgram(page, "minimax", `${attack}\nfunction visit() { return 0; }`);
    const { title, address } = { title: await page.title(), address: page.url() };
    await judge(page);
    await expect(verdict(page)).not.toContainText("Right");
    expect(asked).toEqual([]);
    expect([await page.title(), page.url()]).toEqual([title, address]);
    // The page lives on, and so does what runs programs.
    await field(page).fill("function visit(position, depth) {\n  return 0\n}");
    await judge(page);
    await expect(verdict(page)).toContainText("Not yet");
  });
}

test("Stop ends a program at once, and every task can be chosen", async ({ page }) => {
  await openProgram(page, "minimax", "function visit() { while (true) {} }");
  await button(page, "Run").click();
  await button(page, "Stop").click();
  await expect(button(page, "Run")).toBeVisible();
  await expect(verdict(page)).toHaveCount(0);
  for (const task of taskNames) {
    await panel(page).getByRole("combobox", { name: "Task" }).selectOption(task);
    await expect(field(page)).toHaveValue(/visit/);
  }
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
