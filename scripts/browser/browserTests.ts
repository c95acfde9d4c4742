import { existsSync } from "node:fs";
import { nonsenseSite, type Place, site } from "../stages/buildSite.ts";
import { runCommand } from "../stages/runCommand.ts";
import { type Served, serveSite } from "../stages/serveSite.ts";
import { deployedSite } from "./deployedSite.ts";
import { findBrowser, thisMachine } from "./findBrowser.ts";
import { installBrowser } from "./installBrowser.ts";

/** Marks the tests that every change must pass; each file has one or more. */
export const core = "@core";

/**
 * Serves the built site, and the one in nonsense under a sub-path, and runs each browser test on one of them. Where none
 * was built in nonsense, the tests that belong there fail and say so.
 *
 * Where `SITE` names a copy that is served elsewhere, the same tests run on that, but for those that need more than an address.
 *
 * @param args for Playwright: a file, "--grep …", "--headed"
 * @throws when a test fails, or when there is no browser and none could be installed
 */
export async function browserTests(args: readonly string[] = []): Promise<void> {
  const browser = findBrowser(thisMachine, args.includes("--headed")) ?? (await installBrowser());
  console.log(`With ${browser.path} (${browser.found})`);
  const deployed = deployedSite(process.env.SITE);
  if (deployed !== undefined) {
    console.log(
      `On ${deployed}, without what is tagged @built (reads the built files) or @anyLanguage (has a site of its own)`,
    );
    return runCommand("playwright", ["test", ...args], { CHROME_PATH: browser.path, SITE_ADDRESS: deployed });
  }
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
      ...(existsSync(nonsenseSite.outDir) && { NONSENSE_ADDRESS: await serve(nonsenseSite) }),
    });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}
