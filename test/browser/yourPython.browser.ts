import { expect, type Page, test } from "@playwright/test";
import { packText } from "../../src/kit/share/packText.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { watchTroubles } from "./watchTroubles.ts";

const panel = (page: Page) => page.locator("figure#your-search");
const button = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true });
const verdict = (page: Page) => panel(page).locator(".judgement");
const field = (page: Page) => panel(page).getByRole("textbox", { name: "Your program" });
const language = (page: Page) => panel(page).getByRole("combobox", { name: "Language" });
const lines = (page: Page, list: "pool" | "taken") => panel(page).locator(`.${list} .line`);

async function open(page: Page, asked: string): Promise<void> {
  await page.goto(`your-search/${asked}`);
  await expect(panel(page).locator("[data-open=true]")).toBeVisible();
}

async function judge(page: Page): Promise<void> {
  await button(page, "Run").click();
  await expect(verdict(page)).toBeVisible();
}

/** What a page asked for of Python. */
function asksForPython(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/micropython|pythonRunner/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const minimax = (least: string) => `def visit(position, depth):
    outcome = game.outcome(position)
    if outcome is not None: return outcome
    if depth == 0: return game.evaluate(position)
    values = [visit(game.play(position, move), depth - 1) for move in game.moves(position)]
    return max(values) if game.turn(position) == "max" else ${least}
`;

test("A search is written in Python, wrong and then right, and nobody else fetches Python", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  const asked = asksForPython(page);
  await open(page, "?task=minimax&rung=write");
  await judge(page);
  expect(asked).toEqual([]);
  await language(page).selectOption("Python");
  await expect(field(page)).toHaveValue(/^def visit\(position, depth\):/);
  await field(page).fill(minimax("max(values)"));
  await judge(page);
  expect(asked).toHaveLength(3);
  await expect(verdict(page)).toContainText("Not yet");
  await expect(verdict(page)).toContainText("and the value is");
  await button(page, "Show where they part").click();
  const pair = page.locator("figure#your-lockstep");
  await expect(pair.locator("[data-awake=true]")).toBeVisible();
  await field(page).fill(minimax("min(values)"));
  await judge(page);
  await expect(verdict(page)).toContainText("Right");
  await expectAccessible(page);
  // Each language has a draft of its own, and the language is kept with them.
  await language(page).selectOption("JavaScript");
  await expect(field(page)).toHaveValue(/^function visit/);
  await language(page).selectOption("Python");
  await expect(field(page)).toHaveValue(minimax("min(values)"));
  await page.reload();
  await expect(field(page)).toHaveValue(minimax("min(values)"));
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, "Download").click()]);
  expect(file.suggestedFilename()).toBe("minimax.py");
  expect(troubles).toEqual([]);
});

test("Functions in Python are judged one by one, and named as Python names them", { tag: "@core" }, async ({
  page,
}) => {
  await open(page, "?task=regretMatching&rung=mend&language=python");
  await judge(page);
  await expect(verdict(page)).toContainText("What is earned, and not what is regretted");
  await field(page).fill("def next_strategy(regrets):\n    return regrts\n");
  await judge(page);
  await expect(verdict(page)).toContainText("next_strategy breaks off in line 2: NameError");
  await field(page).fill(`def next_strategy(regrets):
    wanted = [max(0, regret) for regret in regrets]
    return [share / sum(wanted) if sum(wanted) > 0 else 1 / len(wanted) for share in wanted]
def learn(regrets, strategy, earned):
    got = sum(share * amount for share, amount in zip(strategy, earned))
    return [regret + amount - got for regret, amount in zip(regrets, earned)]
def average(strategies):
    return [sum(shares) / len(strategies) for shares in zip(*strategies)]
`);
  await judge(page);
  await expect(verdict(page)).toContainText("Right");
});

test("A program in Python that is none, or that throws, says so, and where", async ({ page }) => {
  await open(page, "?task=minimax&rung=write&language=python");
  await field(page).fill("def visit(position, depth):\n    return )\n");
  await judge(page);
  await expect(verdict(page)).toContainText("This cannot be run");
  await expect(verdict(page)).toContainText("Line 2: SyntaxError");
  await field(page).fill("def visit(position, depth):\n\n    return nothing\n");
  await judge(page);
  await expect(verdict(page)).toContainText("breaks off in line 3: NameError: name 'nothing' isn't defined");
  await field(page).fill("def deep(): return deep()\ndef visit(position, depth):\n    return deep()\n");
  await judge(page);
  await expect(verdict(page)).toContainText("RuntimeError: maximum recursion depth exceeded");
  // The page lives on, and so does what runs programs.
  await field(page).fill(minimax("min(values)"));
  await judge(page);
  await expect(verdict(page)).toContainText("Right");
});

for (const [what, endless] of [
  ["runs on", "while True: pass"],
  ["fills the memory", "kept = []\n    while True: kept.append([0] * 1000)"],
] as const) {
  test(`A program in Python that ${what} without end is ended`, async ({ page }) => {
    await open(page, "?task=minimax&rung=write&language=python");
    await field(page).fill(`def visit(position, depth):\n    ${endless}\n`);
    await judge(page);
    await expect(verdict(page)).toContainText(/stopped after two seconds|MemoryError/);
    await field(page).fill(minimax("min(values)"));
    await judge(page);
    await expect(verdict(page)).toContainText("Right");
  });
}

test("A program in Python from a link does not run by itself, and reaches nothing outside", async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("attack")) asked.push(request.url());
  });
  const text = `import js\njs.fetch('${baseURL}attack')\njs.console.log(js.localStorage.length)\ndef visit(position, depth): return 0\n`;
  await open(page, `?task=minimax&language=python&code=${await packText(text)}`);
  await expect(panel(page)).toContainText("came with a link");
  await expect(field(page)).toHaveValue(text);
  await expect(language(page)).toHaveValue("python");
  await expect(verdict(page)).toHaveCount(0);
  await judge(page);
  await expect(verdict(page)).not.toContainText("Right");
  expect(asked).toEqual([]);
});

test("Lines in Python are put in order and indented by keyboard, and a mistake is mended", async ({
  page,
}) => {
  await open(page, "?task=negamax&rung=assemble&language=python");
  const wanted = [
    [0, "def visit(position, depth):"],
    [1, 'sign = 1 if game.turn(position) == "max" else -1'],
    [1, "outcome = game.outcome(position)"],
    [1, "if outcome is not None: return sign * outcome"],
    [1, "if depth == 0:"],
    [2, "return sign * game.evaluate(position)"],
    [1, "best = -inf"],
    [1, "for move in game.moves(position):"],
    [2, "child = game.play(position, move)"],
    [2, "value = -visit(child, depth - 1)"],
    [2, "if value > best: best = value"],
    [1, "return best"],
  ] as const;
  for (const [place, [depth, line]] of wanted.entries()) {
    await panel(page)
      .locator(".pool")
      .getByRole("button", { name: `Take: ${line}`, exact: true })
      .press("Enter");
    const taken = lines(page, "taken").nth(place);
    // It stands as deep as an editor would put it; what ends a block is for the reader to say.
    while (Number(await taken.evaluate((one) => one.style.getPropertyValue("--depth"))) > depth)
      await taken.press("ArrowLeft");
  }
  await lines(page, "taken").nth(11).press("ArrowRight");
  await judge(page);
  await expect(verdict(page)).toContainText("Not yet");
  await button(page, "Less deep: return best").click();
  await judge(page);
  await expect(verdict(page)).toContainText("Right");
  await open(page, "?task=alphaBeta&rung=mend&language=python");
  await judge(page);
  await expect(verdict(page)).toContainText("Alpha–beta that cuts above beta only");
  await field(page).fill((await field(page).inputValue()).replaceAll("alpha > beta", "alpha >= beta"));
  await judge(page);
  await expect(verdict(page)).toContainText("Right");
});

test("Expectimax is written in Python, with what chance does and how likely it is", async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page, "?task=expectimax&rung=write&language=python");
  await expect(field(page)).toHaveValue(/^def visit\(position, depth\):/);
  const written = (mean: string) => `def visit(position, depth):
    outcome = game.outcome(position)
    if outcome is not None: return outcome
    if depth == 0: return game.evaluate(position)
    values = [visit(game.play(position, move), depth - 1) for move in game.moves(position)]
    if game.turn(position) == "max": return max(values)
    if game.turn(position) == "min": return min(values)
    return ${mean}
`;
  await field(page).fill(written("min(values)"));
  await judge(page);
  await expect(verdict(page)).toContainText("Chance taken for MIN");
  await field(page).fill(written("sum(p * value for p, value in zip(game.chances(position), values))"));
  await judge(page);
  await expect(verdict(page)).toContainText("Right");
  expect(troubles).toEqual([]);
});
