import type { Page } from "@playwright/test";

/** What Playwright itself says of the worker that the tests' settings keep out. */
const keptOut = "Service Worker registration blocked by Playwright";

/**
 * What goes wrong on a page from now on, as a list that grows: console errors and warnings, uncaught
 * exceptions, requests that fail or are answered with an error. Requests that the page itself gives up
 * by leaving are no trouble.
 */
export function watchTroubles(page: Page): string[] {
  const troubles: string[] = [];
  page.on("console", (message) => {
    if (message.text() === keptOut) return;
    if (["error", "warning"].includes(message.type())) troubles.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => troubles.push(`exception: ${error.message}`));
  page.on("requestfailed", (request) => {
    const { errorText } = request.failure() ?? { errorText: "failed" };
    if (errorText !== "net::ERR_ABORTED") troubles.push(`${request.url()}: ${errorText}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) troubles.push(`${response.url()}: ${response.status()}`);
  });
  return troubles;
}
