import { expect, type Page, test } from "@playwright/test";
import { examples } from "../../src/figures/worlds/worlds.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { hydrated, wakeFigure } from "./openFigure.ts";
import { watchTroubles } from "./watchTroubles.ts";

const address = "chapters/hidden-cards/";
const figure = (page: Page, name: string) => page.locator(`figure#${name}`);

async function open(page: Page, name: string, link = ""): Promise<void> {
  await page.goto(address + link);
  await wakeFigure(figure(page, name));
}

test("A plan is chosen in the table and in the picture, in all worlds at once, and holds over a reload", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await open(page, "fusion");
  const fusion = figure(page, "fusion");
  const said = fusion.locator(".say");
  await expect(said).toContainText("2 in world 1 and 0 in world 2, on the average 1.");
  await fusion.getByRole("radio", { name: "A right" }).check();
  await expect(said).toContainText("on the average 1.5. No plan brings more.");
  await fusion.getByRole("radio", { name: "A right" }).press("ArrowUp");
  await expect(fusion.getByRole("radio", { name: "A left" })).toBeChecked();
  // In the second world, and so in the first, too.
  await fusion.locator('.target[data-set="1"][data-move="1"] rect').last().click();
  await expect(fusion.getByRole("radio", { name: "B right" })).toBeChecked();
  await expect(said).toContainText("0 in world 1 and 2 in world 2");
  await page.reload();
  await wakeFigure(fusion);
  await expect(said).toContainText("0 in world 1 and 2 in world 2");
  await fusion.getByRole("button", { name: "The best plan" }).click();
  await expect(said).toContainText("No plan brings more.");
  await fusion.getByRole("checkbox").check();
  await expect(said).toContainText("could get 2 on the average");
  await expectAccessible(page, { within: ["figure#fusion"] });
  expect(troubles).toEqual([]);
});

test("The first tree that is typed can be taken back, though the figure slept, and Undo forgets what was refused", async ({
  page,
}) => {
  await page.goto(address);
  const fusion = figure(page, "fusion");
  await hydrated(fusion);
  const tree = fusion.getByRole("textbox", { name: "Tree" });
  const undo = fusion.getByRole("button", { name: "Undo" });
  await tree.fill("{1/2: [1, 2], 1/2: [2, 1]}");
  await tree.press("Enter");
  await expect(undo).toBeEnabled();
  await tree.fill("{1/4: [1, 2], 3/4: [2, 1]}");
  await tree.press("Enter");
  await tree.fill("{1/4: [1, ");
  await tree.press("Enter");
  await expect(fusion.getByRole("alert")).toBeVisible();
  await undo.click();
  await expect(tree).toHaveValue("{1/2: [1, 2], 1/2: [2, 1]}");
  await expect(fusion.getByRole("alert")).toHaveCount(0);
  await undo.click();
  await expect(tree).toHaveValue(examples.strategyFusion);
  await expect(undo).toBeDisabled();
});

test("A tree with worlds is chosen, typed, and refused by place; what determinization plays is shown", {
  tag: "@core",
}, async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page, "given");
  const given = figure(page, "given");
  const tree = given.getByRole("textbox", { name: "Tree" });
  await tree.fill("{1/2: [[3, [2, 0]]], 1/2: [[2, [0, 1]]]}");
  await tree.press("Enter");
  await given.getByRole("button", { name: "What determinization plays" }).click();
  await expect(given.locator(".say")).toContainText("Determinization plays it. No plan brings more.");
  await tree.fill("{1/2: [1, 2], 1/2: [1, 2, 3]}");
  await tree.press("Enter");
  await expect(given.getByRole("alert")).toContainText("one shape");
  await given.getByRole("combobox", { name: "Example" }).selectOption({ label: "Strategy fusion" });
  await expect(tree).toHaveValue(examples.strategyFusion);
  await expect(given.getByRole("alert")).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test("A player of Kuhn poker is taken from a search and bent by sliders, and what is won of it follows", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await open(page, "poker");
  const poker = figure(page, "poker");
  const said = poker.locator(".say");
  await expect(said).toContainText("the exploitability is 0.1667");
  for (const place of ["First, after a bet", "Second, after a bet"]) {
    const calls = poker.getByRole("slider", { name: `${place}, the Queen calls` });
    await expect(calls).toHaveValue("100");
    await calls.fill("33");
  }
  await expect(said).toContainText("the exploitability is 0.0567");
  await page.reload();
  await wakeFigure(poker);
  await expect(said).toContainText("the exploitability is 0.0567");
  const cfr = poker.getByRole("button", { name: "CFR", exact: true });
  await cfr.click();
  await expect(cfr).toHaveAttribute("aria-pressed", "true");
  await expect(poker.locator("tfoot")).toContainText("0.0067");
  await poker.getByRole("slider", { name: "First, to open, the Jack bets" }).press("ArrowRight");
  await expect(cfr).toHaveAttribute("aria-pressed", "false");
  await expectAccessible(page, { within: ["figure#poker"] });
  expect(troubles).toEqual([]);
});
