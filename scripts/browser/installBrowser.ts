import { readFileSync } from "node:fs";
import { runCommand } from "../stages/runCommand.ts";
import { type Browser, findBrowser } from "./findBrowser.ts";

/** A way to get a browser: what to say first, and the commands in their order. */
export interface Plan {
  readonly says: string;
  readonly commands: readonly (readonly [string, ...string[]])[];
}

// With fonts, which Chromium only recommends: without any, a page has no text to look at.
const fromDebian = (name: string): Plan => ({
  says: `Installing Debian's ${name} package`,
  commands: [
    ["apt-get", "update"],
    ["apt-get", "install", "-y", "--no-install-recommends", name, "fonts-liberation"],
  ],
});
// Older releases have no package of the browser without windows.
const fromDebianPlans = [fromDebian("chromium-headless-shell"), fromDebian("chromium")];
const fromPlaywright: Plan = {
  says: "Downloading Playwright's Chromium",
  commands: [["playwright", "install", "chromium"]],
};
const withLibraries: Plan = {
  says: "Downloading Playwright's Chromium and the system libraries that it needs",
  commands: [["playwright", "install", "--with-deps", "chromium"]],
};

/**
 * The ways to try, best first. Root on Debian takes the system's package, which brings its libraries;
 * Ubuntu's package of that name is a stub, so root there lets Playwright fetch libraries as well.
 *
 * @param isRoot whether system packages can be installed
 * @param osRelease the text of /etc/os-release, empty on other systems than Linux
 */
export function installPlans(isRoot: boolean, osRelease: string): readonly Plan[] {
  const id = osRelease.match(/^ID="?([a-z]+)/m)?.[1];
  if (isRoot && id === "debian") return [...fromDebianPlans, fromPlaywright];
  if (isRoot && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(osRelease)) return [withLibraries, fromPlaywright];
  return [fromPlaywright];
}

/**
 * Installs a browser and says what it does.
 *
 * @throws one clear sentence when no way led to a browser that starts
 */
export async function installBrowser(): Promise<Browser> {
  for (const plan of installPlans(process.getuid?.() === 0, readOsRelease())) {
    console.log(`There is no Chromium or Chrome here. ${plan.says} …`);
    try {
      for (const [command, ...args] of plan.commands) {
        await runCommand(command, args, { DEBIAN_FRONTEND: "noninteractive" });
      }
    } catch (error) {
      console.log(`That did not work: ${error instanceof Error ? error.message : error}`);
    }
    const browser = findBrowser();
    if (browser) {
      console.log(`Installed ${browser.path}`);
      return browser;
    }
  }
  throw new Error("The browser tests need Chromium or Chrome: install one, or name one in CHROME_PATH.");
}

function readOsRelease(): string {
  try {
    return readFileSync("/etc/os-release", "utf8");
  } catch {
    return "";
  }
}
