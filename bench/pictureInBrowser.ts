import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import { build, type Rollup } from "vite";
import { findBrowser } from "../scripts/browser/findBrowser.ts";
import { listingPlugin } from "../src/listing/listingPlugin.ts";
import type * as firstPicture from "./page/firstPicture.ts";

declare global {
  /** What `page/firstPicture.ts` exports, as a script of a page. */
  var pictures: typeof firstPicture;
}

/** Runs `work` in a page that has `pictures`. */
export async function inPage<Found>(work: (page: Page) => Promise<Found>): Promise<Found> {
  const browser = findBrowser();
  if (!browser) throw new Error("There is no browser: install Chromium, or name one in CHROME_PATH.");
  const script = await bundled();
  const running = await chromium.launch({
    executablePath: browser.path,
    chromiumSandbox: process.platform !== "linux" || process.getuid?.() !== 0,
  });
  try {
    const page = await running.newPage({ viewport: { width: 1400, height: 900 }, deviceScaleFactor: 2 });
    await page.addScriptTag({ content: script });
    return await work(page);
  } finally {
    await running.close();
  }
}

async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL("page/firstPicture.ts", import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: "silent",
    // What knows whole trees knows every search, spoiled ones among them.
    plugins: [listingPlugin()],
    build: { write: false, lib: { entry, formats: ["iife"], name: "pictures" } },
  });
  const [{ output }] = built as Rollup.RollupOutput[];
  return output[0].code;
}
