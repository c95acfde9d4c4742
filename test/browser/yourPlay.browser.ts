import { expect, type Page, test } from "@playwright/test";
import { packText } from "../../src/kit/share/packText.ts";
import { unpackCode } from "../../src/tools/yourSearch/codeLink.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { GameOnPage } from "./gameOnPage.ts";
import { keepProgram } from "./keepProgram.ts";
import { expectimax, expectimaxInPython } from "./readersPrograms.ts";
import { watchTroubles } from "./watchTroubles.ts";

const minimax = `function visit(position, depth) {
  const outcome = game.outcome(position)
  if (outcome !== undefined) return outcome
  if (depth === 0) return game.evaluate(position)
  const values = game.moves(position).map((move) => visit(game.play(position, move), depth - 1))
  return game.turn(position) === "max" ? Math.max(...values) : Math.min(...values)
}
`;

const minimaxInPython = `def visit(position, depth):
    outcome = game.outcome(position)
    if outcome is not None: return outcome
    if depth == 0: return game.evaluate(position)
    values = [visit(game.play(position, move), depth - 1) for move in game.moves(position)]
    return max(values) if game.turn(position) == "max" else min(values)
`;

const written = (page: Page) => page.locator("figure#your-search");
const button = (page: Page, name: string) => written(page).getByRole("button", { name, exact: true });
const editor = (page: Page) => written(page).getByRole("textbox", { name: "Your program" });

test("A program that was judged is counted, stepped through, tried on all orders, kept and linked", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const troubles = watchTroubles(page);
  await page.goto(`your-search/?task=alphaBeta&code=${await packText(minimax)}`);
  await button(page, "Run").click();
  const uses = written(page).getByRole("region", { name: "Your program as a search" });
  await expect(uses.getByRole("row", { name: "[[3,12,8],[2,4,6],[14,5,2]] 13 9 0 11 7 1" })).toBeVisible();

  await test.step("It is stepped through by itself, and again where the tree is changed", async () => {
    await uses.getByRole("combobox", { name: "Tree" }).selectOption("[[3,12,8],[2,4,6],[14,5,2]]");
    await uses.getByRole("button", { name: "Step through it" }).click();
    const stepper = page.locator("figure#your-stepper");
    await expect(stepper.locator("[data-awake=true]")).toBeVisible();
    await expect(stepper).toContainText("Your program");
    await expect(stepper.getByRole("treeitem")).toHaveCount(13);
    const field = stepper.getByRole("textbox", { name: /tree/i });
    await field.fill("[[1,2],[3]]");
    await field.press("Enter");
    await expect(stepper.getByRole("treeitem")).toHaveCount(6);
    await expect(stepper).not.toContainText("has not been run");
  });

  await test.step("Its distribution over all orders stands beside the task's", async () => {
    await uses.getByRole("button", { name: "Try all orders" }).click();
    await expect(uses.getByText("All 1,296 orders of this tree")).toHaveCount(2);
    const own = uses.getByRole("region", { name: "Your program" });
    await expect(own.getByRole("button", { name: /^9 leaves: 1,296 of 1,296/ })).toBeVisible();
    const right = uses.getByRole("region", { name: "Alpha–beta" });
    await right.getByRole("button", { name: /^5 leaves/ }).click();
    const pair = page.locator("figure#your-lockstep");
    await expect(pair.locator("[data-awake=true]")).toBeVisible();
    await expect(pair).toContainText("Alpha–beta");
  });

  await test.step("It is kept among the runs, and comes back from there and from a link", async () => {
    await editor(page).fill("function visit() { return 7 }");
    await written(page).getByText("The program that you ran").click();
    await written(page).getByRole("button", { name: /^Open/ }).click();
    await expect(editor(page)).toHaveValue(minimax);
    await button(page, "Take back").click();
    await expect(editor(page)).toHaveValue("function visit() { return 7 }");
    await button(page, "Copy a link").click();
    await expect(written(page)).toContainText("The link is copied");
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(await unpackCode(link.searchParams.get("code") ?? "")).toBe("function visit() { return 7 }");
    await editor(page).fill(`[${Array.from({ length: 1000 }, (_, i) => Math.sin(i))}]`);
    await button(page, "Copy a link").click();
    await expect(written(page)).toContainText("too long for a link");
  });
  await expectAccessible(page);
  await expect(uses.getByRole("link", { name: "Play against it" })).toHaveAttribute(
    "href",
    /figure=play&.*thinker=alphaBeta&program=javaScript/,
  );
  await page.goto("kept/");
  await expect(page.locator("figure#kept")).toContainText("Programs that you ran");
  expect(troubles).toEqual([]);
});

test("Kept programs play against their reader, in JavaScript and in Python, and hold tic-tac-toe", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await keepProgram(page, minimax);
  await keepProgram(page, minimaxInPython, "minimax:python");
  const game = await GameOnPage.open(page, "game=ticTacToe&side=max&level=master");
  await game.root.getByRole("combobox", { name: "Against" }).selectOption("program");
  await expect(game.root.getByRole("combobox", { name: "Program" })).toHaveValue("minimax javaScript");
  await game.aim("top left").click();
  // The centre alone holds the draw.
  await expect(game.said).toContainText("O plays the centre");
  await expect(game.said).toContainText("Your move");
  await page.reload();
  await game.awake();
  await expect(game.root.getByRole("combobox", { name: "Against" })).toHaveValue("program");
  await expect(game.moves).toHaveCount(2);
  for (let move = 0; move < 4 && !(await game.settled()); move++)
    await game.board.locator('button[aria-disabled="false"]').first().click();
  await expect(game.said).toContainText(/a draw|You have lost/);
  await expectAccessible(page, { within: ["figure#play"] });
  await test.step("So does the one in Python, whose turn it is after a reload, too", async () => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (/\.wasm/.test(request.url())) fetched.push(request.url());
    });
    await game.root.getByRole("combobox", { name: "Program" }).selectOption("minimax python");
    await game.button("New game").click();
    await game.aim("top left").click();
    await expect(game.said).toContainText("O plays the centre");
    expect(fetched).toHaveLength(1);
    await page.reload();
    await game.awake();
    await expect(game.root.getByRole("combobox", { name: "Program" })).toHaveValue("minimax python");
    for (let move = 0; move < 4 && !(await game.settled()); move++)
      await game.board.locator('button[aria-disabled="false"]').first().click();
    await expect(game.said).toContainText(/a draw|You have lost/);
  });
  await test.step("What is wrong with it is told in Python’s words, with its line", async () => {
    await page.evaluate(() => {
      const key = "plyground:runs:minimax:python";
      const text = "def visit(position, depth):\n    return nothing_here\n";
      localStorage.setItem(key, JSON.stringify([{ text, came: "broken", when: "2026-01-01T00:00:00.000Z" }]));
    });
    await game.button("New game").click();
    await game.aim("top left").click();
    await expect(game.said).toContainText("Your program breaks off in line 2: NameError");
    await expect(game.said).toContainText("You have won.");
  });
  expect(troubles).toEqual([]);
});

test("A program that throws or goes on without end loses in words, and the page lives on", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await keepProgram(page, "function visit() {\n  return nothing.here\n}", "minimax:javaScript");
  await keepProgram(page, "function visit() { for (;;); }", "alphaBeta:javaScript");
  const game = await GameOnPage.open(
    page,
    "game=connectFour&side=min&thinker=minimax&program=javaScript&depth=2",
  );
  await expect(game.said).toContainText("Your program breaks off in line 2: ReferenceError");
  await expect(game.said).toContainText("You have won.");
  await game.root.getByRole("combobox", { name: "Program" }).selectOption("alphaBeta javaScript");
  await expect(game.said).toContainText("it thought for too long");
  await game.root.getByRole("combobox", { name: "Against" }).selectOption("beginner");
  expect(await game.settled()).toBe(false);
  await test.step("A link that names a program brings none, and says so where there is none", async () => {
    const code = await packText(minimax);
    await game.goOn(`game=ticTacToe&side=min&thinker=negamax&program=python&depth=3&code=${code}`);
    await expect(game.root).toContainText("This browser has no program of yours for “Negamax, Python”");
    await expect(game.button("Let it think")).toHaveAttribute("aria-disabled", "false");
  });
  expect(troubles).toEqual([]);
});

test("A kept program plays a tournament, and one that breaks off loses its games", { tag: "@core" }, async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await keepProgram(page, minimax);
  await keepProgram(page, "function visit() { throw 'no' }", "negamax:javaScript");
  const asked = {
    game: "ticTacToe",
    players: "random,program",
    openings: "2",
    program: "negamax,javaScript",
  };
  await page.goto(`playground/?figure=tournament&${new URLSearchParams({ ...asked, depth: "9" })}`);
  const tournament = page.locator("figure#tournament");
  await expect(tournament.locator(".progress")).toHaveText("4 of 4 games");
  await expect(tournament).toContainText("Your program breaks off: no.");
  await expect(tournament.getByRole("button", { name: /^Your program against Any move: 0 %/ })).toBeVisible();
  await tournament.getByRole("combobox", { name: "Your program" }).selectOption("minimax,javaScript");
  await tournament.getByRole("button", { name: "Play 4 games" }).click();
  await expect(tournament.locator(".progress")).toHaveText("4 of 4 games");
  await expect(
    tournament.getByRole("button", { name: /^Any move against Your program.* 0 won/ }),
  ).toBeVisible();
  expect(troubles).toEqual([]);
});

test("A program that knows chance plays Pig and the race; one that breaks off lets the game go on", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await page.goto(`your-search/?task=expectimax&code=${await packText(expectimax)}`);
  await button(page, "Run").click();
  await expect(written(page).locator(".judgement")).toContainText("Right");
  await expect(written(page).getByRole("link", { name: "Let it duel with dice" })).toHaveAttribute(
    "href",
    /playground\/\?figure=duel&game=race&first=program%2Cexpectimax%2CjavaScript%2C5$/,
  );
  await written(page).getByRole("link", { name: "Play Pig against it" }).click();
  const figure = page.locator("ply-figure[data-kind=dicePlay]");
  const said = figure.getByRole("log");
  const against = figure.getByRole("combobox", { name: "Against" });
  const program = figure.getByRole("combobox", { name: "Program" });
  await expect(said).toContainText("Your turn: roll.");
  await expect(against).toHaveValue("own");
  await expect(program).toHaveValue("expectimax,javaScript");
  await expectAccessible(page, { within: ["ply-figure"] });
  /** The reader plays on by the first choice that is open, until so many choices stand in the link. */
  const playOn = (choices: number) =>
    expect(async () => {
      const made = new URL(page.url()).searchParams.get("moves")?.split(",").length ?? 0;
      if (made >= choices) return;
      const open = figure.locator(".choice[aria-disabled=false]").last();
      if ((await open.count()) > 0) await open.click();
      expect(made).toBeGreaterThanOrEqual(choices);
    }).toPass();
  await playOn(8);
  await expect(figure.getByRole("button", { name: "Let it think" })).toHaveCount(0);

  await test.step("A race goes on in Python, after a reload too", async () => {
    await keepProgram(page, expectimaxInPython, "expectimax:python");
    await page.goto("play/?game=race&program=expectimax,python&depth=3&begins=program");
    await playOn(5);
    await page.reload();
    await expect(program).toHaveValue("expectimax,python");
    await playOn(8);
  });

  await test.step("One that breaks off says so, and a level goes on", async () => {
    await keepProgram(page, "function visit() { return nothing.here }", "expectimax:javaScript");
    await page.goto("play/?game=race&program=expectimax,javaScript&seed=5");
    await expect(async () => {
      const open = figure.locator(".choice[aria-disabled=false]").first();
      if ((await open.count()) > 0) await open.click();
      await expect(figure.getByText(/Your program breaks off in line 1: ReferenceError/)).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    await expect(figure).toContainText("The game goes on");
    await against.selectOption("exact");
    await expect(program).toHaveCount(0);
    await expect(said).toContainText(/Which man|only one move/);
  });
  expect(troubles).toEqual([]);
});
