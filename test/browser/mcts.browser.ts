import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { SampleTrace } from "../../src/trace/index.ts";
import { readSampleLines } from "../../src/trace/sampling/sampleLines.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { hydrated, openFigure, wakeFigure } from "./openFigure.ts";
import { watchTroubles } from "./watchTroubles.ts";

const address = "chapters/mcts/";
const figure = (page: Page, name = "fork") => page.locator(`figure#${name}`);
const button = (page: Page, name: string, of = "fork") =>
  figure(page, of).getByRole("button", { name, exact: true });
const said = (page: Page, name = "fork") => figure(page, name).locator("[aria-live]");
const row = (page: Page, move: string, of = "fork") =>
  figure(page, of).getByRole("row", { name: new RegExp(`^${move} `) });

/** Opens the chapter, or a link to it, and reaches for a figure, which wakes it. */
const open = (page: Page, link = "", name = "fork") => openFigure(page, address + link, figure(page, name));

test("It goes by phases, nodes and iterations, by the keyboard alone, and prose sets it", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page);
  await figure(page).locator("[data-keys]").focus();
  await page.keyboard.press("ArrowRight");
  await expect(said(page)).toContainText("Iteration 25, select: O bottom right has the highest bound");
  await page.keyboard.press("ArrowRight");
  await expect(said(page)).toContainText("Iteration 25, expand:");
  await page.keyboard.press("ArrowRight");
  await expect(said(page)).toContainText("Iteration 25, simulate:");
  await expect(figure(page).getByRole("img", { name: /^The end of the game/ })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(said(page)).toContainText("the iteration is over");
  await expect(row(page, "top left")).toContainText("9");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(said(page)).toContainText("Iteration 24, back up: the root has been told");
  await button(page, "×100").click();
  await page.keyboard.press("ArrowRight");
  // The button goes a hundred iterations at once, and the key goes as many again.
  await expect(figure(page).locator(".count").first()).toHaveText("iteration 224 of 1,000");
  await page.getByRole("button", { name: "Simulate.", exact: true }).click();
  await expect(said(page)).toContainText("Iteration 25, simulate:");
  await figure(page).locator("[data-keys]").focus();
  await page.keyboard.press("f");
  await expect(figure(page).locator(".mcts.large")).toBeVisible();
  await page.keyboard.press("f");
  await expect(figure(page).locator(".mcts.large")).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test("Constant, seed and position change what is sampled; what is wrong is said, and a link brings all back", async ({
  page,
}) => {
  await open(page);
  await figure(page)
    .getByRole("slider", { name: /^c, how much/ })
    .fill("0");
  await expect(figure(page).getByText("c 0.00")).toBeVisible();
  await button(page, "Last step").click();
  await expect(row(page, "top left")).toContainText("994");
  const position = figure(page).getByRole("textbox", { name: "Position" });
  const held = await position.inputValue();
  await position.fill("XXXX");
  await position.press("Enter");
  await expect(figure(page).getByRole("alert")).toContainText("there are 4");
  // What is wrong elsewhere is said beside it, and what holds mends the field when it is typed again, too.
  const seed = figure(page).getByRole("textbox", { name: "Seed" });
  await seed.fill("x");
  await seed.press("Enter");
  await expect(figure(page).getByRole("alert")).toContainText('"x" is no seed');
  await seed.press("Escape");
  await position.fill("XXXX");
  await position.press("Enter");
  await expect(figure(page).getByRole("alert")).toContainText("there are 4");
  await position.fill(held);
  await position.press("Enter");
  await expect(figure(page).getByRole("alert")).toHaveCount(0);
  await button(page, "Next seed").click();
  await button(page, "Share and export").click();
  await button(page, "Copy a link to this view").click();
  await expect(page).toHaveURL(/&c=0&.*figure=fork/);
  const sentence = await said(page).textContent();
  await page.reload();
  await expect(said(page)).toHaveText(sentence!);
  await figure(page).getByRole("combobox", { name: "Game" }).selectOption("othello");
  await expect(said(page)).toContainText("Nothing has been tried yet.");
  await expect(figure(page).getByText("Too large a game for minimax")).toBeVisible();
});

test("Beside the tree the running statement is lit, and every event is saved as JSON lines", async ({
  page,
}) => {
  await open(page);
  const code = figure(page).getByRole("group", { name: "UCT, code" });
  const running = code.locator("li.run");
  // How far it sticks out of the code's box, wherever that stands on the screen.
  const sticksOut = () =>
    code.evaluate((box) => {
      const [line, room] = [box.querySelector("li.run")!, box].map((part) => part.getBoundingClientRect());
      return Math.max(0, room.top - line.top, line.bottom - room.bottom);
    });
  await figure(page).getByRole("tab", { name: "Code" }).click();
  // It opens at its head, and follows the steps that are taken once it is there.
  await expect(code.locator("li").first()).toBeVisible();
  for (const [phase, line] of [
    [/simulate/i, "while (outcome === undefined) {"],
    [/back up/i, "tree.earned[at] +="],
    [/select/i, "while (child !== none) {"],
    [/expand/i, "return tree.add("],
  ] as const) {
    await figure(page).getByRole("button", { name: phase }).click();
    await expect(running.first()).toContainText(line);
    await expect.poll(sticksOut).toBe(0);
  }
  await button(page, "Share and export").click();
  const download = page.waitForEvent("download");
  await figure(page)
    .getByRole("button", { name: /^JSON lines/ })
    .click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("mcts-tictactoe-1000-iterations.jsonl");
  const trace = new SampleTrace(readSampleLines(readFileSync(await saved.path(), "utf8")));
  expect(trace.iterations).toBe(1000);
});

test("A search that has proved the root plays what it has proved, and a mistaken one says what it credits", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  // As the chapter opens it, more iterations are shown than exact backups need.
  await open(page, "", "trap");
  await figure(page, "trap").getByRole("combobox", { name: "How it samples" }).selectOption("exact");
  await expect(said(page, "trap")).toContainText("The root is proved: it is worth 0.5. Move 1 is played");
  expect(troubles).toEqual([]);
  const trap = encodeURIComponent("[[0.5,0.5],[0,1,1,1,1,1,1,1,1,1]]");
  await open(page, `?tree=${trap}&sampler=exact&iterations=200&at=end&figure=trap`, "trap");
  await expect(said(page, "trap")).toContainText("The root is proved: it is worth 0.5. Move 1 is played");
  await expect(row(page, "move 1", "trap")).toContainText("played");
  await expect(row(page, "move 2", "trap")).not.toContainText("played");
  await expect(
    figure(page, "trap").getByRole("treeitem", { name: /^The root: .* proved to be worth 0.5$/ }),
  ).toBeVisible();
  const helped = encodeURIComponent("[[1,0],[0.45,0.45]]");
  await open(page, `?tree=${helped}&sampler=creditedToRoot&iterations=200&at=end&figure=help`, "help");
  await expect(figure(page, "help").getByText(/^The mistake: each node counts what MAX earns/)).toBeVisible();
  await expect(figure(page, "help").getByText("Each node counts what the side earns that chose")).toHaveCount(
    0,
  );
});

test("What is not drawn of a large tree is counted below the node that it belongs to", async ({ page }) => {
  const wide = encodeURIComponent(`[${new Array(60).fill(0).join(",")}]`);
  await open(page, `?tree=${wide}&iterations=200&at=end&figure=help`, "help");
  const untold = /; (\d+) children not shown, with (\d+) visits$/;
  const root = figure(page, "help").getByRole("treeitem", { name: /^The root/ });
  await expect(root).toHaveAttribute("aria-label", untold);
  const [, count, visits] = untold.exec((await root.getAttribute("aria-label"))!)!.map(Number);
  const drawn = figure(page, "help").getByRole("treeitem", { name: /^move/ });
  expect(await drawn.count()).toBe(60 - count);
  const labels = await drawn.evaluateAll((items) => items.map((item) => item.getAttribute("aria-label")!));
  const sum = labels.reduce((total, label) => total + Number(/: (\d+) visit/.exec(label)![1]), visits);
  expect(sum).toBe(200);
  await expect(figure(page, "help").getByText(`+${count} · ${visits}`)).toBeVisible();
});

test("A move on the board is searched from at once, and taken back", async ({ page }) => {
  await open(page);
  await figure(page).getByRole("tab", { name: "Board" }).click();
  const position = figure(page).getByRole("textbox", { name: "Position" });
  const before = await position.inputValue();
  await figure(page)
    .getByRole("group", { name: "Position" })
    .getByRole("button", { name: /^top left/ })
    .click();
  await expect(position).toHaveValue(`X${before.slice(1)}`);
  await button(page, "Take the last move back").click();
  await expect(position).toHaveValue(before);
});

test("The tree is walked by the keyboard, and a node shows the bounds below it", async ({ page }) => {
  await open(page);
  const node = (name: RegExp) => figure(page).getByRole("treeitem", { name });
  await node(/^The root: 24 visits/).focus();
  await page.keyboard.press("ArrowDown");
  await expect(node(/^X top left: 8 visits, mean 1 for X/)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(figure(page).getByText("O chooses after X top left")).toBeVisible();
  await button(page, "Follow the walk again").click();
  await expect(figure(page).getByText("O chooses after X top left")).toBeHidden();
});

test("Awake, on its way down and up, it is accessible in both colours", async ({ page }) => {
  await open(page);
  await figure(page).locator("[data-keys]").focus();
  for (const phase of ["select", "back up"]) {
    await figure(page)
      .getByRole("button", { name: new RegExp(phase, "i") })
      .click();
    await expect(said(page)).toContainText(`Iteration 25, ${phase}`);
    await expectAccessible(page, { within: ["figure#fork"] });
  }
});

test("Every pace is there to be pressed with letters twice as large, on a phone and beside the list of pages", async ({
  page,
}) => {
  for (const [width, letters] of [
    [1024, 32],
    [320, 16],
    [390, 32],
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await page.evaluate(
      (size) => document.documentElement.style.setProperty("font-size", size),
      `${letters}px`,
    );
    const paces = figure(page).locator(".paces").getByRole("button");
    await expect(paces).toHaveCount(6);
    const right = () => figure(page).evaluate((frame) => frame.getBoundingClientRect().right);
    for (const pace of await paces.all()) {
      const { x, width: wide } = (await pace.boundingBox())!;
      expect(x + wide, `${width} ${letters}`).toBeLessThanOrEqual(await right());
    }
  }
});

test("It fits a phone without sideways scrolling, and is as high asleep as awake", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await hydrated(figure(page));
  const asleep = (await figure(page).boundingBox())!.height;
  await open(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(Math.abs((await figure(page).boundingBox())!.height - asleep)).toBeLessThan(3);
  // Whoever looks at the tree can step it, wherever it stands on the screen.
  const tree = figure(page).getByRole("group", { name: "The sampled tree" });
  const forward = button(page, "Step forward");
  for (const block of ["start", "end"] as const) {
    await tree.evaluate((tree, block) => tree.scrollIntoView({ block }), block);
    await expect(figure(page).getByRole("treeitem", { name: /^The root/ })).toBeInViewport();
    await expect(forward).toBeInViewport({ ratio: 1 });
  }
  await forward.click();
  await expect(said(page)).toContainText("Iteration 25, select");
  await expect(figure(page).getByRole("treeitem", { name: /^The root/ })).toBeInViewport();
  // Whatever is said, there is room for it: what stands below the buttons keeps its place.
  await page.keyboard.press("Home");
  const heights = new Set<number>();
  for (let step = 0; step < 24; step++) {
    await page.keyboard.press("ArrowRight");
    heights.add((await figure(page).boundingBox())!.height);
  }
  expect([...heights]).toHaveLength(1);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the tree, the bounds and the table stand", async ({ page }) => {
    await page.goto(address);
    await expect(
      figure(page)
        .getByRole("treeitem", { name: /^The root/ })
        .first(),
    ).toBeVisible();
    await expect(row(page, "top left")).toBeVisible();
  });
});

test("Draws all nodes of a large sampled tree, told by pointing and by keys, and a link brings them back", async ({
  page,
}) => {
  await page.goto("playground/?figure=mcts&game=ticTacToe&iterations=3000&at=end");
  const whole = page.locator("figure#mcts");
  await wakeFigure(whole);
  await whole.getByRole("button", { name: /All [\d,]+ nodes/ }).click();
  const picture = whole.getByRole("application", { name: /all of its [\d,]+ nodes/ });
  await expect(picture.locator("canvas[data-painted]")).toBeVisible();
  await expect(page).toHaveURL(/all=yes/);
  // Whatever has room for it says its visits.
  await expect(picture.locator("text").filter({ hasText: "3,000" })).toBeVisible();
  await picture.focus();
  await page.keyboard.press("ArrowUp");
  for (let ply = 0; ply < 12; ply++) await page.keyboard.press("ArrowUp");
  await expect(whole).toContainText("chooses at the root");
  await page.keyboard.press("ArrowDown");
  await expect(whole).toContainText(/chooses after/);
  const ring = picture.locator("rect.ring.outer");
  await expect(ring).toBeVisible();
  const back = whole.getByRole("button", { name: "Show the whole tree" });
  await expect(back).toBeDisabled();
  await whole.getByRole("button", { name: "Zoom in" }).click();
  await expect(ring).toBeVisible();
  await back.click();
  await expect(back).toBeDisabled();
  await page.reload();
  await wakeFigure(whole);
  await expect(picture.locator("canvas[data-painted]")).toBeVisible();
});

test.describe("Where chance draws", () => {
  const sampled = (page: Page) => figure(page, "sampled");
  /** It wakes by a press, not by passing it. */
  async function openDraws(page: Page): Promise<void> {
    await page.goto("chapters/chance/");
    await hydrated(sampled(page));
    await sampled(page).locator(".count").first().click();
    await expect(sampled(page).locator("[data-awake]")).toHaveAttribute("data-awake", "true");
  }

  test("it is drawn in circles with probabilities, and each draw is said, beside how often it came", async ({
    page,
  }) => {
    const troubles = watchTroubles(page);
    await openDraws(page);
    await expect(said(page, "sampled")).toContainText(
      "Iteration 30, select: chance draws move 2.1, probability 1/2.",
    );
    for (const probability of ["1/3", "2/3", "1/2"])
      await expect(
        sampled(page).locator(".chances text").filter({ hasText: probability }).first(),
      ).toBeVisible();
    await expect(sampled(page).getByText("Chance draws after move 2", { exact: true })).toBeVisible();
    await expect(
      sampled(page).getByRole("treeitem", { name: /^move 2, where chance draws: 16 visits/ }),
    ).toBeVisible();
    await expect(
      sampled(page).getByRole("treeitem", { name: /^move 2\.1, probability 1\/2: 9 visits/ }),
    ).toBeVisible();
    await sampled(page).locator("[data-keys]").focus();
    await page.keyboard.press("ArrowRight");
    await expect(said(page, "sampled")).toContainText("move 2.1.1 has the highest bound");
    await page.keyboard.press("ArrowLeft");
    await expect(said(page, "sampled")).toContainText("chance draws move 2.1");
    await sampled(page).getByRole("tab", { name: "Code" }).click();
    const code = sampled(page).getByRole("group", { name: "UCT, code" });
    await expect(code).toContainText("drawOne(game.chances(position)");
    await expect(code.locator("li.run").first()).toContainText("known");
    await expectAccessible(page, { within: ["figure#sampled"] });
    await page.getByRole("button", { name: "After 1,000 iterations", exact: true }).click();
    await expect(row(page, "move 2", "sampled")).toContainText("played");
    expect(troubles).toEqual([]);
  });

  test("a tree that is typed may begin with a draw, and what is wrong with it is said", async ({ page }) => {
    const troubles = watchTroubles(page);
    await page.goto(`playground/?figure=mcts&tree=${encodeURIComponent("[1,0]")}&iterations=80&at=end`);
    const typed = page.locator("figure#mcts");
    await wakeFigure(typed);
    const tree = typed.getByRole("textbox", { name: "Tree" });
    await tree.fill("{1/4: [8, 2], 3/4: 0}");
    await tree.press("Enter");
    await expect(typed.getByText("Chance’s outcomes at the root after 80 iterations")).toBeVisible();
    await expect(typed.locator("[aria-live]").first()).toContainText("80 draws so far");
    await expect(page).toHaveURL(/tree=%7B1%2F4/);
    await tree.fill("{1/4: [8, 2], 1/4: 0}");
    await tree.press("Enter");
    await expect(typed.getByRole("alert")).toContainText("1/2");
    await page.reload();
    await wakeFigure(typed);
    await expect(typed.getByText("Chance’s outcomes at the root after 80 iterations")).toBeVisible();
    expect(troubles).toEqual([]);
  });
});

test("On a phone the lists behind “More” and the table of moves stay within their figure", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "", "help");
  await expect(figure(page, "help").getByRole("group", { name: "Figure: sampling a tree" })).toBeVisible();
  await button(page, "More", "help").click();
  const panel = figure(page, "help").locator(".figure-panel");
  await expect(panel.getByRole("combobox").last()).toBeVisible();
  const outside = await panel.evaluate((root) => {
    const { right } = root.getBoundingClientRect();
    return [...root.querySelectorAll("select, table")].filter(
      (one) => one.getBoundingClientRect().right > right,
    ).length;
  });
  expect(outside).toBe(0);
});
