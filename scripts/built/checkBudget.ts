import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Place } from "../stages/buildSite.ts";
import { builtPages } from "./builtPages.ts";
import { elements } from "./htmlElements.ts";
import { pageFonts } from "./pageFonts.ts";
import { pageScripts } from "./pageScripts.ts";

/**
 * What a page may weigh at most, in bytes: its HTML gzipped, and the elements in it; JavaScript gzipped, before the
 * reader does anything, and once every figure of a chapter has been reached for, of which some have four kinds; fonts as
 * they are. And how many scripts come to whoever opens a link to one stepper.
 *
 * A figure that waits (`waits` in `defineFigure.ts`) is a picture for everybody who passes it by: what a press in it
 * brings is weighed by itself, `pressed`, its worker included.
 */
export const budget = {
  html: 58_000,
  elements: 2_500,
  javaScript: 20_000,
  // Undo, the ways into the whole tree and back, and what keeps the site for offline came to it since it was 171 kB; and 2 kB
  // that stood in the HTML before, which may weigh so much less since then (scripts/config/islandScript.ts).
  wholeChapter: 179_000,
  pressed: 75_000,
  linkedScripts: 25,
  fonts: 150_000,
} as const;

/** What one page weighs, in bytes. */
export interface PageWeight {
  readonly page: string;
  readonly html: number;
  /** How many there are: no bytes. */
  readonly elements: number;
  readonly javaScript: number;
  readonly fonts: number;
  /** Every script with its share of the JavaScript, heaviest first. */
  readonly scripts: readonly (readonly [name: string, bytes: number])[];
}

/** Weighs a page: itself and each script gzipped alone, as a server sends them. */
export async function weighPage(folder: string, base: string, page: string): Promise<PageWeight> {
  const sources = await pageScripts(folder, base, page);
  const scripts = [...sources].map(([name, source]) => [name, gzipSync(source).length] as const);
  const fonts = [...pageFonts(folder, base, page).values()];
  const html = readFileSync(`${folder}/${page}`);
  return {
    page,
    html: gzipSync(html).length,
    elements: elements(html.toString()).length,
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
  for (const weight of weights) console.log(row(weight.page, weight));
  console.log(row("at most", budget));
  const heavy = weights.filter((weight) => limited.some((what) => weight[what] > budget[what]));
  if (heavy.length > 0) throw new Error(heavy.map(reproach).join("\n"));
}

const limited = ["html", "elements", "javaScript", "fonts"] as const;
type Limited = Readonly<Record<(typeof limited)[number], number>>;

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
const row = (page: string, { html, elements, javaScript, fonts }: Limited) =>
  `${page.padEnd(40)} ${kilo(html)} HTML, ${String(elements).padStart(5)} elements ${kilo(javaScript)} JavaScript ${kilo(fonts)} fonts`;

function reproach(weight: PageWeight): string {
  const heaviest = weight.scripts.slice(0, 6).map(([name, bytes]) => `  ${kilo(bytes)} ${name}`);
  const over = limited.filter((what) => weight[what] > budget[what]);
  return [`${weight.page} is too heavy in ${over.join(", ")}; its heaviest scripts:`, ...heaviest].join("\n");
}
