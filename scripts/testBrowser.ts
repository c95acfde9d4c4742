import { browserTests } from "./browser/browserTests.ts";
import { buildSite, site, subPathSite } from "./stages/buildSite.ts";
import { runStages, type Stage } from "./stages/runStages.ts";

// "--built" takes the site as it was built last, which saves time while one test is being written.
const args = process.argv.slice(2).filter((arg) => arg !== "--built");
const builds: Stage[] = [
  { title: "Build", run: () => buildSite(site) },
  { title: "Build under a sub-path", run: () => buildSite(subPathSite) },
];
const stages: Stage[] = process.argv.includes("--built") ? [] : builds;
const needs = stages.map(({ title }) => title);
const passed = await runStages([...stages, { title: "Browser tests", run: () => browserTests(args), needs }]);
process.exit(passed ? 0 : 1);
