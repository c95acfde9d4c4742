import type { Page } from "@playwright/test";

/**
 * What cells of tables and entries of lists in figures say on the screen and not on paper, where the table is printed: on paper
 * there are no buttons and fields, and what stands in one would go with it.
 */
export async function lostOnPaper(page: Page): Promise<string[]> {
  const onScreen = await page.evaluate(saidInCells);
  await page.emulateMedia({ media: "print" });
  const onPaper = await page.evaluate(saidInCells);
  await page.emulateMedia({ media: null });
  return onScreen.filter((text, cell) => /[\p{L}\p{N}]/u.test(text) && onPaper[cell] === "");
}

/** Of what is left out by its name nothing is missed. */
const saidInCells = (): string[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      "figure :is(th, td, li, [role=rowheader]):not(:has(.no-print))",
    ),
  ].map((cell) => {
    const fields = [...cell.querySelectorAll<HTMLInputElement>(".text-field")].filter((field) =>
      field.checkVisibility(),
    );
    return [cell.innerText, ...fields.map(({ value }) => value)].join(" ").trim();
  });
