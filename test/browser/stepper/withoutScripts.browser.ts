import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, test } from "@playwright/test";
import { site } from "../../../scripts/stages/buildSite.ts";
import { formatInterval } from "../../../src/drawing/formatValue.ts";
import type { StepperProps } from "../../../src/figures/stepper/stepperProps.ts";
import { setupOf } from "../../../src/kit/run/setup.ts";
import { plainProp } from "../plainProp.ts";
import { sitePages } from "../sitePages.ts";
import { expectedRun } from "./expectedRun.ts";

test.use({ javaScriptEnabled: false });

/** What the page hands to an island: each property as a pair of its kind and its value. */
async function propsOf(island: Locator): Promise<StepperProps> {
  const props: Record<string, [number, unknown]> = JSON.parse((await island.getAttribute("props")) ?? "{}");
  return Object.fromEntries(Object.entries(props).map(([name, pair]) => [name, plainProp(pair)]));
}

const hasStepper = (address: string) => {
  const file = join(site.outDir, address, address.endsWith(".html") ? "" : "index.html");
  return /<astro-island[^>]*\/Stepper\./.test(readFileSync(file, "utf8"));
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
    const islands = await page.locator("astro-island[component-url*='/Stepper.']").all();
    expect(islands.length).toBeGreaterThan(0);
    for (const island of islands) {
      const run = expectedRun(setupOf(await propsOf(island)));
      const picture = island.locator("svg").filter({ has: page.getByRole("tree"), visible: true });
      await expect(picture).toHaveCount(1);
      await expect(picture.getByRole("treeitem")).toHaveCount(run.outline.nodes.length);
      const end = run.trace.node(0, run.trace.length);
      const label = picture.locator("[data-node='0'] .label");
      await expect(label).toHaveText(formatInterval(end.low, end.high));
      await expect(label).toBeVisible();
      await expect(island.getByText(run.sentence(run.trace.length)).filter({ visible: true })).toHaveCount(1);
      await expect(island.locator("button, input, select").filter({ visible: true })).toHaveCount(0);
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
