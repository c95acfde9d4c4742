import { gzipSync } from "node:zlib";
import type { Place } from "../stages/buildSite.ts";
import { builtPages } from "./builtPages.ts";
import { pageFonts } from "./pageFonts.ts";
import { pageScripts } from "./pageScripts.ts";

/**
 * What a page may weigh at most, in bytes: JavaScript gzipped, before the reader does anything, and once every figure of
 * a chapter has been reached for, of which some have four kinds; fonts as they are.
 */
export const budget = { javaScript: 70_000, wholeChapter: 171_000, fonts: 150_000 } as const;

/** What one page weighs, in bytes. */
export interface PageWeight {
  readonly page: string;
  readonly javaScript: number;
  readonly fonts: number;
  /** Every script with its share of the JavaScript, heaviest first. */
  readonly scripts: readonly (readonly [name: string, bytes: number])[];
}

/** Weighs a page: each script gzipped by itself, as a server sends it. */
export async function weighPage(folder: string, base: string, page: string): Promise<PageWeight> {
  const sources = await pageScripts(folder, base, page);
  const scripts = [...sources].map(([name, source]) => [name, gzipSync(source).length] as const);
  const fonts = [...pageFonts(folder, base, page).values()];
  return {
    page,
    javaScript: scripts.reduce((sum, [, bytes]) => sum + bytes, 0),
    fonts: fonts.reduce((sum, bytes) => sum + bytes, 0),
    scripts: scripts.sort(([, a], [, b]) => b - a),
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
  for (const weight of weights) console.log(row(weight.page, weight.javaScript, weight.fonts));
  console.log(row("at most", budget.javaScript, budget.fonts));
  const heavy = weights.filter((w) => w.javaScript > budget.javaScript || w.fonts > budget.fonts);
  if (heavy.length > 0) throw new Error(heavy.map(reproach).join("\n"));
}

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
const row = (page: string, javaScript: number, fonts: number) =>
  `${page.padEnd(40)} ${kilo(javaScript)} JavaScript ${kilo(fonts)} fonts`;

function reproach({ page, scripts }: PageWeight): string {
  const heaviest = scripts.slice(0, 6).map(([name, bytes]) => `  ${kilo(bytes)} ${name}`);
  return [`${page} is too heavy; its heaviest scripts:`, ...heaviest].join("\n");
}
