import { expect, test } from "@playwright/test";
import { watchTroubles } from "../watchTroubles.ts";
import { expectedRun, textbookTree } from "./expectedRun.ts";
import { StepperOnPage } from "./stepperOnPage.ts";

const chapter = "chapters/alpha-beta/";
const own = expectedRun({ tree: textbookTree, algorithm: "alphaBeta" });

/** The pointer has been over the tree, and all code that this fetches is here. */
async function pointAt(figure: StepperOnPage): Promise<void> {
  await figure.node(0).hover();
  await figure.page.waitForLoadState("networkidle");
}

test("As given and Reset bring back what the link gave, after a reload too", { tag: "@core" }, async ({
  page,
}) => {
  const tree = "[[1,2],[3,4]]";
  const given = expectedRun({ tree, algorithm: "alphaBeta" });
  const figure = await StepperOnPage.open(page, `embed/?figure=stepper&tree=${tree}&step=3`, "stepper");
  await figure.showsTree(given, 3);
  await expect(figure.button("Reset")).toHaveAttribute("aria-disabled", "true");
  await figure.button("Edit the tree").click();
  await figure.button("Reverse").click();
  await expect(figure.field).toHaveValue("[[4,3],[2,1]]");
  await figure.button("As given").click();
  await expect(figure.field).toHaveValue(tree);
  await figure.field.fill("[[5,6],7]");
  await figure.field.press("Enter");
  await expect(figure.field).toHaveValue("[[5,6],7]");
  await expect.poll(() => decodeURIComponent(page.url())).toContain("tree=[[5,6],7]");
  await page.reload();
  await figure.alive();
  await expect(figure.field).toHaveValue("[[5,6],7]");
  await figure.button("Reset").click();
  await figure.showsTree(given, 3);
});

test("Cutoffs and stops are a click away, by their marks and by buttons and keys", async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await pointAt(figure);
  await figure.button("First step").click();
  await figure.button("To the next cutoff").click();
  await figure.shows(own, own.step("cutoff 1"));
  await page.keyboard.press("Home");
  await page.keyboard.press("c");
  await figure.shows(own, own.step("cutoff 1"));
  await page.keyboard.press("End");
  await page.keyboard.press("Shift+C");
  await figure.shows(own, own.step("cutoff 1"));
  await page.keyboard.press("Home");
  await figure.root.getByTitle("To this cutoff").click();
  await figure.shows(own, own.step("cutoff 1"));

  await figure.button("Set stops for play").click();
  await figure.node(11).click();
  await figure.node(1).click();
  await figure.node(1).click();
  await page.keyboard.press("Escape");
  await expect(figure.button("Set stops for play")).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Home");
  await figure.root.getByTitle("To this stop").click();
  await figure.shows(own, own.step("enter 2.1"));
});

test("Moves are added and removed by hand, and the caret stands where a typed tree is wrong", async ({
  page,
}) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await pointAt(figure);
  await figure.button("Edit the tree").click();
  await figure.button("Add moves").click();
  await figure.node(1).click();
  await expect(figure.field).toHaveValue("[[3,12,8,0],[2,4,6],[14,5,2]]");
  await figure.node(4).click();
  await expect(figure.field).toHaveValue("[[[3,0],12,8,0],[2,4,6],[14,5,2]]");
  await figure.button("Remove moves").click();
  await figure.node(3).click();
  await expect(figure.field).toHaveValue("[[[3,0],12,8,0],[2,4,6]]");
  for (const press of ["Control+z", "Control+z", "Control+z"]) await page.keyboard.press(press);
  await expect(figure.field).toHaveValue(textbookTree);
  await page.keyboard.press("Escape");
  await figure.node(12).focus();
  await page.keyboard.press("Delete");
  await expect(figure.field).toHaveValue("[[3,12,8],[2,4,6],[14,5]]");
  // The keyboard goes on beside what has gone, and from an only move to the node that is a leaf now.
  await expect(figure.node(11)).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(figure.node(10)).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(figure.field).toHaveValue("[[3,12,8],[2,4,6],14]");
  await expect(figure.node(3)).toBeFocused();

  await figure.field.fill("[[3,12,8],[2,x,6]]");
  await figure.field.press("Enter");
  await expect(figure.root.getByRole("alert")).toContainText("column 14");
  await expect
    .poll(() => figure.field.evaluate((field: HTMLInputElement) => field.selectionStart))
    .toBe("[[3,12,8],[2,".length);
});

test("After a click on any button the keys still step, play and undo", async ({ page }) => {
  const troubles = watchTroubles(page);
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await pointAt(figure);
  await figure.button("Edit the tree").click();
  await expect(figure.button("Undo")).toBeVisible();
  const names = await figure.root
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .map((button) => button.getAttribute("aria-label") ?? button.textContent!.trim()),
    );
  const others = /^(Share|Keys|Pace|Play|Predict|Edit|Copy|More)/;
  const tried = [...new Set(names)].filter((name) => !others.test(name));
  expect(tried.length).toBeGreaterThan(15);
  for (const name of tried) {
    const button = figure.button(name).first();
    // The path, and the buttons in it, are those of the step at hand.
    if (name.startsWith("Stop play at") && (await button.count()) === 0) await figure.button("Reset").click();
    // A button that can do nothing just now can be clicked as well.
    await button.click({ force: true });
    await expect(figure.root, name).toBeFocused();
  }
  // To predict and to edit exclude each other.
  for (const pressed of ["true", "false"]) {
    await figure.button("Predict").click();
    await expect(figure.button("Predict")).toHaveAttribute("aria-pressed", pressed);
    await expect(figure.root).toBeFocused();
  }
  await figure.button("Edit the tree").click();
  await figure.button("Reset").click();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(figure.scrubber).toHaveValue("1");
  await page.keyboard.press("Space");
  await expect(figure.button("Pause")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(figure.button("Play")).toBeVisible();
  await figure.button("Reverse").click();
  await page.keyboard.press("Control+z");
  await expect(figure.field).toHaveValue(textbookTree);
  // A browser would leave the page, and drop every edit.
  const prevented = await figure.root.evaluate((root) => {
    const press = new KeyboardEvent("keydown", {
      key: "ArrowLeft",
      altKey: true,
      bubbles: true,
      cancelable: true,
    });
    root.dispatchEvent(press);
    return press.defaultPrevented;
  });
  expect(prevented).toBe(true);
  expect(troubles).toEqual([]);
});
