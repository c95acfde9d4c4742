import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { posix, win32 } from "node:path";
import { chromium } from "@playwright/test";

/** A Chromium that runs, and how it was found. */
export interface Browser {
  readonly path: string;
  readonly found: "CHROME_PATH" | "installed" | "Playwright's";
}

/** What the search looks at; tests put their own in place. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  exists(path: string): boolean;
  /** Whether it starts: some systems ship a "chromium" that only says how to install one. */
  runs(path: string): boolean;
  /** Where Playwright keeps its own Chromium, there or not. */
  playwrightPath(): string;
}

/** This machine. */
export const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  exists: existsSync,
  // Chrome on Windows opens a window instead of naming its version.
  runs: (path) =>
    process.platform === "win32" || spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0,
  playwrightPath: () => chromium.executablePath(),
};

// Debian's browser without windows first: it runs pages alike, in about half the time.
const headlessNames = ["chromium-headless-shell"];
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const macApps = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const windowsFolders = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"];
const windowsFiles = ["Google\\Chrome\\Application\\chrome.exe", "Chromium\\Application\\chrome.exe"];

/**
 * The browser to test with: what CHROME_PATH names, else an installed Chromium or Chrome, else the one that
 * Playwright keeps; undefined where there is none.
 *
 * @param headed whether somebody wants to watch it, in a window
 * @throws when CHROME_PATH names what is no browser, because then somebody meant one that is not there
 */
export function findBrowser(machine: Machine = thisMachine, headed = false): Browser | undefined {
  const works = (path: string) => machine.exists(path) && machine.runs(path);
  const { CHROME_PATH } = machine.env;
  if (CHROME_PATH) {
    if (works(CHROME_PATH)) return { path: CHROME_PATH, found: "CHROME_PATH" };
    throw new Error(`CHROME_PATH is ${CHROME_PATH}, but no browser starts from there`);
  }
  const installed = usualPlaces(machine, headed).find(works);
  if (installed) return { path: installed, found: "installed" };
  const own = machine.playwrightPath();
  return works(own) ? { path: own, found: "Playwright's" } : undefined;
}

function usualPlaces({ platform, env }: Machine, headed: boolean): string[] {
  if (platform === "win32") {
    const folders = windowsFolders.flatMap((name) => env[name] ?? []);
    return folders.flatMap((folder) => windowsFiles.map((file) => win32.join(folder, file)));
  }
  const folders = (env.PATH ?? "").split(":").filter(Boolean);
  const onPath = (headed ? names : [...headlessNames, ...names]).flatMap((name) =>
    folders.map((folder) => posix.join(folder, name)),
  );
  if (platform !== "darwin") return onPath;
  const homeApps = env.HOME ? macApps.map((app) => posix.join(env.HOME!, app)) : [];
  return [...macApps, ...homeApps, ...onPath];
}
