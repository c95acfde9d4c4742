import type { Page } from "@playwright/test";

/**
 * Holds back the program of workers until it is let go: what is to be stopped or cancelled then cannot be over before,
 * on however fast a machine. Workers that have begun go on. Any other code that a page fetches is held back likewise.
 *
 * @param program matches the file: /searchWorker/
 */
export async function holdWorker(page: Page, program: RegExp): Promise<() => void> {
  let letGo = () => {};
  const go = new Promise<void>((done) => {
    letGo = done;
  });
  await page.context().route(program, async (route) => {
    await go;
    await route.continue().catch(() => {});
  });
  return letGo;
}

/** Holds back, for as long as the page is open, whatever is asked of workers from now on: also of one that has begun. */
export const holdQuestions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Worker.prototype.postMessage = () => {};
  });
