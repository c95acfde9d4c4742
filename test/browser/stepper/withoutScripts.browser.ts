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
// Which pages have one stands in the built files alone.
const pages = process.env.SITE ? [] : sitePages.filter(hasStepper);

test("There are steppers to look at, on the home page and in chapters", { tag: "@built" }, () => {
  expect(pages).toEqual(expect.arrayContaining(["", "chapters/alpha-beta/"]));
});

for (const address of pages) {
  test(`Without scripts every stepper of /${address} shows its picture, what it comes to, and no dead controls`, async ({
    page,
  }) => {
    await page.goto(address);
    const figures = await page.locator("ply-figure[data-kind=stepper]").all();
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) {
      const view = new URLSearchParams((await figure.getAttribute("data-said"))!);
      const run = expectedRun(setupOf(Object.fromEntries(view)));
      const picture = figure.locator("svg").filter({ has: page.getByRole("tree"), visible: true });
      await expect(picture).toHaveCount(1);
      await expect(picture.getByRole("treeitem")).toHaveCount(run.outline.nodes.length);
      // What nothing is read of yet says nothing: there the finished picture stands instead.
      const given = run.step(view.get("step") ?? "start");
      const step = given || run.trace.length;
      const { low, high } = run.trace.node(0, step);
      const label = picture.locator(".label").first();
      await expect(label).toHaveText(formatInterval(low, high));
      await expect(label).toBeVisible();
      // Playwright looks for no text in <noscript>, even where that is all there is.
      const end = figure.locator("noscript p.end");
      const said = figure.locator(".sentence p[aria-live]");
      if (given > 0) await expect(said).toHaveText(run.sentence(given));
      await expect(said).toBeVisible({ visible: given > 0 });
      if (given < run.trace.length) await expect(end).toHaveText(run.sentence(run.trace.length));
      await expect(end).toBeVisible({ visible: given < run.trace.length });
      await expect(figure.locator("button, input, select").filter({ visible: true })).toHaveCount(0);
    }
  });
}

test("A phrase that would set a figure is plain text without scripts", { tag: "@core" }, async ({ page }) => {
  await page.goto("chapters/alpha-beta/");
  const phrase = page.locator("ply-show").first();
  await expect(phrase).toBeVisible();
  await expect(phrase).not.toHaveAttribute("role", /./);
  await expect(phrase).not.toHaveAttribute("tabindex", /./);
});
