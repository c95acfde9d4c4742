import { expect, type Page, test } from "@playwright/test";
import { StepperOnPage } from "./stepper/stepperOnPage.ts";

const notStarted = /could not be started: check the connection/;

test("A browser that refuses workers leaves no figure running, and each says so", async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error("refused");
      }
    } as unknown as typeof Worker;
  });
  const say = async (figure: string, press?: string | RegExp) => {
    await page.goto(`embed/?figure=${figure}`, { waitUntil: "networkidle" });
    if (press) await page.getByRole("button", { name: press }).first().click();
    await expect(page.getByText(notStarted).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Cancel" })).toHaveCount(0);
  };
  await say("stepper&game=connectFour&position=44&algorithm=minimax&depth=6");
  await say("deepening", /Search/);
  await say("tournament", /^Play/);
});

/** Shuts off everything that is fetched from now on, as a lost connection or a new version of the site does. */
async function cutOff(page: Page): Promise<void> {
  await page.route("**/_astro/**", (route) => route.abort());
}

test("A part whose code does not come is missed aloud, and can be asked for again", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const figure = await StepperOnPage.open(page, "chapters/alpha-beta/", "textbook");
  await cutOff(page);
  const share = figure.root.getByRole("button", { name: "Share and export" });
  await share.click();
  const said = page.getByRole("alert").filter({ hasText: "A part of this page did not come" });
  await expect(said).toBeVisible();
  await said.getByRole("button", { name: "Close" }).click();
  await expect(said).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("A chapter whose figures get no code says so below each, and is read all the same", {
  tag: "@core",
}, async ({ page }) => {
  await page.route(/\/page\.[^/]*\.js/, (route) => route.abort());
  await page.goto("chapters/regret-matching/");
  for (const name of ["mixing", "triangle", "kuhn"]) {
    const place = page.locator("ply-figure").filter({ has: page.locator(`figure#${name}`) });
    await expect(place.getByRole("alert")).toContainText("could not be started, so this is a picture of it");
  }
  await expect(page.getByRole("heading", { name: "Regret", exact: true })).toBeVisible();
});

test("A figure whose own code is lost says so, asks for it once at a time, and comes when it can", {
  tag: "@core",
}, async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() !== "error" && complaints.push(message.text()));
  let asked = 0;
  const lost = /\/kuhn\.[^/]*\.js/;
  await page.route(lost, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto("chapters/regret-matching/");
  const figure = page.locator("figure#kuhn");
  const said = figure.getByRole("alert");
  const phrase = page.locator("ply-show[data-figure=kuhn]").first();
  // Before scripts have come it is text, and hears nothing.
  await expect(phrase).toHaveRole("button");
  await phrase.press("Enter");
  await expect(said).toContainText("This figure could not be started, so this is a picture of it.");
  // A phrase that waits for its figure does not ask again and again.
  await page.waitForTimeout(500);
  expect(asked).toBe(1);
  await page.unroute(lost);
  await said.getByRole("button", { name: "Try again" }).click();
  await expect(figure.locator("[data-awake]")).toHaveAttribute("data-awake", "true");
  await expect(figure).toContainText("How often a card bets or calls");
  await expect(said).toHaveCount(0);
  expect(complaints.filter((text) => /hydrat/i.test(text))).toEqual([]);
});

test("A frame whose code does not come says so where the figure would stand", async ({ page }) => {
  await page.route(/\/Embed\.[^/]*\.js/, (route) => route.abort());
  await page.goto("embed/?figure=stepper");
  await expect(page.getByRole("alert")).toContainText("could not be started");
});
