import { describe, expect, it } from "vitest";
import { installPlans } from "../../../scripts/browser/installBrowser.ts";

const debian = 'PRETTY_NAME="Debian GNU/Linux 13 (trixie)"\nID=debian\n';
const ubuntu = 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n';
const fedora = 'NAME="Fedora Linux"\nID=fedora\n';
const first = (isRoot: boolean, osRelease: string) => installPlans(isRoot, osRelease)[0]!.commands;

describe("installing a browser", () => {
  it("takes the system's package as root on Debian, lists refreshed first", () => {
    const [update, install] = first(true, debian);
    expect(update).toEqual(["apt-get", "update"]);
    expect(install!.slice(0, 3)).toEqual(["apt-get", "install", "-y"]);
    expect(install).toContain("chromium-headless-shell");
  });

  it("takes the browser with windows where Debian has none without", () => {
    expect(installPlans(true, debian)[1]!.commands.at(-1)).toContain("chromium");
  });

  it("has Playwright's download to fall back on", () => {
    for (const osRelease of [debian, ubuntu, fedora, ""]) {
      expect(installPlans(true, osRelease).at(-1)!.commands).toEqual([["playwright", "install", "chromium"]]);
    }
  });

  it("asks for no system package without being root", () => {
    expect(first(false, debian)).toEqual([["playwright", "install", "chromium"]]);
    expect(installPlans(false, ubuntu)).toHaveLength(1);
  });

  it("lets Playwright bring the libraries as root on Ubuntu, whose chromium package is a stub", () => {
    expect(first(true, ubuntu)).toEqual([["playwright", "install", "--with-deps", "chromium"]]);
  });

  it("knows systems that are not Debian's kin", () => {
    expect(first(true, fedora)).toEqual([["playwright", "install", "chromium"]]);
    expect(first(true, "")).toEqual([["playwright", "install", "chromium"]]);
  });
});
