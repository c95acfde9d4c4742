import { readdirSync } from "node:fs";
import { filesWithProse } from "../test/readsProse.ts";
import { browserTests, core } from "./browser/browserTests.ts";
import { checkLinks } from "./built/checkLinks.ts";
import { site } from "./stages/buildSite.ts";
import { buildStages } from "./stages/buildStages.ts";
import { pageStages } from "./stages/checkStages.ts";
import { followRecipes, heldWithRecipes } from "./stages/followRecipes.ts";
import { runCommand } from "./stages/runCommand.ts";
import { runStages } from "./stages/runStages.ts";

// What figures, kit and tools do depends on no word of theirs. Each of their tests runs once: in nonsense, where all words
// are others, or, if it reads them, in English.
const spoken = ["kit", "figures", "tools", "trace"];
const inNonsense = spoken.map((room) => `test/${room}/`);
const inEnglish = [
  ...readdirSync("test")
    .filter((name) => !spoken.includes(name))
    .map((name) => `test/${name}`),
  ...filesWithProse,
];

// What the whole project must keep is held with what the recipes add, and then not again without it.
const heldElsewhere = heldWithRecipes.map((path) => `--exclude=${path}**`);

// Every browser test takes five seconds of a core: what each change must pass are those that between them open every page
// and every figure and go the main way through each part. "--all" runs the others, too, and the longest of the unit tests.
// What else is said is for Playwright: with "--shard=1/3" this machine does a third of them, and two others do the rest.
const all = process.argv.includes("--all");
const asked = process.argv.slice(2).filter((arg) => arg !== "--all");
const browserArgs = [...(all ? [] : ["--grep", core]), ...asked];
if (all) process.env.EVERY_TEST = "yes";

console.log(`Node ${process.version}`);
const passed = await runStages([
  // Much of each lane has work for one core alone: together they keep two busy.
  [
    [
      { title: "Lint and format", run: () => runCommand("biome", ["check", "--error-on-warnings", "."]) },
      ...pageStages,
      { title: "Types, recipes", run: followRecipes },
    ],
    [
      { title: "Unit tests", run: () => runCommand("vitest", ["run", ...inEnglish, ...heldElsewhere]) },
      {
        title: "Unit tests in nonsense",
        run: () => runCommand("vitest", ["run", ...inNonsense], { PLYGROUND_LANGUAGE: "nonsense" }),
      },
    ],
    [...buildStages(site), { title: "Links", run: () => checkLinks(site), needs: ["Build"] }],
  ],
  // On what was built here, and on what the recipes have built in nonsense.
  { title: "Browser tests", run: () => browserTests(browserArgs), needs: ["Build"] },
]);
process.exit(passed ? 0 : 1);
