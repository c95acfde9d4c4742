import type { Page } from "@playwright/test";

/** What of A4 is left between its margins, in pixels. */
const paper = { width: 718, height: 1045 };

/**
 * What is lost on paper. First, what cells of tables and entries of lists in figures say on the screen and not on paper, where
 * the table is printed: on paper there are no buttons and fields, and what stands in one would go with it. Then, what a reader
 * of the screen scrolls to.
 */
export async function lostOnPaper(page: Page): Promise<string[]> {
  const onScreen = await page.evaluate(saidInCells);
  await page.emulateMedia({ media: "print" });
  const onPaper = await page.evaluate(saidInCells);
  const screen = page.viewportSize()!;
  await page.setViewportSize(paper);
  const cut = await page.evaluate(cutOff);
  await page.setViewportSize(screen);
  await page.emulateMedia({ media: null });
  const lost = onScreen.filter((text, cell) => /[\p{L}\p{N}]/u.test(text) && onPaper[cell] === "");
  return [...lost, ...cut];
}

/**
 * What has more in it than is seen, but for formulas, whose boxes are lower than their letters, and what is there for readers by
 * ear alone.
 */
const cutOff = (): string[] =>
  [...document.querySelectorAll<HTMLElement>(".sl-markdown-content *")].flatMap((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const wide = overflowX !== "visible" && element.scrollWidth > element.clientWidth + 6;
    const high = overflowY !== "visible" && element.scrollHeight > element.clientHeight + 6;
    const seen = () => element.clientHeight > 1 && element.checkVisibility({ visibilityProperty: true });
    if ((!wide && !high) || element.closest(".katex, svg") || !seen()) return [];
    return [
      `${element.className}: ${element.clientWidth} × ${element.clientHeight} seen of ${element.scrollWidth} × ${element.scrollHeight}`,
    ];
  });

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
