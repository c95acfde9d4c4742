import { browserTests } from "./browser/browserTests.ts";
import { checkLinks } from "./built/checkLinks.ts";
import { site } from "./stages/buildSite.ts";
import { buildStages } from "./stages/buildStages.ts";
import { checkStages } from "./stages/checkStages.ts";
import { followRecipes } from "./stages/followRecipes.ts";
import { runCommand } from "./stages/runCommand.ts";
import { runStages } from "./stages/runStages.ts";

/** What figures, kit and tools do depends on no word of theirs: it is the same where all words are others. */
const nonsenseTests = () =>
  runCommand("vitest", ["run", ...["kit", "figures", "tools", "trace"].map((room) => `test/${room}`)], {
    PLYGROUND_LANGUAGE: "nonsense",
  });

console.log(`Node ${process.version}`);
const passed = await runStages([
  { title: "Lint and format", run: () => runCommand("biome", ["check", "--error-on-warnings", "."]) },
  // Much of each lane has work for one core alone: together they keep two busy.
  [
    [...checkStages, { title: "Recipes", run: followRecipes }],
    [
      { title: "Unit tests", run: () => runCommand("vitest", ["run"]) },
      { title: "Unit tests in nonsense", run: nonsenseTests },
    ],
  ],
  ...buildStages(site),
  { title: "Links", run: () => checkLinks(site), needs: ["Build"] },
  // On what was built here, and on what the recipes have built in nonsense.
  { title: "Browser tests", run: () => browserTests(), needs: ["Build"] },
]);
process.exit(passed ? 0 : 1);
