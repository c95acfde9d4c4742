import type { Page } from "@playwright/test";

/** Keeps a program as the one that was run last, as the page that judges it does. */
export async function keepProgram(page: Page, text: string, key = "minimax:javaScript"): Promise<void> {
  const runs = JSON.stringify([{ text, came: "right", when: "2026-01-01T00:00:00.000Z" }]);
  await page.addInitScript(
    ([key, runs]) => {
      // The frame that programs run in has no storage.
      if (self === top) localStorage.setItem(key, runs);
    },
    [`plyground:runs:${key}`, runs] as const,
  );
}
