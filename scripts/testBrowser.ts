import { browserTests } from "./browser/browserTests.ts";
import { deployedSite } from "./browser/deployedSite.ts";
import { nonsenseSite, site } from "./stages/buildSite.ts";
import { buildStages } from "./stages/buildStages.ts";
import { runStages, type Stage } from "./stages/runStages.ts";

// "--built" takes the site as it was built last, which saves time while one test is being written; so does a copy that is served elsewhere.
const args = process.argv.slice(2).filter((arg) => arg !== "--built");
const built = process.argv.includes("--built") || deployedSite(process.env.SITE) !== undefined;
const stages: Stage[] = built ? [] : buildStages(site, nonsenseSite);
const needs = stages.map(({ title }) => title);
const passed = await runStages([...stages, { title: "Browser tests", run: () => browserTests(args), needs }]);
process.exit(passed ? 0 : 1);
