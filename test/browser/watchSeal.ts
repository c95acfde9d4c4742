import type { Page } from "@playwright/test";

/**
 * What a page, or a frame in it, tries beyond what it may, from the next address on, as a list that grows: what the
 * browser refuses by the page's content policy, and whatever is asked of another site.
 *
 * @param home the site's address
 */
export async function watchSeal(page: Page, home: string): Promise<string[]> {
  const breaches: string[] = [];
  const { origin } = new URL(home);
  page.on("request", (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && new URL(url).origin !== origin) breaches.push(`asked for ${url}`);
  });
  await page.exposeFunction("tellBreach", (breach: string) => void breaches.push(breach));
  await page.addInitScript(() => {
    const { tellBreach } = window as unknown as { tellBreach(breach: string): void };
    document.addEventListener("securitypolicyviolation", (violation) => {
      tellBreach(`${violation.violatedDirective} refused ${violation.blockedURI} ${violation.sample}`);
    });
  });
  return breaches;
}
