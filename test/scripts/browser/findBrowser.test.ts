import { describe, expect, it } from "vitest";
import { findBrowser, type Machine } from "../../../scripts/browser/findBrowser.ts";

const own = "/cache/playwright/chrome";

/** A machine on which exactly these files exist and start. */
function machine(files: readonly string[], rest: Partial<Machine> = {}): Machine {
  const has = (path: string) => files.includes(path);
  return {
    platform: "linux",
    env: { PATH: "/bin:/opt/bin" },
    exists: has,
    runs: has,
    playwrightPath: () => own,
    ...rest,
  };
}

describe("finding a browser", () => {
  it("takes what CHROME_PATH names before all others", () => {
    const env = { PATH: "/bin", CHROME_PATH: "/my/chrome" };
    const found = findBrowser(machine(["/my/chrome", "/bin/chromium", own], { env }));
    expect(found).toEqual({ path: "/my/chrome", found: "CHROME_PATH" });
  });

  it("says so when CHROME_PATH names nothing, and does not look further", () => {
    const env = { PATH: "/bin", CHROME_PATH: "/my/chrome" };
    expect(() => findBrowser(machine(["/bin/chromium"], { env }))).toThrow("CHROME_PATH is /my/chrome");
  });

  it("takes an installed browser before Playwright's", () => {
    const found = findBrowser(machine(["/opt/bin/google-chrome", own]));
    expect(found).toEqual({ path: "/opt/bin/google-chrome", found: "installed" });
  });

  it("prefers Chromium to Chrome", () => {
    expect(findBrowser(machine(["/bin/google-chrome", "/opt/bin/chromium"]))?.path).toBe("/opt/bin/chromium");
  });

  it("prefers the browser without windows, unless somebody wants to watch", () => {
    const both = machine(["/bin/chromium", "/opt/bin/chromium-headless-shell"]);
    expect(findBrowser(both)?.path).toBe("/opt/bin/chromium-headless-shell");
    expect(findBrowser(both, true)?.path).toBe("/bin/chromium");
  });

  it("passes over a file that does not start", () => {
    const found = findBrowser(
      machine(["/bin/chromium-browser", own], { runs: (path) => path !== "/bin/chromium-browser" }),
    );
    expect(found).toEqual({ path: own, found: "Playwright's" });
  });

  it("finds Chrome where macOS keeps it", () => {
    const path = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
    expect(findBrowser(machine([path], { platform: "darwin" }))?.path).toBe(path);
  });

  it("finds Chrome where Windows keeps it", () => {
    const path = "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe";
    const env = { PROGRAMFILES: "C:\\Program Files", PATH: "C:\\Windows" };
    expect(findBrowser(machine([path], { platform: "win32", env }))?.path).toBe(path);
  });

  it("finds nothing on a bare machine", () => {
    expect(findBrowser(machine([]))).toBeUndefined();
    expect(findBrowser(machine([], { env: {} }))).toBeUndefined();
  });
});
