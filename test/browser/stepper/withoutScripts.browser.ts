import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { site } from "../../../scripts/stages/buildSite.ts";
import { formatInterval } from "../../../src/drawing/formatValue.ts";
import { setupOf } from "../../../src/kit/run/setup.ts";
import { sitePages } from "../sitePages.ts";
import { expectedRun } from "./expectedRun.ts";

test.use({ javaScriptEnabled: false });

const hasStepper = (address: string) => {
  const file = join(site.outDir, address, address.endsWith(".html") ? "" : "index.html");
  return /<ply-figure[^>]*data-kind="stepper"/.test(readFileSync(file, "utf8"));
};
const pages = sitePages.filter(hasStepper);

test("There are steppers to look at, on the home page and in chapters", () => {
  expect(pages).toEqual(expect.arrayContaining(["", "chapters/alpha-beta/"]));
});

for (const address of pages) {
  test(`Without scripts every stepper of /${address} shows its finished picture and no dead controls`, async ({
    page,
  }) => {
    await page.goto(address);
    const figures = await page.locator("ply-figure[data-kind=stepper]").all();
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) {
      const said = new URLSearchParams((await figure.getAttribute("data-said"))!);
      const run = expectedRun(setupOf(Object.fromEntries(said)));
      const picture = figure.locator("svg").filter({ has: page.getByRole("tree"), visible: true });
      await expect(picture).toHaveCount(1);
      await expect(picture.getByRole("treeitem")).toHaveCount(run.outline.nodes.length);
      const end = run.trace.node(0, run.trace.length);
      const label = picture.locator("[data-node='0'] .label");
      await expect(label).toHaveText(formatInterval(end.low, end.high));
      await expect(label).toBeVisible();
      // Playwright looks for no text in <noscript>, even where that is all there is.
      await expect(figure.locator("noscript p")).toHaveText(run.sentence(run.trace.length));
      await expect(figure.locator("noscript p")).toBeVisible();
      await expect(figure.locator("button, input, select").filter({ visible: true })).toHaveCount(0);
    }
  });
}

test("A phrase that would set a figure is plain text without scripts", async ({ page }) => {
  await page.goto("chapters/alpha-beta/");
  const phrase = page.locator("ply-show").first();
  await expect(phrase).toBeVisible();
  await expect(phrase).not.toHaveAttribute("role", /./);
  await expect(phrase).not.toHaveAttribute("tabindex", /./);
});
