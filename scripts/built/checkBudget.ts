import { gzipSync } from "node:zlib";
import type { Place } from "../stages/buildSite.ts";
import { builtPages } from "./builtPages.ts";
import { pageFonts } from "./pageFonts.ts";
import { pageScripts } from "./pageScripts.ts";

/** What a page may weigh at most, in bytes: JavaScript gzipped, fonts as they are. */
export const budget = { javaScript: 70_000, fonts: 150_000 } as const;

/** What one page weighs, in bytes. */
export interface PageWeight {
  readonly page: string;
  readonly javaScript: number;
  readonly fonts: number;
}

/** Weighs a page: each script gzipped by itself, as a server sends it. */
export async function weighPage(folder: string, base: string, page: string): Promise<PageWeight> {
  const scripts = await pageScripts(folder, base, page);
  const fonts = pageFonts(folder, base, page);
  return {
    page,
    javaScript: [...scripts.values()].reduce((sum, source) => sum + gzipSync(source).length, 0),
    fonts: [...fonts.values()].reduce((sum, bytes) => sum + bytes, 0),
  };
}

/**
 * Prints what the home page and every chapter weigh.
 *
 * @throws naming the pages that weigh more than the budget allows
 */
export async function checkBudget({ outDir, base }: Place): Promise<void> {
  const pages = builtPages(outDir).filter((page) => page === "index.html" || page.includes("chapters/"));
  if (pages.length === 0) throw new Error(`There are no pages to weigh in ${outDir}`);
  const weights = await Promise.all(pages.map((page) => weighPage(outDir, base, page)));
  const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const columns = ({ page, javaScript, fonts }: PageWeight) =>
    `${page.padEnd(40)} ${kilo(javaScript).padStart(10)} JavaScript ${kilo(fonts).padStart(10)} fonts`;
  for (const weight of weights) console.log(columns(weight));
  console.log(columns({ page: "at most", ...budget }));
  const heavy = weights.filter((w) => w.javaScript > budget.javaScript || w.fonts > budget.fonts);
  if (heavy.length > 0) throw new Error(`Too heavy: ${heavy.map(({ page }) => page).join(", ")}`);
}
