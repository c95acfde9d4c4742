import { readFileSync } from "node:fs";
import { expect, type Locator, test } from "@playwright/test";
import { readJsonLines, Trace } from "../../src/trace/index.ts";
import { expectedRun, textbookTree } from "./stepper/expectedRun.ts";
import { StepperOnPage } from "./stepper/stepperOnPage.ts";

const chapter = "chapters/alpha-beta/";
const own = expectedRun({ tree: textbookTree, algorithm: "alphaBeta" });

async function save(figure: StepperOnPage, words: string): Promise<{ name: string; content: Buffer }> {
  const download = figure.page.waitForEvent("download");
  await figure.share(words);
  const file = await download;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

/** What the nodes of a drawing say, in their order. */
const labels = (drawing: Locator) =>
  drawing.evaluate((svg) =>
    [...svg.querySelectorAll("[id^='node-'], [data-node]")].map(
      (node) => node.querySelector("text")?.textContent,
    ),
  );

for (const colorScheme of ["light", "dark"] as const) {
  test(`A tree saved as SVG from a page in ${colorScheme} colours stands by itself and matches it`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const figure = await StepperOnPage.open(page, chapter, "textbook");
    const onPage = await labels(figure.root.locator(".opening svg").first());
    const step = own.step("cutoff 1");
    const { name, content } = await save(figure, "SVG");
    expect(name).toBe(`alpha-beta-tree-step-${step}.svg`);
    await expect(figure.root.getByRole("status")).toContainText(`Saved as ${name}.`);
    // The page is as it was.
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);

    const text = content.toString("utf8");
    expect(text).not.toMatch(/var\(|oklab|class=|style=|xlink|http(?!:\/\/www\.w3\.org)/);
    const viewer = await page.context().newPage();
    await viewer.goto(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`);
    const svg = viewer.locator("svg");
    expect(await labels(svg)).toEqual(onPage);
    expect(onPage).toHaveLength(own.outline.nodes.length);
    const said = await svg.evaluate((root) => ({
      title: root.querySelector("title")?.textContent,
      text: root.querySelector("desc")?.textContent,
      ground: root.querySelector("rect")?.getAttribute("fill"),
    }));
    // Paper is light, and nothing drawn lies outside of it.
    expect(said).toEqual({
      title: `Alpha–beta on a tree, step ${step}`,
      text: own.sentence(step),
      ground: expect.stringMatching(/^#fff(fff)?$/),
    });
    const fits = await svg.evaluate((root: SVGSVGElement) => {
      const drawn = [...root.querySelectorAll<SVGGraphicsElement>(":scope > :is(g, text)")];
      return drawn.map((one) => {
        const [page, box] = [root.getBoundingClientRect(), one.getBoundingClientRect()];
        const inside = box.left >= page.left && box.right <= page.right;
        return inside && box.top >= page.top && box.bottom <= page.bottom;
      });
    });
    expect(fits.filter((fit) => !fit)).toEqual([]);
    // On a slide it says what it shows.
    const words = await svg.evaluate((root) => root.textContent!.replaceAll(/\s+/g, " "));
    expect(words.split(`Alpha–beta on a tree, step ${step}`)).toHaveLength(3);
  });
}

test("A tree that was zoomed and a game's with its boards are saved whole", async ({ page }) => {
  const link = `${chapter}?figure=textbook&game=ticTacToe&position=XOXXOO...&depth=3&algorithm=alphaBeta&step=20`;
  const figure = await StepperOnPage.open(page, link, "textbook");
  await expect(figure.field).toHaveValue("XOXXOO...");
  const drawn = await figure.look();
  const { content } = await save(figure, "SVG");
  const text = content.toString("utf8");
  expect(text.match(/id="node-\d+"/g)).toHaveLength(drawn.nodes);
});

test("A tree saved as PNG is twice as fine as the SVG, and shows something", async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  const [svg, png] = [await save(figure, "SVG"), await save(figure, "PNG")];
  expect(png.name).toBe(svg.name.replace(".svg", ".png"));
  const [, width, height] = svg.content.toString("utf8").match(/width="(\d+)" height="(\d+)"/)!;
  const seen = await page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const brush = canvas.getContext("2d")!;
    brush.drawImage(image, 0, 0);
    const dots = new Uint32Array(brush.getImageData(0, 0, image.width, image.height).data.buffer);
    return { width: image.width, height: image.height, colours: new Set(dots).size };
  }, png.content.toString("base64"));
  expect([seen.width, seen.height]).toEqual([2 * Number(width), 2 * Number(height)]);
  // Blue, orange, green, yellow, crimson and purple at least, beside black and white.
  expect(seen.colours).toBeGreaterThan(8);
});

test("The trace is saved as JSON lines that can be read back, the counts as a table", {
  tag: "@core",
}, async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  const trace = await save(figure, "JSON lines");
  expect(trace.name).toBe("alpha-beta-tree-trace.jsonl");
  const read = new Trace(readJsonLines(trace.content.toString("utf8")));
  expect(read.length).toBe(own.trace.length);
  expect(read.counters(read.length)).toEqual(own.trace.counters(own.trace.length));

  const counts = await save(figure, "CSV");
  expect(counts.name).toBe("alpha-beta-tree-counts.csv");
  const rows = counts.content.toString("utf8").trimEnd().split("\n");
  expect(rows).toHaveLength(own.trace.length + 2);
  const { nodes, leaves, cutoffs } = own.trace.counters(own.trace.length);
  expect(rows.at(-1)).toMatch(new RegExp(`^${own.trace.length},leave,${nodes},${leaves},${cutoffs},`));
});

test("The menu opens and closes by keyboard, and gives the focus back", async ({ page }) => {
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  const button = figure.button("Share and export");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(figure.button("Copy a link to this view")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(figure.button("Copy a link to this view")).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("The menu fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const figure = await StepperOnPage.open(page, chapter, "textbook");
  await figure.button("Share and export").click();
  // It comes, and then is put where it fits.
  await expect(async () => {
    const box = (await figure.root.getByRole("group", { name: "Share and export" }).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    expect(box.y + box.height).toBeLessThanOrEqual(640);
  }).toPass();
});

test("Another figure gives its drawing and a snippet from the same menu", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("playground/?figure=regret");
  const figure = page.locator("figure").filter({ has: page.getByRole("group", { name: /^Figure: regret/ }) });
  const button = (name: string | RegExp) => figure.getByRole("button", { name });
  await figure.hover();
  const title = "Regret matching at rock, paper, scissors";
  await button("Share and export").click();
  const byHand = figure.getByRole("link", { name: "Be the search: do it by hand" });
  await expect(byHand).toHaveAttribute("href", /be-the-search\/\?algorithm=regretMatching$/);
  const download = page.waitForEvent("download");
  await button(/^SVG the column player/).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("regret-column-players-mixtures.svg");
  const text = readFileSync(await file.path(), "utf8");
  expect(text).not.toMatch(/var\(|oklab|class=|style=/);
  const viewer = await context.newPage();
  await viewer.goto(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`);
  // The corners' names are drawn; the title above them is in lines.
  const texts = await viewer.locator("svg text:not([textLength])").allTextContents();
  expect(texts).toEqual(["rock", "paper", "scissors"]);
  // On a slide it says what it shows.
  const words = (await viewer.locator("text").allTextContents()).join(" ").toLowerCase();
  for (const line of [title, "the column player’s mixtures"]) expect(words).toContain(line.toLowerCase());
  await viewer.close();

  await button("Share and export").click();
  await button("Copy a snippet to embed it").click();
  await expect(figure.getByRole("status")).toContainText("The snippet is copied.");
  const snippet = await page.evaluate(() => navigator.clipboard.readText());
  const source = new URL(snippet.match(/src="([^"]*)"/)![1].replaceAll("&amp;", "&"));
  await page.goto(source.href);
  await expect(page.getByRole("group", { name: /^Figure: regret/ })).toBeVisible();
});

/** Of a picture: its words, and whether all of them lie within it. */
const wordsOf = (svg: Locator) =>
  svg.evaluate((root: SVGSVGElement) => {
    const { width, height } = root.viewBox.baseVal;
    const texts = [...root.querySelectorAll("text")];
    const isInside = ({ x, y, width: wide, height: high }: DOMRect) =>
      x >= 0 && y >= 0 && x + wide <= width && y + high <= height;
    return {
      words: texts.map((text) => text.textContent),
      clipped: texts.filter((text) => !isInside(text.getBBox())).length,
    };
  });

const parts = [
  { figure: "kuhn", name: /Kuhn poker/, part: /^SVG the strategies/, file: "kuhn-strategies.svg" },
  { figure: "width", name: /several widths/, part: /^SVG the depths/, file: "width-depths.svg" },
  { figure: "tournament", name: /tournament/, part: /^SVG the scores/, file: "tournament-scores.svg" },
] as const;

for (const { figure: kind, name, part, file } of parts) {
  test(`What a figure of ${kind} shows in HTML is saved as a picture that stands by itself`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`playground/?figure=${kind}`);
    const figure = page.getByRole("group", { name });
    const sentence = figure.locator("p.say");
    await expect(sentence).toHaveAttribute("aria-atomic", "true");
    await expect(sentence).not.toHaveAttribute("aria-busy", "true");
    await figure.getByRole("button", { name: "Share and export" }).click();
    const download = page.waitForEvent("download");
    await figure.getByRole("button", { name: part }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(file);
    const text = readFileSync(await saved.path(), "utf8");
    expect(text).not.toMatch(/var\(|oklab|class=|style=|http(?!:\/\/www\.w3\.org)/);
    const says = await sentence.innerText();
    const viewer = await page.context().newPage();
    await viewer.goto(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`);
    const { words, clipped } = await wordsOf(viewer.locator("svg").first());
    expect(words.join(" ")).toMatch(name);
    expect(words.join(" ").replace(/\s+/g, " ")).toContain(says.trim().replace(/\s+/g, " "));
    expect(clipped).toBe(0);
  });
}

test("Where the browser has a sheet of its own to share, it is handed a link to the view", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => {
        shared.push(data);
        if (shared.length > 1) throw new DOMException("not now", "AbortError");
      },
    });
  });
  const figure = await StepperOnPage.open(page, "chapters/alpha-beta/", "textbook");
  await figure.button("Last step").click();
  await figure.share("Share by another app");
  await figure.share("Share by another app");
  const shared = await page.evaluate(() => (window as never as { shared: ShareData[] }).shared);
  expect(shared).toHaveLength(2);
  expect(new URL(shared[0].url!).searchParams.get("figure")).toBe("textbook");
  expect(shared[0].title).not.toBe("");
  await expect(figure.root.getByText("could not be shared")).toHaveCount(0);
  await page.goto(shared[0].url!);
  await figure.alive();
  await expect(figure.scrubber).toHaveAttribute("aria-valuetext", /step (\d+) of \1$/);
});

test("The menu never lies over its button, which closes it again, however quickly it was pressed", async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 720],
  ]) {
    await page.setViewportSize({ width, height });
    const { root } = await StepperOnPage.open(page, chapter, "textbook");
    const button = root.getByRole("button", { name: "Share and export" });
    const menu = page.locator(".menu:popover-open");
    for (const share of [0.2, 0.5, 0.9]) {
      const at = Math.round(height * share);
      await button.evaluate(
        (element, top) => scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" }),
        at,
      );
      // Two presses before the menu has come open it once.
      await button.evaluate((element: HTMLButtonElement) => {
        element.click();
        element.click();
      });
      await expect(menu).toHaveCount(1);
      await expect(menu.getByRole("button").first()).toBeVisible();
      const [own, its] = [(await menu.boundingBox())!, (await button.boundingBox())!];
      const where = `${width} × ${height}, button at ${its.y}, menu at ${own.x}, ${own.y}`;
      expect(own.y >= 0 && own.y + own.height <= height && own.x >= 0, where).toBe(true);
      const beside = own.y >= its.y + its.height || own.y + own.height <= its.y || own.x + own.width <= its.x;
      expect(beside, where).toBe(true);
      await button.click();
      await expect(menu).toHaveCount(0);
    }
  }
});
