import type { Page } from "@playwright/test";

/** How much of the page moved while it was read, as the browser counts it, and what moved. */
export interface Shift {
  readonly sum: number;
  readonly moved: readonly string[];
}

/** Watches the pages that are opened from now on; what it returns tells how much the present one has moved. */
export async function watchShift(page: Page): Promise<() => Promise<Shift>> {
  await page.addInitScript(() => {
    const record = { sum: 0, moved: [] as string[] };
    Object.assign(window, { layoutShift: record });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        record.sum += entry.value;
        const moved = entry.sources?.map(({ node }) => node?.parentElement?.className || node?.nodeName);
        record.moved.push(`${entry.value}: ${moved?.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { layoutShift: Shift }).layoutShift);
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources?: readonly { readonly node?: Node }[];
}
