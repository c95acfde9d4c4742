import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { type Lasting, lastings } from "../../src/kit/kept/keptThings.ts";
import { thingOf } from "../../src/tools/kept/thingOf.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { hydrated } from "./openFigure.ts";
import { StepperOnPage } from "./stepper/stepperOnPage.ts";
import { watchTroubles } from "./watchTroubles.ts";

const kept = (page: Page) => page.locator("figure#kept");
const press = (page: Page, name: string) => kept(page).getByRole("button", { name }).click();

const titled = (page: Page, title: string) => kept(page).locator("p.title", { hasText: title });

/** What stands in the browser's storages, by key. */
const stored = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => ({ ...storage }) as Record<string, string>),
  );

/** Whatever the site can be made to keep. */
async function keepEverything(page: Page): Promise<void> {
  const figure = await StepperOnPage.open(page, "chapters/alpha-beta/", "textbook");
  // Chosen, and left to the system again.
  for (const theme of ["dark", "auto"])
    await page.locator("starlight-theme-select:visible select").selectOption(theme);
  await figure.button("Step forward").click();
  await figure.share("Add this step to the tour");
  await answerFirst(page);
  await page.goto("teach/");
  await hydrated(page.locator("figure#conventions"));
  await page.getByRole("radio", { name: "only when alpha > beta" }).check();
}
async function answerFirst(page: Page): Promise<void> {
  const check = page.locator("figure#check");
  await hydrated(check);
  await check.getByRole("radio").first().check();
  await check.getByRole("button", { name: "Check", exact: true }).click();
  await expect(check.locator(".reply")).toBeVisible();
}
async function open(page: Page): Promise<void> {
  await page.goto("kept/");
  await hydrated(kept(page));
}

test("Whatever is kept has a name in the list, stands on its page, and can be saved, deleted, taken back and read back", async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await keepEverything(page);
  await open(page);
  const before = await stored(page);
  const names = before.flatMap((keys, i) =>
    Object.keys(keys).map((key) => thingOf(key, lastings[i] as Lasting)?.name),
  );
  expect(names).not.toContain(undefined);
  // Whether the answer was right, which is progress, or wrong, which comes back in Review, does not matter here.
  const all = ["answers", "progress", "missed", "tour", "conventions", "theme", "views", "sidebar"];
  expect(new Set([...names, "progress", "missed"])).toEqual(new Set(all));
  for (const title of [
    "Your answers",
    "The tour that you make",
    "The conventions of your book",
    "Light or dark",
    "Figures that you changed",
  ])
    await expect(titled(page, title)).toBeVisible();
  await expectAccessible(page, { within: ["#kept"] });

  const [download] = await Promise.all([page.waitForEvent("download"), press(page, "Save all to a file")]);
  const file = {
    name: download.suggestedFilename(),
    mimeType: "application/json",
    buffer: readFileSync(await download.path()),
  };
  await press(page, "Delete The tour");
  await expect(kept(page).getByRole("status")).toHaveText("1 thing deleted.");
  expect(Object.keys((await stored(page))[0])).not.toContain("plyground:tour");
  await expect(kept(page).getByRole("button", { name: "Take it back" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(kept(page).getByRole("status")).toBeFocused();
  expect(await stored(page)).toEqual(before);
  await press(page, "Delete all");
  expect(await stored(page)).toEqual([{}, {}]);
  await expect(kept(page)).toContainText("This browser keeps nothing of this site.");

  const field = kept(page).locator("input[type=file]");
  await field.setInputFiles({ ...file, buffer: file.buffer.subarray(0, 200) });
  await expect(kept(page).getByRole("alert")).toContainText("is not read back");
  expect(await stored(page)).toEqual([{}, {}]);
  await field.setInputFiles(file);
  await expect(kept(page).getByRole("status")).toContainText("read back");
  expect(await stored(page)).toEqual(before);
  await expect(kept(page).getByRole("alert")).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test("A full storage is told once, costs nothing else, and has room again after a deletion", async ({
  page,
}) => {
  await keepEverything(page);
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, text: string) {
      if (this.getItem("plyground:tour") !== null) throw new DOMException("full", "QuotaExceededError");
      set.call(this, key, text);
    };
  });
  const troubles = watchTroubles(page);
  await page.goto("chapters/alpha-beta/");
  await answerFirst(page);
  const notices = page.getByText("This browser keeps nothing here");
  await expect(notices).toHaveCount(1);
  await page.locator("figure#check").getByRole("button", { name: "Show the answer" }).click();
  await expect(notices).toHaveCount(1);
  await page.locator("starlight-theme-select:visible select").selectOption("dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await open(page);
  await expect(kept(page).getByRole("alert")).toContainText("its storage is full");
  await press(page, "Delete The tour");
  await expect(kept(page).getByRole("alert")).toHaveCount(0);
  await page.reload();
  await expect(titled(page, "The tour that you make")).toHaveCount(0);
  await expect(titled(page, "Your answers")).toBeVisible();
  expect(troubles).toEqual([]);
});

test("A browser that refuses to keep anything says so once on the page, and nothing breaks", {
  tag: "@core",
}, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
  });
  const troubles = watchTroubles(page);
  await open(page);
  await expect(page.getByText("This browser keeps nothing here")).toHaveCount(1);
  expect(troubles).toEqual([]);
});

test("The page of what is kept is found at the foot of every other", { tag: "@core" }, async ({ page }) => {
  await page.goto("chapters/minimax/");
  await page.getByRole("link", { name: "What this site keeps in your browser" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What this site keeps");
});
