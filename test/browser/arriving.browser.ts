import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { hydrated } from "./openFigure.ts";
import { watchShift } from "./watchShift.ts";

/** Serves a page up to a place in its text, and the rest when it is asked for; all else as it is. */
async function serveInTwo(home: string, placeIn: (html: string) => number) {
  let rest = () => {};
  const asked = new Promise<void>((resolve) => {
    rest = resolve;
  });
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url!, home));
    const type = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": type });
    if (type.includes("text/html")) {
      const html = body.toString();
      response.write(html.slice(0, placeIn(html)));
      await asked;
      response.end(html.slice(placeIn(html)));
    } else response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}${new URL(home).pathname}`, rest, stop: () => server.close() };
}

test("A figure of which half has come is not seen, and stands still when the rest comes", {
  tag: "@core",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  // Letters that come later are another matter.
  await page.route(/\.woff2$/, (route) => route.abort());
  // In the middle of the steps: what stands in which row depends on the buttons that are still to come.
  const served = await serveInTwo(process.env.SITE_ADDRESS!, (html) => {
    const steps = html.indexOf(" transport ");
    return html.indexOf("</button>", html.indexOf(" later ", steps)) + "</button>".length;
  });
  const shiftOf = await watchShift(page);
  await page.goto(`${served.address}chapters/behaviour-trees/`, { waitUntil: "commit" });
  const figure = page.locator("figure").first();
  await expect(figure.locator(".transport .later button")).toHaveCount(1);
  await expect(figure.locator(".transport")).toBeHidden();
  await expect(figure.locator("svg").first()).toBeHidden();
  served.rest();
  await expect(figure.locator(".transport")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const { sum, moved } = await shiftOf();
  expect(sum, moved.join("\n")).toBe(0);
  served.stop();
});

test("What stands above a chapter's title is seen once it has come, and does not break into lines before the eye", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.route(/\.woff2$/, (route) => route.abort());
  const served = await serveInTwo(process.env.SITE_ADDRESS!, (html) => html.indexOf(" to read, "));
  const shiftOf = await watchShift(page);
  await page.goto(`${served.address}chapters/behaviour-trees/`, { waitUntil: "commit" });
  const facts = page.locator(".facts");
  await expect(facts.locator("span").nth(1)).toContainText("minutes");
  await expect(facts).toBeHidden();
  served.rest();
  await expect(facts).toBeVisible();
  await page.waitForLoadState("networkidle");
  const { sum, moved } = await shiftOf();
  expect(sum, moved.join("\n")).toBe(0);
  served.stop();
});

test("The words of a question stay where they stand when its picture comes", async ({ page }) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  const served = await serveInTwo(process.env.SITE_ADDRESS!, (html) => {
    const panel = html.indexOf('class="question-panel');
    return html.indexOf('<div class="picture', panel);
  });
  const shiftOf = await watchShift(page);
  await page.goto(`${served.address}exercise/`, { waitUntil: "commit" });
  const panel = page.locator(".question-panel");
  await expect(panel.locator(".words > .text")).toBeVisible();
  await expect(panel.locator(".picture")).toHaveCount(0);
  const { x, y } = (await panel.locator(".words").boundingBox())!;
  served.rest();
  await expect(panel.locator(".picture")).toBeVisible();
  expect(await panel.locator(".words").boundingBox()).toMatchObject({ x, y });
  await page.waitForLoadState("networkidle");
  // The line below the list of chapters comes with that list, which is no matter of the question's.
  const { sum, moved } = await shiftOf();
  expect(sum, moved.join("\n")).toBeLessThan(0.001);
  served.stop();
});

/** How wide a word stands in one of the page's fonts. */
const widthIn = (font: string) => {
  const word = document.createElement("span");
  Object.assign(word.style, { font, position: "absolute", whiteSpace: "nowrap" });
  word.textContent = "minimax handles";
  document.body.append(word);
  const { width } = word.getBoundingClientRect();
  word.remove();
  return width;
};

test("Where no font comes, what is strong or slanted is so in the system's", async ({ page }) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto("chapters/behaviour-trees/");
  for (const family of ["serif", "sans"]) {
    const [plain, strong] = await Promise.all(
      [400, 700].map((weight) => page.evaluate(widthIn, `${weight} 40px var(--font-${family})`)),
    );
    expect(strong).toBeGreaterThan(plain);
  }
  const [upright, slanted] = await Promise.all(
    ["normal", "italic"].map((style) => page.evaluate(widthIn, `${style} 40px var(--font-serif)`)),
  );
  expect(slanted).not.toBe(upright);
});

const lettersWidth = (title: Element) => {
  const letters = document.createRange();
  letters.selectNodeContents(title);
  return letters.getBoundingClientRect().width;
};

test("Prose whose font comes late stays as it was read", async ({ page }) => {
  let letGo = () => {};
  const late = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto("chapters/behaviour-trees/", { waitUntil: "domcontentloaded" });
  const title = page.locator("h1");
  await expect(title).toBeVisible();
  // Longer than a browser waits for a font that it can do without.
  await page.waitForTimeout(1000);
  const read = await title.evaluate(lettersWidth);
  const came = page.waitForResponse(/\.woff2$/);
  letGo();
  await (await came).finished();
  await page.waitForFunction(() => document.fonts.status === "loaded");
  expect(await title.evaluate(lettersWidth)).toBe(read);
});

test("Figures further down are laid out once the page is here; by a link to a section all stand at once", async ({
  page,
}) => {
  // Whether the last figure of the page is left out as long as nobody sees it.
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const svg = [...document.querySelectorAll("ply-figure svg")].at(-1)!;
      requestAnimationFrame(() => {
        const isThere = svg.checkVisibility({ contentVisibilityAuto: true });
        document.documentElement.dataset.lastAtFirst = String(isThere);
      });
    });
  });
  const root = page.locator("html");
  const open = async (address: string) => {
    await page.goto(address);
    await expect(root).toHaveAttribute("data-last-at-first", /./);
    await expect(root).not.toHaveClass(/arriving/);
    const skipped = await page
      .locator("ply-figure svg")
      .evaluateAll((all) => all.filter((svg) => svg.checkVisibility({ contentVisibilityAuto: true })).length);
    expect(skipped, "all are laid out in the end").toBeGreaterThan(5);
    await expect(page.locator("ply-figure:not(.arrived)")).toHaveCount(address.includes("#") ? 7 : 0);
    return root.getAttribute("data-last-at-first");
  };
  expect(await open("chapters/alpha-beta/")).toBe("false");
  await page.goto("about:blank");
  expect(await open("chapters/alpha-beta/#unread-is-not-bad")).toBe("true");
});

test("A figure wakes with the styles of what opens later, or says that they did not come and tries again", {
  tag: "@core",
}, async ({ page }) => {
  let fails = true;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/late\.\w+\.css$/, async (route) => {
    if (fails) return route.abort();
    await held;
    return route.continue();
  });
  await page.goto("chapters/alpha-beta/");
  const sleeping = page.locator("figure#textbook [data-awake]");
  const wake = () => sleeping.dispatchEvent("pointerenter");
  await hydrated(page.locator("figure#textbook"));
  await wake();
  const again = page.locator("figure#textbook").getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  fails = false;
  await again.click();
  await page.waitForTimeout(500);
  await expect(sleeping, "it waits for them").not.toHaveAttribute("data-awake", "true");
  letGo();
  await expect(sleeping).toHaveAttribute("data-awake", "true");
  await page.locator("figure#textbook").getByRole("button", { name: "Share and export" }).click();
  await expect(
    page
      .locator("figure#textbook [popover]:popover-open, figure#textbook dialog, figure#textbook [role=menu]")
      .first(),
  ).toBeVisible();
});

test("A page is painted before it asks for a script, and then asks for all that it begins with at once", async ({
  page,
}) => {
  await page.goto("chapters/alpha-beta/");
  await expect(page.getByRole("button", { name: /^Search/ })).toBeEnabled();
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
    scripts: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  expect(scripts.length).toBeGreaterThan(2);
  for (const { name, startTime } of scripts) expect(startTime, name).toBeGreaterThan(painted);
});

test("The first words of a chapter come before the fonts of what follows; then its first figure, whole", async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener("wordspainted", () => {
      const { dataset } = document.documentElement;
      dataset.wordsAt = String(performance.now());
      requestAnimationFrame(() => {
        // It may not have come by then.
        const svg = document.querySelector("ply-figure svg");
        dataset.figureThen = String(svg?.checkVisibility({ contentVisibilityAuto: true }) ?? true);
      });
    });
  });
  await page.goto("chapters/alpha-beta/");
  await expect(page.locator("html")).toHaveAttribute("data-figure-then", "true");
  await expect(page.locator("figure#textbook svg").first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByRole("button", { name: /^Search/ })).toBeEnabled();
  const { before, all, scripts } = await page.evaluate(() => {
    const wordsAt = Number(document.documentElement.dataset.wordsAt);
    const fetched = performance.getEntriesByType("resource");
    const earlyOf = (ending: string) => {
      const those = fetched.filter(({ name }) => name.endsWith(ending));
      return { before: those.filter(({ startTime }) => startTime < wordsAt).length, all: those.length };
    };
    return { ...earlyOf(".woff2"), scripts: earlyOf(".js") };
  });
  expect(before, "that of prose and that of headings").toBe(2);
  expect(all).toBeGreaterThan(4);
  expect(scripts.before).toBe(0);
  expect(scripts.all).toBeGreaterThan(2);
});
