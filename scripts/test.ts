import { readdirSync } from "node:fs";
import { filesWithProse } from "../test/readsProse.ts";
import { browserTests, core } from "./browser/browserTests.ts";
import { checkLinks } from "./built/checkLinks.ts";
import { site } from "./stages/buildSite.ts";
import { buildStages } from "./stages/buildStages.ts";
import { checkStages } from "./stages/checkStages.ts";
import { followRecipes } from "./stages/followRecipes.ts";
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

// Every browser test takes five seconds of a core: what each change must pass are those that between them open every page
// and every figure and go the main way through each part. "--all" runs the others, too.
const browserArgs = process.argv.includes("--all") ? [] : ["--grep", core];

console.log(`Node ${process.version}`);
const passed = await runStages([
  // Much of each lane has work for one core alone: together they keep two busy.
  [
    [
      { title: "Lint and format", run: () => runCommand("biome", ["check", "--error-on-warnings", "."]) },
      ...checkStages,
      { title: "Recipes", run: followRecipes },
    ],
    [
      { title: "Unit tests", run: () => runCommand("vitest", ["run", ...inEnglish]) },
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
