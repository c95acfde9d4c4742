import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

interface Scope {
  /** Selectors of what is looked at; the whole page by default. */
  readonly within?: readonly string[];
  /** Rules that do not hold here. */
  readonly without?: readonly string[];
}

/** Only these can come out otherwise in other colours. */
const aboutColours = ["color-contrast", "link-in-text-block"];

/** Holds what the page shows to the accessibility checker, in light colours and in dark ones. Ends in the dark. */
export async function expectAccessible(page: Page, { within = [], without = [] }: Scope = {}): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    const rules = colorScheme === "dark" ? { runOnly: aboutColours } : {};
    // What passes is not listed: to name it all takes the checker longer than to find it. "Legacy" asks the page alone,
    // without another page to sum up in, which no page of ours needs: none has a frame from elsewhere.
    const checker = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ ...rules, resultTypes: ["violations"] });
    for (const selector of within) checker.include(selector);
    if (without.length > 0 && colorScheme === "light") checker.disableRules([...without]);
    const { violations } = await checker.analyze();
    const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
    expect(found, colorScheme).toEqual([]);
  }
}
