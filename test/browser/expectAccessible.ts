import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

interface Scope {
  /** Selectors of what is looked at; the whole page by default. */
  readonly within?: readonly string[];
  /** Rules that do not hold here. */
  readonly without?: readonly string[];
}

/** Only these can come out otherwise in other colours. */
const aboutColours = ["color-contrast", "link-in-text-block"];

const checker = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Holds what the page shows to the accessibility checker, in light colours and in dark ones. Ends in the dark. */
export async function expectAccessible(page: Page, { within = [], without = [] }: Scope = {}): Promise<void> {
  await bringChecker(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await recolour(page, colorScheme);
    const isDark = colorScheme === "dark";
    const asked = { within, without: isDark ? [] : without, only: isDark ? aboutColours : undefined };
    expect(await page.evaluate(violations, asked), colorScheme).toEqual([]);
  }
}

/**
 * Has the page in these colours. A busy browser may let a change of them pass without a word to the page: then once more, with a
 * picture asked for, since it tells with the next one that it draws. One that draws none at all, though scripts go on, gets
 * the colours put on by hand.
 */
async function recolour(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  const other = colorScheme === "dark" ? "light" : "dark";
  let tries = 0;
  await expect(async () => {
    if (tries > 0) await page.emulateMedia({ colorScheme: other });
    await page.emulateMedia({ colorScheme });
    if (tries > 0) await page.screenshot({ timeout: 5000 }).catch(() => undefined);
    if (tries++ > 1) await page.evaluate((to) => (document.documentElement.dataset.theme = to), colorScheme);
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme, { timeout: 10_000 });
  }).toPass();
}

/** Brings the checker to the page and the frames in it, once for all colours. */
async function bringChecker(page: Page): Promise<void> {
  const [main, ...inner] = page.frames();
  await main.evaluate(checker);
  // A frame may be gone by then.
  await Promise.all(inner.map((frame) => frame.evaluate(checker).catch(() => undefined)));
}

interface Asked {
  readonly within: readonly string[];
  readonly without: readonly string[];
  /** The rules that are looked at; all by default. */
  readonly only: readonly string[] | undefined;
}

/** What the checker finds wrong, and where. Runs on the page. */
const violations = async ({ within, without, only }: Asked) => {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  // What passes is not listed, and no element is written down: to do that takes the checker longer than to find it.
  checker.configure({ noHtml: true });
  const found = await checker.run(
    within.length > 0 ? { include: within.map((selector) => [selector]) } : document,
    {
      elementRef: true,
      resultTypes: ["violations"],
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      ...(only && { runOnly: [...only] }),
    },
  );
  return found.violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ element, target }) => element?.outerHTML.slice(0, 300) ?? target.join(" ")),
  }));
};
