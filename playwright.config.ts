import { defineConfig, devices } from "@playwright/test";
import { deployedSite } from "./scripts/browser/deployedSite.ts";
import { findBrowser } from "./scripts/browser/findBrowser.ts";

// `npm run test:browser` serves the site and names it here.
const { SITE, SITE_ADDRESS, NONSENSE_ADDRESS, CI, TRACE } = process.env;
if (!SITE_ADDRESS) throw new Error("Run the browser tests with `npm run test:browser -- [arguments]`.");
const browser = findBrowser();
/** A test browser has nothing to ask of the network. */
const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-domain-reliability",
  // There is none to draw with, and pretending to have one costs more than drawing without.
  "--disable-gpu",
  "--disable-sync",
  "--no-first-run",
  "--no-pings",
];

/** What a test says that would open the site in nonsense where none was built: `npm run test:browser` without --built does. */
const notBuilt = "http://nothing-was-built-in-nonsense.invalid/";
/** Marks a test that depends on no word: it runs where every letter of the words is another one. */
const anyLanguage = /@anyLanguage/;
/** Marks a test that reads files of the build: a copy that is served elsewhere has an address alone. */
const notDeployed = /@anyLanguage|@built/;

export default defineConfig({
  testDir: "test/browser",
  testMatch: "**/*.browser.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  retries: 0,
  // Generous, for a machine that has other work: a test that hangs is told from a slow one all the same.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // More than two cores have: while some wait, as for a page that arrives piece by piece, the others work.
  workers: 4,
  reporter: [["list"]],
  // Each test runs once: in English, or else on the second site.
  projects: deployedSite(SITE)
    ? [{ name: "deployed", grepInvert: notDeployed }]
    : [
        { name: "english", grepInvert: anyLanguage },
        { name: "nonsense", grep: anyLanguage, use: { baseURL: NONSENSE_ADDRESS ?? notBuilt } },
      ],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1400, height: 900 },
    baseURL: SITE_ADDRESS,
    // A test is about what comes from the server; the tests of what is kept for offline allow it.
    serviceWorkers: "block",
    // Whatever would glide is at once where it comes to stand: no test looks at it on its way, and no frame of the way is
    // drawn. A test of motion asks for it.
    contextOptions: { reducedMotion: "reduce" },
    // Recording every page costs time: only where somebody wants to look into a failure.
    trace: TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      ...(browser && { executablePath: browser.path }),
      // Chromium refuses its sandbox to root.
      chromiumSandbox: process.platform !== "linux" || process.getuid?.() !== 0,
      args: quiet,
    },
  },
});
