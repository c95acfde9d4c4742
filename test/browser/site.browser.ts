import { gzipSync } from "node:zlib";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { budget } from "../../scripts/built/checkBudget.ts";
import { readThrough } from "./readThrough.ts";
import { serveSlowly } from "./serveSlowly.ts";
import { chapterPages, sitePages } from "./sitePages.ts";
import { watchTroubles } from "./watchTroubles.ts";

test("There are pages to look at, a chapter among them", () => {
  expect(sitePages).toContain("");
  expect(chapterPages.length).toBeGreaterThan(0);
});

for (const address of sitePages) {
  const name = `/${address}`;

  for (const width of [1400, 390]) {
    test(`${name} loads without trouble and fits ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const troubles = watchTroubles(page);
      await readThrough(page, address);
      const inner = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(inner).toBeLessThanOrEqual(width);
      expect(troubles).toEqual([]);
    });
  }

  test(`${name} is accessible in light and dark colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await readThrough(page, address);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
      expect(found, colorScheme).toEqual([]);
    }
  });

  for (const width of [1400, 390]) {
    test(`${name} keeps its lines at ${width} pixels while it arrives and wakes`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
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
      const slow = await serveSlowly(process.env.SITE_ADDRESS!);
      try {
        await readThrough(page, new URL(address, slow.address).href);
        const shift = await page.evaluate(() => (window as unknown as Shifted).layoutShift);
        expect(shift.sum, shift.moved.join("\n")).toBeLessThan(0.01);
      } finally {
        slow.stop();
      }
    });
  }
}

for (const address of chapterPages) {
  test(`/${address} loads no more JavaScript and fonts than it may`, async ({ page }) => {
    const weight = { javaScript: 0, fonts: 0 };
    /** By address, since the page is opened twice. */
    const bodies = new Map<string, Promise<string>>();
    const weigh = (name: string, type: string) => (body: Buffer) => {
      const bytes = type === "script" ? gzipSync(body).length : body.length;
      weight[type === "script" ? "javaScript" : "fonts"] += bytes;
      return `${bytes} ${name}`;
    };
    page.on("response", (response) => {
      const type = response.request().resourceType();
      const url = response.url();
      if (response.ok() && (type === "script" || type === "font") && !bodies.has(url))
        bodies.set(url, response.body().then(weigh(url, type)));
    });
    await page.goto(address, { waitUntil: "networkidle" });
    const untouched = (await Promise.all(bodies.values())).join("\n");
    expect(weight.javaScript, untouched).toBeGreaterThan(0);
    expect(weight.javaScript, untouched).toBeLessThanOrEqual(budget.javaScript);
    await readThrough(page, address);
    const read = (await Promise.all(bodies.values())).join("\n");
    expect(weight.javaScript, read).toBeLessThanOrEqual(budget.wholeChapter);
    expect(weight.fonts, read).toBeLessThanOrEqual(budget.fonts);
    expect(weight.fonts).toBeGreaterThan(0);
  });
}

test("Search comes when it is opened, and finds a chapter", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  await readThrough(page, chapterPages[0]!);
  const before = scripts.length;
  await page.keyboard.press("Control+k");
  const field = page.getByRole("dialog").getByRole("textbox");
  await expect(field).toBeFocused();
  expect(scripts.length).toBeGreaterThan(before);
  await field.fill("alpha-beta");
  await expect(page.getByRole("dialog").getByRole("link").first()).toHaveAttribute("href", /\/chapters\//);
});

test("A chapter works under a sub-path, and asks for nothing outside it", async ({ page }) => {
  const home = process.env.SUB_PATH_ADDRESS!;
  const troubles = watchTroubles(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await readThrough(page, new URL(chapterPages[0]!, home).href);
  expect(asked.filter((url) => !url.startsWith(home) && !/^(data|blob):/.test(url))).toEqual([]);
  expect(asked.length).toBeGreaterThan(1);
  expect(troubles).toEqual([]);
});

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources?: readonly { readonly node?: Node }[];
}
interface Shifted {
  readonly layoutShift: { readonly sum: number; readonly moved: string[] };
}
