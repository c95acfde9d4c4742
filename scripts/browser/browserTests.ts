import { existsSync } from "node:fs";
import { type Place, site, subPathSite } from "../stages/buildSite.ts";
import { runCommand } from "../stages/runCommand.ts";
import { type Served, serveSite } from "../stages/serveSite.ts";
import { findBrowser, thisMachine } from "./findBrowser.ts";
import { installBrowser } from "./installBrowser.ts";

/**
 * Serves the built site, at the root and under a sub-path, and runs the browser tests on both. Where nothing was built
 * under a sub-path, the tests that need it fail and say so.
 *
 * @param args for Playwright: a file, "--grep …", "--headed"
 * @throws when a test fails, or when there is no browser and none could be installed
 */
export async function browserTests(args: readonly string[] = []): Promise<void> {
  const browser = findBrowser(thisMachine, args.includes("--headed")) ?? (await installBrowser());
  console.log(`With ${browser.path} (${browser.found})`);
  // Any free port, so that two runs on one machine do not meet.
  const servers: Served[] = [];
  const serve = async (place: Place) => {
    const served = await serveSite(place, 0);
    servers.push(served);
    return served.address;
  };
  try {
    await runCommand("playwright", ["test", ...args], {
      CHROME_PATH: browser.path,
      SITE_ADDRESS: await serve(site),
      ...(existsSync(subPathSite.outDir) && { SUB_PATH_ADDRESS: await serve(subPathSite) }),
    });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}
