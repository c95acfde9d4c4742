import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { GameOnPage } from "./gameOnPage.ts";
import { hydrated } from "./openFigure.ts";
import { watchTroubles } from "./watchTroubles.ts";

test("A game of tic-tac-toe by the mouse: undo, hint, a refused move, and no loss for the master", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  const game = await GameOnPage.open(page, "game=ticTacToe&side=max&level=master");
  await game.aim("top left").click();
  await game.settled();
  // The centre alone holds the draw.
  await expect(game.said).toContainText("O plays the centre");
  await game.type("4");
  await expect(game.root.getByRole("alert")).toContainText('"4" is no legal move here: expected a free cell');
  await expect(game.field).toHaveValue("4");
  await game.field.press("Escape");
  await expect(game.field).toHaveValue("");
  await expect(game.root.getByRole("alert")).toHaveCount(0);
  await game.button("Undo").click();
  await expect(game.said).toContainText("Your move: you play X");
  await expect(game.root.getByRole("cell")).toHaveCount(0);
  await game.aim("top left").click();
  await expect(game.said).toContainText("O plays the centre");
  await game.aim("bottom right").click();
  await game.settled();
  await game.button("Hint").click();
  await expect(game.said).toContainText("Hint:");
  for (let move = 0; move < 5 && !(await game.settled()); move++)
    await game.board.locator('button[aria-disabled="false"]').first().click();
  await expect(game.said).toContainText(/a draw|You have lost/);
  await expect(game.button("Hint")).toHaveAttribute("aria-disabled", "true");
  const tree = game.root.getByRole("link", { name: "Show me its tree" });
  await expect(tree).toHaveAttribute("href", /playground\/\?figure=stepper&game=ticTacToe/);
  expect(troubles).toEqual([]);
});

test("A game of Connect Four is won by the keyboard, shared, opened again from its link, and begun anew", async ({
  page,
}) => {
  const game = await GameOnPage.open(page, "game=connectFour&side=max&level=beginner&moves=4,1,4,1,4,2");
  await game.aim("column 1").focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
  await expect(game.aim("column 4")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(game.said).toContainText("X wins. You have won.");
  await expect(game.aim("column 4")).toBeFocused();
  await game.button("Share and export").focus();
  await page.keyboard.press("Enter");
  await expect(game.button("Copy a link to this view")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/moves=4,1,4,1,4,2,4&/);
  await page.reload();
  await expect(game.said).toContainText("You have won.");
  await game.tabTo(game.button("Play again"));
  await page.keyboard.press("Enter");
  await expect(game.said).toHaveText("Your move: you play X.");
  await expect(game.board.locator(":focus")).toBeVisible();
  await expect(game.moves).toHaveCount(0);
});

test("A forced capture is said, a quiet move refused by the board and by the field, and undo takes back both", async ({
  page,
}) => {
  const game = await GameOnPage.open(page, "game=checkers&side=max&level=master&position=B:W14,22,31:B1,10");
  await expect(game.said).toHaveText("Your move: you play Black. You can capture, so you must.");
  // Nothing looks like an error before there is one.
  await expect(game.root.locator(".complaint")).toHaveCount(0);
  await game.aim("square 1").click({ force: true });
  await expect(game.root.locator(".complaint")).toHaveText(
    "This piece cannot move now: a capture is forced.",
  );
  await game.type("1-5");
  await expect(game.root.getByRole("alert")).toContainText("a capture is forced, expected one of 10x17x26");
  // By the board: the piece, and then where it comes to.
  await game.aim("square 10").click();
  await game.aim("square 26").click();
  await expect(game.said).toContainText("White plays 31x22. Your move: you play Black.");
  await game.button("Undo").click();
  await expect(game.moves).toHaveCount(0);
  await expect(game.aim("square 10")).toHaveAccessibleName("square 10, black man, can move");
});

test("The page stays alive while it thinks: cancel, move at once, and resign", async ({ page }) => {
  const game = await GameOnPage.open(
    page,
    "game=othello&side=max&thinker=orderedAlphaBeta&seconds=60&moves=d3",
  );
  await expect(game.said).toContainText("White is thinking.");
  await expect(game.root.getByText("What it would play now")).toBeVisible();
  await game.button("Cancel search").click();
  await expect(game.said).toContainText("The search was cancelled. White is still to move.");
  await expect(game.button("Let it think")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(game.button("Move now")).toHaveAttribute("aria-disabled", "false");
  await game.button("Move now").click();
  await expect(game.said).toContainText("Your move: you play Black.");
  const depth = game.root.getByRole("textbox", { name: "Plies at most" });
  await depth.fill("none");
  await depth.press("Enter");
  await expect(game.root.getByRole("alert")).toContainText('Its depth "none" is not a whole number');
  await expect(depth).toHaveValue("none");
  await game.button("Resign").click();
  await expect(game.said).toContainText("You have resigned. White wins.");
  await expectAccessible(page, { within: ["figure#play"] });
});

test("A broken link says so, and a phone has room for a game by touch", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const game = await GameOnPage.open(page, "game=othello&moves=a1");
  await expect(game.root.getByRole("status")).toContainText("This link is broken: Move 1");
  await game.root.getByRole("combobox", { name: "Game" }).selectOption("ticTacToe");
  await game.root.getByRole("combobox", { name: "Against" }).selectOption("beginner");
  await game.root.getByRole("combobox", { name: "You play" }).selectOption("both");
  for (const cell of ["top left", "left", "top", "centre", "top right"]) await game.aim(cell).tap();
  await expect(game.said).toContainText("The game is over: X wins.");
  // A finger is broader than the cells of the largest board: it may correct itself.
  await game.root.getByRole("combobox", { name: "Game" }).selectOption("gomoku");
  await game.aim("h8").tap();
  await expect(game.asksAgain).toHaveText("h8? Tap it again to play there.");
  await game.aim("i9").tap();
  await expect(game.asksAgain).toHaveText("i9? Tap it again to play there.");
  await expect(game.moves).toHaveCount(0);
  await game.aim("i9").tap();
  await expect(game.moves).toHaveText(["i9"]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});

test("A move that is typed before the figure is awake is played when it is", async ({ page }) => {
  await page.route(/\/play\.[^/]*\.js$/, async (route) => {
    await pause(1000);
    await route.continue();
  });
  await page.goto("play/");
  const game = new GameOnPage(page);
  await hydrated(game.root);
  await game.type("d3");
  await expect(game.root.locator("[data-awake]")).toHaveAttribute("data-awake", "false");
  await expect(game.said).toContainText("White plays");
  await expect(game.root.getByRole("cell", { name: "d3", exact: true })).toBeVisible();
});

test("A game outlasts a reload, New game can be undone, and its mind is worked out again", async ({
  page,
}) => {
  const game = await GameOnPage.open(page, "game=othello&side=max&level=club&seed=3");
  await game.aim("d3").click();
  await expect(game.said).toContainText("Your move: you play Black.");
  const before = await game.moves.allInnerTexts();
  expect(before).toHaveLength(2);
  const mind = game.root.getByRole("region", { name: "What it has in mind" });
  await expect(mind.locator("dl")).toContainText("Chose from");
  const had = await mind.locator("dl").innerText();
  // What was drawn from many is named, however rare it was.
  await expect(mind.locator(".played")).toContainText(before[1]!);

  await page.reload();
  await expect(game.moves).toHaveText(before);
  await expect(mind.locator("dl")).toHaveText(had, { useInnerText: true });
  await expect(game.root.getByRole("link", { name: "Show me its tree" })).toHaveAttribute("href", /depth=4/);

  await game.button("New game").click();
  await expect(game.moves).toHaveCount(0);
  await expect(game.root.getByRole("status")).toContainText("Undo brings the game before back.");
  await game.root.getByRole("combobox", { name: "Game" }).selectOption("gomoku");
  await game.button("Undo").click();
  await expect(game.moves).toHaveText(before);
  await expect(game.root.getByRole("combobox", { name: "Game" })).toHaveValue("othello");
});

test("A move outlasts a reload that is asked for before the address has followed it", async ({ page }) => {
  const game = await GameOnPage.open(page, "game=gomoku&side=both");
  await page.route("**/play/?*", async (route) => {
    await pause(800);
    await route.continue();
  });
  await game.type("d3");
  await expect(game.moves).toHaveText(["d3"]);
  await page.reload();
  await expect(game.moves).toHaveText(["d3"]);
});

test("The keys of every program take back a move", { tag: "@core" }, async ({ page }) => {
  const game = await GameOnPage.open(page, "game=gomoku&side=both");
  await game.type("d3");
  await expect(game.moves).toHaveText(["d3"]);
  await expect(game.field).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(game.moves).toHaveText(["d3"]);
  await game.button("Undo").focus();
  await page.keyboard.press("Control+z");
  await expect(game.moves).toHaveCount(0);
});

test.describe("On a phone that lies on its side", () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test("all of a board is in sight, and stays where it is when the first move is made", async ({ page }) => {
    const game = await GameOnPage.open(page, "game=connectFour&side=max&level=beginner&moves=4");
    await game.settled();
    await game.root.getByRole("combobox", { name: "Game" }).selectOption("othello");
    await expect(game.root.getByRole("status")).toContainText("Undo brings the game before back.");
    const head = (await page.locator("header").first().boundingBox())!;
    const size = (await game.board.boundingBox())!;
    expect(size.height).toBeLessThan(390 - head.height);
    await game.aim("d3").scrollIntoViewIfNeeded();
    const placeOf = async () => (await game.board.boundingBox())!.y + (await page.evaluate(() => scrollY));
    const place = await placeOf();
    await game.aim("d3").tap();
    await expect(game.moves).not.toHaveCount(0);
    expect(await placeOf()).toBe(place);
  });
});

test("What was pressed on the board of the game before is nothing on the next one's", async ({ page }) => {
  const troubles = watchTroubles(page);
  await page.goto("play/");
  const game = new GameOnPage(page);
  await hydrated(game.root);
  // Both before the figure is awake, as by a quick hand.
  await game.root.evaluate((root) => {
    const picked = root.querySelector("select")!;
    picked.value = "ticTacToe";
    picked.dispatchEvent(new Event("change", { bubbles: true }));
    root.querySelectorAll<HTMLElement>(".aims button")[40]!.click();
  });
  await game.awake();
  await expect(game.aim("top left")).toBeVisible();
  await expect(game.moves).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test("A level that adapts counts each game once, moves on by what is known, and can be made to forget", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  const game = await GameOnPage.open(page, "game=ticTacToe&side=max&level=casual");
  const against = game.root.getByRole("combobox", { name: "Against" });
  await against.selectOption("Adapts to you");
  const known = game.root.getByRole("region", { name: "How even your games are" });
  await expect(known).toContainText("against the casual player, whom you have not played yet");
  await game.aim("top left").click();
  await game.settled();
  await game.button("Resign").click();
  await expect(known).toContainText("you have scored 0 of 1 there");
  await game.button("Play again").click();
  // No harder level can go better: what is left is easier, or as hard.
  await expect(known).toContainText("against the beginner, whom you have not played yet");
  await expect(against).toHaveValue("even");
  await game.aim("top left").click();
  await game.settled();
  await game.button("Hint").click();
  await expect(known).toContainText("It does not count");
  await game.button("Resign").click();
  await known.getByText("What is known of you").click();
  await expect(known.getByRole("row", { name: /^Casual player/ })).toHaveText("Casual player100.00 to 0.33");
  await expect(known.getByRole("row", { name: /^Beginner/ })).toHaveText("Beginner000.00 to 1.00");
  await expectAccessible(page, { within: ["#play"] });
  await page.reload();
  await expect(known).toContainText("against the beginner");
  // What was unfolded is so again.
  await known.getByRole("button", { name: "Forget 1 game" }).click();
  await expect(known.getByRole("row", { name: /^Casual player/ })).toHaveText("Casual player000.00 to 1.00");
  expect(troubles).toEqual([]);
});
