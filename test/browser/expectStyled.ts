import { expect, type Page } from "@playwright/test";

/**
 * Holds all that stands on a page to have the styles of its component: Svelte gives a class to what it styles, and only to
 * that. They are cut apart by page and by figure, so that what is fetched late might come without.
 */
export async function expectStyled(page: Page): Promise<void> {
  expect(await page.evaluate(withoutStyles)).toEqual([]);
}

const withoutStyles = (): string[] => {
  const classOf = /\bsv-[a-z0-9]+\b/g;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  const styled = new Set(rules.join("\n").match(classOf));
  const missing = [...document.querySelectorAll("[class*=sv-]")].filter((element) =>
    element
      .getAttribute("class")
      ?.match(classOf)
      ?.some((name) => !styled.has(name)),
  );
  return missing.map((element) => (element.cloneNode() as Element).outerHTML);
};
