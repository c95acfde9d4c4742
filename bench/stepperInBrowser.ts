import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "../scripts/browser/findBrowser.ts";
import { site } from "../scripts/stages/buildSite.ts";
import { serveSite } from "../scripts/stages/serveSite.ts";
import { writeSetup } from "../src/kit/run/setup.ts";

/**
 * Opens a stepper with this tree and step in a browser of its own, and gives what is measured there: `work` runs with the
 * figure focused and still. The site must have been built.
 */
export async function stepperInBrowser<Found>(
  { tree, step }: { readonly tree: string; readonly step: number },
  work: (page: Page) => Promise<Found>,
): Promise<Found> {
  const browser = findBrowser();
  if (!browser) throw new Error("There is no browser: install Chromium, or name one in CHROME_PATH.");
  const served = await serveSite(site, 0);
  const running = await chromium.launch({
    executablePath: browser.path,
    chromiumSandbox: process.platform !== "linux" || process.getuid?.() !== 0,
  });
  try {
    const page = await running.newPage({ viewport: { width: 1400, height: 900 } });
    const view = writeSetup({ setup: { tree, algorithm: "alphaBeta" }, step });
    view.set("figure", "textbook");
    await page.goto(`${served.address}chapters/alpha-beta/?${view}#textbook`, { waitUntil: "networkidle" });
    await page.locator("#textbook [role=group]").first().focus();
    await page.getByText(`step ${step} of`).waitFor();
    return await work(page);
  } finally {
    await running.close();
    await served.stop();
  }
}

/**
 * The milliseconds of each of these presses in what has the focus, from the key to the frame that shows what it does,
 * handed over; each begins right after a frame.
 */
export const timePresses = (page: Page, keys: readonly string[]): Promise<number[]> =>
  page.evaluate(async (pressed) => {
    const painted = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve();
          channel.port2.postMessage(undefined);
        });
      });
    const times: number[] = [];
    for (const key of pressed) {
      await painted();
      const start = performance.now();
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      );
      await painted();
      times.push(performance.now() - start);
    }
    return times;
  }, keys);
