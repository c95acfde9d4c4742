import { deflateSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { figureNamed } from "../../src/figures/index.ts";
import { writeResults } from "../../src/tools/classroom/results.ts";
import { playableNames } from "../../src/tools/playground/playables.ts";
import { hydrated } from "./openFigure.ts";
import { textbookTree } from "./stepper/expectedRun.ts";
import { watchSeal } from "./watchSeal.ts";

/**
 * What would run, ask another site or take the page's place wherever text became HTML, an address or code: as an
 * address, out of an attribute, out of a script, and as elements.
 */
const hostile =
  "javascript:ran=1//\"'`--></title></script><img data-hostile src=//hostile.invalid/ onerror=ran=1>" +
  "<svg data-hostile onload=ran=1><script data-hostile>ran=1</script><base data-hostile href=//hostile.invalid/>";

/** Of an open page or a frame, what of the hostile text has come to be more than text. */
const cameToLife = (): string[] => [
  ...("ran" in window ? ["it ran"] : []),
  ...[...document.querySelectorAll("[data-hostile]")].map(({ outerHTML }) => outerHTML),
  ...[...document.querySelectorAll("[href], [src], [action]")]
    .flatMap((element) => ["href", "src", "action"].map((name) => element.getAttribute(name) ?? ""))
    .filter((address) => /^\s*(javascript:|\/\/hostile)/i.test(address)),
];

/** A page of frames, one for each of these links. */
async function openFrames(page: Page, home: string, addresses: readonly string[]): Promise<void> {
  const frames = addresses.map((address) => `<iframe src="${address.replaceAll("&", "&amp;")}"></iframe>`);
  const body = `<!doctype html><title>Frames</title>${frames.join("\n")}`;
  // Within the site, since a page from elsewhere may not look into this machine.
  await page.unroute(`${home}frames/`);
  await page.route(`${home}frames/`, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${home}frames/`, { waitUntil: "commit" });
  await expect(page.locator("iframe")).toHaveCount(addresses.length);
}

/** So many links are opened side by side. */
const sideBySide = 5;

/** A figure that is awake, an exercise that is put, or why there is none. */
const answers = "[data-awake=true], [role=alert], astro-island:not([ssr]) .check";

/** Waits until every frame answers its link; the hostile text is text in all of them. */
async function staysText(page: Page): Promise<void> {
  for (const frame of page.frames().slice(1)) {
    await expect(frame.locator(answers).first(), frame.url()).toBeAttached();
    expect(await frame.evaluate(cameToLife), frame.url()).toEqual([]);
  }
}

/** Opens links, a few at a time: the hostile text is text in all of them. */
async function openAll(page: Page, home: string, addresses: readonly string[]): Promise<void> {
  for (let i = 0; i < addresses.length; i += sideBySide) {
    await openFrames(page, home, addresses.slice(i, i + sideBySide));
    await staysText(page);
  }
}

/** Every link of which one of these parameters ends in hostile text. */
const hostileLinks = (page: string, given: URLSearchParams, names: Iterable<string>): string[] =>
  [...names].map((name) => {
    const parameters = new URLSearchParams(given);
    parameters.set(name, `${given.get(name) ?? ""}${hostile}`);
    return `${page}?${parameters}`;
  });

for (const name of playableNames) {
  test(`No hostile link to the figure ${name} runs anything`, async ({ page, baseURL }) => {
    const breaches = await watchSeal(page, baseURL!);
    const { fields, place, write, opening } = await figureNamed(name);
    const given = new URLSearchParams([["figure", name], ...write(place(opening).given)]);
    const names = Object.entries(fields).flatMap(([field, { link, was = [] }]) => [link ?? field, ...was]);
    await openAll(page, baseURL!, hostileLinks(`${baseURL}embed/`, given, new Set(names)));
    expect(breaches).toEqual([]);
  });
}

test("No hostile link to an embed, an exercise, a worksheet or a tour runs anything", async ({
  page,
  baseURL,
}) => {
  const breaches = await watchSeal(page, baseURL!);
  const given = new URLSearchParams({ tree: textbookTree, algorithm: "alphaBeta" });
  const tours = [
    [hostile, [`figure=kuhn`, hostile]],
    ["Title", [`figure=${hostile}`, "Note"]],
    ["Title", [`figure=stepper&tree=${hostile}`, "Note"]],
  ].map((tour) => deflateSync(JSON.stringify(tour)).toString("base64url"));
  await openAll(page, baseURL!, [
    ...hostileLinks(`${baseURL}embed/`, given, ["figure", "controls", "panels", "theme", "quiz"]),
    ...hostileLinks(`${baseURL}exercise/`, given, ["title", "seed", "mark", "tree"]),
    ...hostileLinks(`${baseURL}print/`, given, ["title", "seed", "mark", "tree", "figure"]),
    ...[...tours, encodeURIComponent(hostile)].map((tour) => `${baseURL}tour/#tour=${tour}`),
  ]);
  expect(breaches).toEqual([]);
});

test("No hostile results file or name of a student runs anything", async ({ page, baseURL }) => {
  const breaches = await watchSeal(page, baseURL!);
  await page.goto("teach/#results");
  const choose = page.getByLabel("Choose results files");
  await hydrated(choose);
  const tried = { tries: [hostile, "3"], solved: true, shown: false };
  const results = { name: hostile, done: new Map([[hostile, { tried: [tried], tree: hostile }]]) };
  const files = [writeResults(results, "2026-01-01"), writeResults(results), `{"name": "${hostile}`, hostile];
  await choose.setInputFiles(
    files.map((text, i) => ({
      name: `${i}${hostile}`,
      mimeType: "application/json",
      buffer: Buffer.from(text),
    })),
  );
  await expect(page.getByRole("region", { name: "Results" }).getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveCount(2);
  const names = page.getByRole("textbox", { name: "Names, one on each line" });
  await hydrated(names);
  await names.fill("<img data-hostile src=//hostile.invalid/ onerror=ran=1>\nAda");
  await page.getByRole("button", { name: "Make the links" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Ada" })).toBeVisible();
  expect(await page.evaluate(cameToLife)).toEqual([]);
  expect(breaches).toEqual([]);
});

test("No hostile message to an embed runs or changes anything", { tag: "@core" }, async ({
  page,
  baseURL,
}) => {
  const breaches = await watchSeal(page, baseURL!);
  await openFrames(page, baseURL!, [`${baseURL}embed/?figure=kuhn`]);
  await staysText(page);
  const [, frame] = page.frames();
  const before = await frame.locator("main").innerHTML();
  await page.evaluate((text) => {
    const messages = [
      text,
      { plyground: text },
      { plyground: "height", height: text },
      [text],
      { html: text },
    ];
    for (const message of messages) window.frames[0].postMessage(message, "*");
  }, hostile);
  // A message that is sent later comes later: by then all others have been heard.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  expect(await frame.evaluate(cameToLife)).toEqual([]);
  expect(await frame.locator("main").innerHTML()).toBe(before);
  expect(breaches).toEqual([]);
});

test("A page that let hostile text in would be found, and its policy would stop it", {
  tag: "@core",
}, async ({ page, baseURL }) => {
  const breaches = await watchSeal(page, baseURL!);
  await page.goto("play/");
  await page.evaluate(
    (text) => document.body.insertAdjacentHTML("beforeend", text.replace(/^.*?<\/script>/, "")),
    hostile,
  );
  await expect.poll(() => breaches.join()).toContain("img-src");
  const found = await page.evaluate(cameToLife);
  expect(found.length).toBeGreaterThan(0);
  expect(found).not.toContain("it ran");
});
