import { expect, type Page, test } from "@playwright/test";
import { runWidths, width } from "../../src/figures/width/width.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { holdWorker } from "./holdWorker.ts";
import { wakeFigure } from "./openFigure.ts";
import { watchTroubles } from "./watchTroubles.ts";

const figure = (page: Page) => page.locator("figure#wide");
const bar = (page: Page, width: string) =>
  figure(page).getByRole("button", { name: new RegExp(`^Width ${width} `) });
const budget = (page: Page) => figure(page).getByRole("textbox", { name: "Nodes for each width" });
const said = (page: Page) => figure(page).locator(".say");

test("Searches wide and deep by keys: a width, a budget, a refused one, Cancel and Reset", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await page.goto("chapters/opponents/");
  await wakeFigure(figure(page));
  const found = runWidths(width.place({}).given);
  await expect(bar(page, "2")).toHaveAttribute("aria-pressed", "true");
  await bar(page, "4").focus();
  await page.keyboard.press("Enter");
  await expect(said(page)).toContainText(`It expects ${found[1].line.join(" ")}: Black wins.`);
  await expectAccessible(page, { within: ["figure#wide"] });

  await budget(page).fill("7");
  await budget(page).press("Enter");
  await expect(figure(page).getByRole("alert")).toContainText('"7" is not a whole number of nodes');
  await expect(budget(page)).toHaveValue("7");
  await budget(page).fill("300");
  await budget(page).press("Enter");
  const fewer = runWidths(width.place({ budget: 300 }).given);
  await expect(bar(page, "all")).toHaveAccessibleName(
    new RegExp(`${fewer[4].move} .* ${fewer[4].nodes.length} pl`),
  );
  // What the text says of 4,000 nodes stays what it is.
  await expect(page.locator('[data-fact="plies8"][data-figure="wide"]')).toHaveText(
    String(found[2].nodes.length),
  );

  await holdWorker(page, /widthWorker/);
  await budget(page).fill("200,000");
  await budget(page).press("Enter");
  await figure(page).getByRole("button", { name: "Cancel" }).click();
  await expect(figure(page)).toContainText(/Cancelled after \d of 5 widths/);
  await figure(page).getByRole("button", { name: "Reset" }).click();
  await expect(budget(page)).toHaveValue("4,000");
  expect(troubles).toEqual([]);
});

for (const width of [320, 360, 390])
  test.describe(`On a phone of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });

    test("a finger hits every point of the board, which is moved about in its box", async ({ page }) => {
      await page.goto("chapters/opponents/");
      await wakeFigure(figure(page));
      const point = (name: string) => figure(page).getByRole("button", { name: new RegExp(`^${name}\\b`) });
      for (const name of ["a15", "h8", "o1"]) {
        await point(name).scrollIntoViewIfNeeded();
        const { width, height } = (await point(name).boundingBox())!;
        expect(Math.min(width, height), name).toBeGreaterThanOrEqual(24);
        await expect(point(name)).toBeInViewport({ ratio: 0.95 });
      }
      // The keys bring what they come to into sight, too.
      await point("o1").focus();
      await page.keyboard.press("Home");
      const reached = figure(page).locator("button:focus");
      await expect(reached).toBeInViewport({ ratio: 0.95 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

    test("what stands above the highest bar does not reach into the heading", async ({ page }) => {
      await page.goto("chapters/opponents/");
      await wakeFigure(figure(page));
      const heading = (await figure(page).locator(".chart .title").boundingBox())!;
      await expect(figure(page).locator(".plies")).toHaveCount(5);
      for (const said of await figure(page).locator(".plies").all())
        expect((await said.boundingBox())!.y).toBeGreaterThanOrEqual(heading.y + heading.height);
    });
  });
